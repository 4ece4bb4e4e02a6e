import { createRoute } from '@tanstack/react-router';
import { arriving } from '../../ui/arriving.tsx';
import { validateAgendaSearch } from '../../features/agenda/search.ts';
import { validatePatientSearch } from '../../features/patients/patientSearch.ts';
import { filterOf, validatePatientsSearch } from '../../features/patients/search.ts';
import { validateSessionSearch } from '../../features/session/search.ts';
import { staffRoute } from './staff.tsx';

const agendaRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/app/agenda',
  staticData: { title: 'Agenda' },
  validateSearch: validateAgendaSearch,
  loader: ({ context }) => context.client.live.prefetch('practice', {}),
  component: arriving(() => import('./screens/AgendaScreen.tsx').then((m) => m.AgendaScreen)),
});

const patientsRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/app/pacientes',
  staticData: { title: 'Pacientes' },
  validateSearch: validatePatientsSearch,
  loaderDeps: ({ search }) => filterOf(search),
  loader: ({ context, deps }) =>
    context.client.live.prefetch('patients.list', { ...deps, offset: 0, limit: 100 }),
  component: arriving(() =>
    import('../../features/patients/PatientsPage.tsx').then((m) => m.PatientsPage),
  ),
});

const patientRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/app/pacientes/$patientId',
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

/** The screens of patients, agenda and notes: children of `staffRoute`, each screen loaded when it is first visited. */
export const clinicRoutes = [agendaRoute, patientsRoute, patientRoute, sessionRoute] as const;
