import type { Role } from '../../src/domain/users/user.ts';

/**
 * Whose rows a role reaches through a route: `own` are the psychologist's, `clinic` the whole practice's (without
 * clinical text), `self` the patient's and the person's own. What is outside answers as if it did not exist.
 * `practice` is the practice itself, which is up to who owns it: in a clinic to its administration, elsewhere to the
 * psychologist; nobody else may.
 */
export type Scope = 'own' | 'clinic' | 'self' | 'practice';

/** Who may call a route; a role that is not named may not. `public` needs no account. */
export type Rule = 'public' | { readonly [R in Role]?: Scope };

export type Policy = Readonly<Record<string, Rule>>;

export const routeName = ({ method, path }: { readonly method: string; readonly path: string }) =>
  `${method} ${path}`;

const staff = { psych: 'own', administrator: 'clinic' } as const;
const everyone = { ...staff, patient: 'self' } as const;
const account = { psych: 'self', administrator: 'self', patient: 'self' } as const;
const author = { psych: 'own' } as const;
const owner = { psych: 'practice', administrator: 'practice' } as const;

/** The whole of who may call what. A route without a line here is closed to everybody, and a test fails. */
export const policy: Policy = {
  'GET /health': 'public',
  'GET /openapi.json': 'public',
  'GET /docs': 'public',

  'POST /auth/login': 'public',
  'POST /auth/registerTenantPsych': 'public',
  'POST /auth/registerClinic': 'public',
  'POST /auth/verify-email': 'public',
  'POST /auth/resend-verification': 'public',
  'POST /auth/forgot-password': 'public',
  'POST /auth/reset-password': 'public',
  'POST /auth/confirm-email': 'public',
  'POST /auth/undo-email': 'public',
  'POST /auth/change-email': account,
  'POST /auth/change-password': account,
  'POST /auth/renew': account,
  'POST /auth/logout': account,
  'POST /auth/end-session': 'public',
  'POST /auth/mark-plan-selected': owner,
  'GET /users/profile': account,
  'PUT /users/profile': account,

  'GET /plans/available': 'public',
  'GET /plans/recommended': 'public',
  'GET /plans/:id': 'public',
  'GET /billing/subscription': staff,
  'POST /billing/subscribe': owner,

  'POST /patient-invites/create': staff,
  'POST /patient-invites/resend/:id': staff,
  'POST /patient-invites/validate/:token': 'public',
  'POST /patient-invites/use/:token': 'public',

  'GET /patients': everyone,
  'POST /patients': staff,
  'GET /patients/search': everyone,
  'GET /patients/by-user/:userId': everyone,
  'GET /patients/:id': everyone,
  'PUT /patients/:id': staff,
  'DELETE /patients/:id': staff,
  'PATCH /patients/:id/status': staff,
  'PATCH /patients/:id/legal-hold': staff,
  'GET /patients/:id/stats': everyone,
  'GET /patients/:id/appointments': everyone,

  'POST /appointments': everyone,
  'GET /appointments/upcoming': everyone,
  'GET /appointments/history': everyone,
  'GET /appointments/history/stats': everyone,
  'GET /appointments/:id': everyone,
  'PATCH /appointments/:id': staff,
  'DELETE /appointments/:id': everyone,
  'PATCH /appointments/:id/cancel': staff,
  'PATCH /appointments/:id/complete': staff,
  'PATCH /appointments/:id/status': staff,

  'GET /availability-blocks': staff,
  'POST /availability-blocks': staff,
  'PATCH /availability-blocks/:id': staff,
  'DELETE /availability-blocks/:id': staff,
  'GET /recurring-breaks': staff,
  'POST /recurring-breaks': staff,
  'PATCH /recurring-breaks/:id': staff,
  'DELETE /recurring-breaks/:id': staff,
  'GET /availability-periods': staff,
  'POST /availability-periods': staff,
  'PUT /availability-periods/:id': staff,
  'DELETE /availability-periods/:id': staff,
  'POST /availability-periods/check-availability': everyone,
  'GET /availability-periods/available-slots': everyone,
  'POST /availability-new/weekly-period': staff,
  'GET /availability-new/psychologist/:id': staff,
  'GET /availability-new/patient-slots': everyone,

  'GET /recurring-appointments': staff,
  'POST /recurring-appointments': staff,
  'GET /recurring-appointments/:id': staff,
  'PATCH /recurring-appointments/:id': staff,
  'DELETE /recurring-appointments/:id': staff,
  'PATCH /recurring-appointments/:id/deactivate': staff,
  'PATCH /recurring-appointments/:id/activate': staff,
  'POST /recurring-appointments/resolve-conflicts': staff,

  'POST /notes': author,
  'GET /notes/:id': author,
  'PUT /notes/:id': author,
  'DELETE /notes/:id': author,
  'POST /notes/:id/restore': author,
  'GET /archived-notes': author,
  'GET /disposals': staff,
  'GET /notes/byPatient/:id': author,
  'GET /notes/byAppointment/:id': author,
  'GET /notes/sentiment-analytics/:period': author,
  'GET /notes/patterns/:id': author,
  'POST /notes/transcribe': author,

  'GET /dashboard/next-sessions': staff,
  'GET /dashboard/nextPatientSummary': staff,
  'GET /dashboard/ongoing-sessions': staff,
  'GET /dashboard/stats': staff,

  'GET /payments': staff,
  'POST /payments': staff,
  'GET /payments/stats': staff,
  'GET /payments/appointment/:id': staff,
  'PATCH /payments/:id': staff,
  'DELETE /payments/:id': staff,
  'GET /financial-reports/summary': staff,
  'GET /financial-reports/monthly-revenue': staff,
  'GET /financial-reports/payment-methods': staff,
  'GET /financial-reports/patients': staff,
  'GET /financial-reports/recent-payments': staff,

  'GET /google-calendar/auth-url': author,
  'POST /google-calendar/connect': author,
  'POST /google-calendar/calendars': author,
  'POST /google-calendar/connect-with-calendar': author,
  'GET /google-calendar/integration': staff,
  'PUT /google-calendar/integration': author,
  'POST /google-calendar/sync': author,
  'POST /google-calendar/sync-appointments': author,
  'DELETE /google-calendar/disconnect': author,

  'GET /audit/events': owner,
  'GET /audit/reads': staff,
  'POST /audit/reads': staff,

  'GET /sync/changes': everyone,
  'GET /sync/events': everyone,
  'POST /sync/commands': everyone,
};
