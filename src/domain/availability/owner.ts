import type { Actor } from '../core/command.ts';
import { type DocumentSet, type Ref, required } from '../core/documents.ts';
import { DomainError } from '../core/errors.ts';
import { DEFAULT_TIME_ZONE } from '../time/zone.ts';
import { requirePsychologist } from '../users/psychologist.ts';

type Chosen = string | undefined;

/** What the rules of a psychologist's times look at: the practice's time zone, and whom an administrator names. */
export const readsForTimes = (actor: Actor, chosen?: Chosen): readonly Ref[] => [
  ['tenants', actor.tenantId],
  ...(actor.role === 'administrator' && chosen ? [['users', chosen] as const] : []),
];

/**
 * Whose times they are: a psychologist's own, whomever the form names; an administrator names one.
 * @throws DomainError where nobody is named, or somebody who holds no sessions
 */
export function ownerOf(documents: DocumentSet, { role, userId }: Actor, chosen: Chosen): string {
  if (role === 'psych') return userId;
  if (!chosen)
    throw new DomainError('psychologist_required', 'Informe de qual psicólogo é o horário.', 422);
  return requirePsychologist(documents, chosen).id;
}

/** The time zone in which the practice's clocks run, IANA. */
export const zoneFor = (documents: DocumentSet, { tenantId }: Actor): string =>
  required(documents, 'tenants', tenantId).timeZone || DEFAULT_TIME_ZONE;
