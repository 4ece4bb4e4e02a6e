import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { appointmentFilters } from '../../features/portal/filters.ts';
import { guard, rootRoute } from './root.tsx';

/** The patient's side. */
export const patientRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'patient',
  beforeLoad: ({ context, location }) =>
    guard(context, location.href, (role) => role === 'patient'),
  component: lazyRouteComponent(() => import('../shell/PatientShell.tsx'), 'PatientShell'),
});

export const patientDashboardRoute = createRoute({
  getParentRoute: () => patientRoute,
  path: '/app/patient-dashboard',
  staticData: { title: 'Meu Dashboard' },
  component: lazyRouteComponent(
    () => import('../../features/portal/OverviewPage.tsx'),
    'OverviewPage',
  ),
});

export const patientSchedulingRoute = createRoute({
  getParentRoute: () => patientRoute,
  path: '/app/patient-scheduling',
  staticData: { title: 'Meus Agendamentos' },
  validateSearch: appointmentFilters,
  component: lazyRouteComponent(
    () => import('../../features/portal/AppointmentsPage.tsx'),
    'AppointmentsPage',
  ),
});
