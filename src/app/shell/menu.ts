import CalendarMonthOutlinedIcon from '@mui/icons-material/CalendarMonthOutlined';
import EventOutlinedIcon from '@mui/icons-material/EventOutlined';
import PeopleAltOutlinedIcon from '@mui/icons-material/PeopleAltOutlined';
import SpaceDashboardOutlinedIcon from '@mui/icons-material/SpaceDashboardOutlined';

/** The screens that a side of the app offers, in the order of the menu. */
export const staffMenu = [
  { to: '/app/dashboard', label: 'Dashboard', icon: SpaceDashboardOutlinedIcon },
  { to: '/app/agenda', label: 'Agenda', icon: CalendarMonthOutlinedIcon },
  { to: '/app/pacientes', label: 'Pacientes', icon: PeopleAltOutlinedIcon },
] as const;

export const patientMenu = [
  { to: '/app/patient-dashboard', label: 'Meu Dashboard', icon: SpaceDashboardOutlinedIcon },
  { to: '/app/patient-scheduling', label: 'Meus Agendamentos', icon: EventOutlinedIcon },
] as const;

export type MenuEntry = (typeof staffMenu)[number] | (typeof patientMenu)[number];
