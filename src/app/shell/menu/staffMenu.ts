import AssessmentOutlinedIcon from '@mui/icons-material/AssessmentOutlined';
import CalendarMonthOutlinedIcon from '@mui/icons-material/CalendarMonthOutlined';
import CreditCardOutlinedIcon from '@mui/icons-material/CreditCardOutlined';
import HistoryOutlinedIcon from '@mui/icons-material/HistoryOutlined';
import InsightsOutlinedIcon from '@mui/icons-material/InsightsOutlined';
import PeopleAltOutlinedIcon from '@mui/icons-material/PeopleAltOutlined';
import SettingsOutlinedIcon from '@mui/icons-material/SettingsOutlined';
import SpaceDashboardOutlinedIcon from '@mui/icons-material/SpaceDashboardOutlined';
import { entry } from './menu.ts';

/**
 * The screens that a side of the app offers, in the order of the menu, each with a line about it; `daily` ones, four at
 * most, are a thumb away.
 */
export const staffMenu = [
  entry('/app/dashboard', 'Dashboard', 'Visão geral', SpaceDashboardOutlinedIcon, true),
  entry('/app/agenda', 'Agenda', 'Gerenciar horários', CalendarMonthOutlinedIcon, true),
  entry('/app/historico', 'Histórico', 'Histórico de sessões', HistoryOutlinedIcon),
  entry('/app/pacientes', 'Pacientes', 'Gerenciar pacientes', PeopleAltOutlinedIcon, true),
  entry('/app/ai', 'AI Insights', 'Análise das notas', InsightsOutlinedIcon),
  entry(
    '/app/relatorios-financeiros',
    'Relatórios',
    'Relatórios financeiros',
    AssessmentOutlinedIcon,
  ),
  entry('/app/billing', 'Assinatura', 'Gerenciar plano', CreditCardOutlinedIcon),
  entry('/app/configuracoes', 'Configurações', 'Ajustes e integrações', SettingsOutlinedIcon),
] as const;
