import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { filterOf, validatePatientsSearch } from '../../features/patients/search.ts';
import { staffRoute } from './staff.tsx';

const patientsRoute = createRoute({
  getParentRoute: () => staffRoute,
  path: '/app/pacientes',
  validateSearch: validatePatientsSearch,
  loaderDeps: ({ search }) => filterOf(search),
  loader: ({ context, deps }) =>
    context.client.live.prefetch('patients.list', { ...deps, offset: 0, limit: 100 }),
  component: lazyRouteComponent(
    () => import('../../features/patients/PatientsPage.tsx'),
    'PatientsPage',
  ),
});

/** The screens of patients, agenda and notes: children of `staffRoute`, each screen loaded when it is first visited. */
export const clinicRoutes = [patientsRoute] as const;
