import EventOutlinedIcon from '@mui/icons-material/EventOutlined';
import SpaceDashboardOutlinedIcon from '@mui/icons-material/SpaceDashboardOutlined';
import { entry } from './menu.ts';

export const patientMenu = [
  entry('/app/patient-dashboard', 'Meu Dashboard', 'Visão geral', SpaceDashboardOutlinedIcon, true),
  entry(
    '/app/patient-scheduling',
    'Meus Agendamentos',
    'Sessões e horários',
    EventOutlinedIcon,
    true,
  ),
] as const;
