import type { Rows } from '../../harness/practice/fullPractice.ts';

export type IdKind = keyof Rows;

/** What the id in a path names, by the first pattern that fits. */
const KINDS: readonly (readonly [RegExp, IdKind])[] = [
  [/\/patients\/by-user\/:userId/, 'account'],
  [/^PATCH \/patients\/:id\/reminders/, 'patient'],
  [/^(PUT|PATCH|DELETE) \/patients\/:id/, 'guest'],
  [/\/patients\/:id/, 'patient'],
  [/ \/notes\/(byPatient|patterns)\/:id/, 'patient'],
  [/ \/notes\/byAppointment\/:id/, 'heldAppointment'],
  [/ \/notes\/:id/, 'note'],
  [/ \/note-templates\/:id/, 'template'],
  [/ \/issued-documents\/:id/, 'issued'],
  [/ \/correction-requests\/:id/, 'correction'],
  [/ \/handovers\/:id/, 'handover'],
  [/ \/receita-files\/:id/, 'receitaFile'],
  [/ \/payments\/appointment\/:id/, 'heldAppointment'],
  [/ \/payments\/:id/, 'payment'],
  [/ \/packages\/:id/, 'package'],
  [/ \/appointments\/:id/, 'appointment'],
  [/ \/availability-blocks\/:id/, 'block'],
  [/ \/recurring-breaks\/:id/, 'break'],
  [/ \/availability-periods\/:id/, 'period'],
  [/ \/availability-new\/psychologist\/:id/, 'psychologist'],
  [/ \/recurring-appointments\/:id/, 'recurrence'],
  [/ \/clinic\/members\/:id/, 'psychologist'],
  [/ \/patient-invites\/(resend|link)\/:id/, 'invite'],
];

/** Parameters that name nobody's row. */
const NO_ROWS = /\/plans\/:id|:token|:period/;

/**
 * @param route as in the policy
 * @returns `null` where the path names no row
 */
export function kindOf(route: string): IdKind | null {
  if (!route.includes(':') || NO_ROWS.test(route)) return null;
  const found = KINDS.find(([pattern]) => pattern.test(route));
  if (!found) throw new Error(`Say in ${import.meta.url} what the id of ${route} names.`);
  return found[1];
}

/** Fields of queries and bodies that name rows. */
export const namedRows: Readonly<Record<string, IdKind>> = {
  patientId: 'patient',
  psychId: 'psychologist',
  psychologistId: 'psychologist',
  appointmentId: 'openAppointment',
  recurringAppointmentId: 'recurrence',
};

/** The path of a route with everything filled in that names no row. */
export const pathOf = (route: string, id: string): string =>
  route
    .replace(/^\S+ /, '')
    .replace('/plans/:id', '/plans/basic')
    .replace(':token', 'a'.repeat(43))
    .replace(':period', 'month')
    // A note's first version: the world gives each note one.
    .replace(/:v$/, '1')
    .replace(/:(id|userId)/, id);

/** The path of a route with one text in the place of each parameter. */
export const withParameter = (route: string, text: string): string =>
  route.replace(/^\S+ /, '').replace(/:\w+/g, () => text);
