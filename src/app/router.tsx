import { createRouter } from '@tanstack/react-router';
import type { AppContext } from './context.ts';
import { clinicRoutes } from './routes/clinic.tsx';
import { linkRoutes } from './routes/links.tsx';
import { forgotPasswordRoute, loginRoute } from './routes/login.tsx';
import { patientDashboardRoute, patientRoute, patientSchedulingRoute } from './routes/patient.tsx';
import { elsewhereRoute, indexRoute, rootRoute } from './routes/root.tsx';
import { dashboardRoute, staffRoute } from './routes/staff.tsx';
import { ErrorScreen } from './shell/ErrorScreen.tsx';

const routeTree = rootRoute.addChildren([
  indexRoute,
  loginRoute,
  forgotPasswordRoute,
  ...linkRoutes,
  staffRoute.addChildren([dashboardRoute, ...clinicRoutes]),
  patientRoute.addChildren([patientDashboardRoute, patientSchedulingRoute]),
  elsewhereRoute,
]);

export const createAppRouter = (context: AppContext) =>
  createRouter({
    routeTree,
    context,
    // The data comes from the device: a loader prefetches it, and live queries keep it current.
    defaultStaleTime: 0,
    defaultPreload: 'intent',
    defaultPendingMs: 300,
    scrollRestoration: true,
    defaultErrorComponent: ErrorScreen,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
