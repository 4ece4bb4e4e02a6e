import type { AnyRoute } from '@tanstack/react-router';

/** The screens of patients, agenda and notes: children of `staffRoute`, each screen loaded when it is first visited. */
export const clinicRoutes = [] as const satisfies readonly AnyRoute[];
