import AssessmentOutlinedIcon from '@mui/icons-material/AssessmentOutlined';
import CalendarMonthOutlinedIcon from '@mui/icons-material/CalendarMonthOutlined';
import EventOutlinedIcon from '@mui/icons-material/EventOutlined';
import HistoryOutlinedIcon from '@mui/icons-material/HistoryOutlined';
import InsightsOutlinedIcon from '@mui/icons-material/InsightsOutlined';
import PeopleAltOutlinedIcon from '@mui/icons-material/PeopleAltOutlined';
import SpaceDashboardOutlinedIcon from '@mui/icons-material/SpaceDashboardOutlined';

/** The screens that a side of the app offers, in the order of the menu; `daily` ones, four at most, are a thumb away. */
export const staffMenu = [
  { to: '/app/dashboard', label: 'Dashboard', icon: SpaceDashboardOutlinedIcon, daily: true },
  { to: '/app/agenda', label: 'Agenda', icon: CalendarMonthOutlinedIcon, daily: true },
  { to: '/app/historico', label: 'Histórico', icon: HistoryOutlinedIcon, daily: false },
  { to: '/app/pacientes', label: 'Pacientes', icon: PeopleAltOutlinedIcon, daily: true },
  { to: '/app/ai', label: 'AI Insights', icon: InsightsOutlinedIcon, daily: false },
  {
    to: '/app/relatorios-financeiros',
    label: 'Relatórios',
    icon: AssessmentOutlinedIcon,
    daily: false,
  },
] as const;

export const patientMenu = [
  {
    to: '/app/patient-dashboard',
    label: 'Meu Dashboard',
    icon: SpaceDashboardOutlinedIcon,
    daily: true,
  },
  {
    to: '/app/patient-scheduling',
    label: 'Meus Agendamentos',
    icon: EventOutlinedIcon,
    daily: true,
  },
] as const;

export type MenuEntry = (typeof staffMenu)[number] | (typeof patientMenu)[number];

/** Whether the entry's screen, or one below it, is at this path. */
export const leadsTo = ({ to }: MenuEntry, path: string): boolean =>
  path === to || path.startsWith(`${to}/`);
