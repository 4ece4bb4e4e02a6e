import { createRoute } from '@tanstack/react-router';
import { arriving } from '../../ui/arriving.tsx';

import { validateAgendaSearch } from '../../features/agenda/search.ts';
import { validateHistorySearch } from '../../features/history/address.ts';
import { validateInsightsSearch } from '../../features/insights/address.ts';
import { validatePatientSearch } from '../../features/patients/patientSearch.ts';
import { filterOf, validatePatientsSearch } from '../../features/patients/list/search.ts';
import { validateReportsSearch } from '../../features/reports/address.ts';
import { validateFinanceSearch } from '../../features/payments/owed/address.ts';
import { validateSettingsSearch } from '../../features/settings/address.ts';
import { validateSessionSearch } from '../../features/session/search.ts';
import { presentMinute } from '../../ui/useNow.ts';
import { staffRoute } from './staff.tsx';

const agendaRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/app/agenda',
  staticData: { title: 'Agenda' },
  validateSearch: validateAgendaSearch,
  // Live afterwards: another month needs none of it anew.
  staleTime: Infinity,
  loader: ({ context }) => context.client.live.prefetch('practice', {}),
  component: arriving(() => import('./screens/AgendaScreen.tsx').then((m) => m.AgendaScreen)),
});

const patientsRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/app/pacientes',
  staticData: { title: 'Pacientes' },
  validateSearch: validatePatientsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, location }) => {
    // Beside a patient it may come a moment later.
    if (location.pathname !== '/app/pacientes') return undefined;
    const filter = filterOf(deps, presentMinute());
    return context.client.live.prefetch('patients.list', { ...filter, offset: 0, limit: 100 });
  },
  component: arriving(() => import('./screens/PatientsScreen.tsx').then((m) => m.PatientsScreen)),
});

const importRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/app/pacientes/importar',
  staticData: { title: 'Importar pacientes' },
  component: arriving(() =>
    import('../../features/patients/import/ImportPage.tsx').then((m) => m.ImportPage),
  ),
});

const patientRoute = createRoute({
  getParentRoute: () => patientsRoute,
  path: '$patientId',
  staticData: { title: 'Paciente' },
  validateSearch: validatePatientSearch,
  loader: ({ context, params }) =>
    context.client.live.prefetch('patients.byId', { id: params.patientId }),
  component: arriving(() => import('./screens/PatientScreen.tsx').then((m) => m.PatientScreen)),
});

const sessionRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/app/sessoes/$appointmentId',
  staticData: { title: 'Sessão' },
  validateSearch: validateSessionSearch,
  loader: ({ context, params }) =>
    context.client.live.prefetch('appointments.byId', { id: params.appointmentId }),
  component: arriving(() => import('./screens/SessionScreen.tsx').then((m) => m.SessionScreen)),
});

const notesPage = arriving(() =>
  import('../../features/notes/list/NotesPage.tsx').then((m) => m.NotesPage),
);

const notesRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/app/notas',
  staticData: { title: 'Notas' },
  loader: ({ context }) => context.client.live.prefetch('notes.list', {}),
  component: notesPage,
});

const patientNotesRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/app/notas/$patientId',
  staticData: { title: 'Notas do paciente' },
  loader: ({ context, params }) => context.client.live.prefetch('notes.list', params),
  component: notesPage,
});

const insightsRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/app/ai',
  staticData: { title: 'AI Insights' },
  validateSearch: validateInsightsSearch,
  component: arriving(() =>
    import('../../features/insights/InsightsPage.tsx').then((m) => m.InsightsPage),
  ),
});

const historyRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/app/historico',
  staticData: { title: 'Histórico' },
  validateSearch: validateHistorySearch,
  component: arriving(() =>
    import('../../features/history/HistoryPage.tsx').then((m) => m.HistoryPage),
  ),
});

const reportsRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/app/relatorios-financeiros',
  staticData: { title: 'Relatórios financeiros' },
  validateSearch: validateReportsSearch,
  component: arriving(() =>
    import('../../features/reports/ReportsPage.tsx').then((m) => m.ReportsPage),
  ),
});

const financeRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/app/financeiro',
  staticData: { title: 'Financeiro' },
  validateSearch: validateFinanceSearch,
  component: arriving(() => import('./screens/FinanceScreen.tsx').then((m) => m.FinanceScreen)),
});

const plansRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/app/plans',
  staticData: { title: 'Planos' },
  component: arriving(() => import('./screens/PlansScreen.tsx').then((m) => m.PlansScreen)),
});

const billingRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/app/billing',
  staticData: { title: 'Assinatura' },
  component: arriving(() => import('./screens/BillingScreen.tsx').then((m) => m.BillingScreen)),
});

const settingsRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/app/configuracoes',
  staticData: { title: 'Configurações' },
  validateSearch: validateSettingsSearch,
  component: arriving(() => import('./screens/SettingsScreen.tsx').then((m) => m.SettingsScreen)),
});

const certificateRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/app/notas/comprovante/$noteId',
  staticData: { title: 'Comprovante de custódia' },
  component: arriving(() =>
    import('../../features/custody/CertificatePage.tsx').then((m) => m.CertificatePage),
  ),
});

/** The screens of patients, agenda and notes: children of `staffRoute`, each screen loaded when it is first visited. */
export const clinicRoutes = [
  agendaRoute,
  patientsRoute.addChildren([patientRoute]),
  importRoute,
  sessionRoute,
  notesRoute,
  patientNotesRoute,
  insightsRoute,
  historyRoute,
  reportsRoute,
  financeRoute,
  certificateRoute,
  settingsRoute,
  plansRoute,
  billingRoute,
] as const;
