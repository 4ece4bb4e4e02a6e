import { createRoute } from '@tanstack/react-router';
import { arriving } from '../../ui/arriving.tsx';
import { appointmentFilters } from '../../features/portal/address.ts';
import { guard, rootRoute } from './root.tsx';

/** The patient's side. */
export const patientRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'patient',
  beforeLoad: ({ context, location }) =>
    guard(context, location.href, (role) => role === 'patient'),
  component: arriving(() => import('../shell/PatientShell.tsx').then((m) => m.PatientShell)),
});

export const patientDashboardRoute = createRoute({
  getParentRoute: () => patientRoute,
  path: '/app/patient-dashboard',
  staticData: { title: 'Meu Dashboard' },
  component: arriving(() =>
    import('../../features/portal/OverviewPage.tsx').then((m) => m.OverviewPage),
  ),
});

export const patientSchedulingRoute = createRoute({
  getParentRoute: () => patientRoute,
  path: '/app/patient-scheduling',
  staticData: { title: 'Meus Agendamentos' },
  validateSearch: appointmentFilters,
  component: arriving(() =>
    import('../../features/portal/AppointmentsPage.tsx').then((m) => m.AppointmentsPage),
  ),
});
