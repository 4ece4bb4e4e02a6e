import type { Actor } from '../../domain/core/command.ts';
import {
  type Consent,
  type ConsentKind,
  consentKinds,
  standingConsent,
} from '../../domain/patients/consent.ts';
import type { Patient } from '../../domain/patients/patient.ts';
import type { Revival } from './revival.ts';

const lastOf = (patient: Patient | undefined, kind: ConsentKind): Consent | undefined =>
  patient?.consents?.findLast((consent) => consent.kind === kind);

/**
 * Returns what brings one kind of consent to where the device last knew it.
 * What the server knows of a later day stands. A refusal is never overruled.
 */
function ofKind(kept: Patient, present: Patient | undefined, kind: ConsentKind): Revival[] {
  const { id } = kept;
  const was = lastOf(kept, kind);
  const is = lastOf(present, kind);
  if (!was) return [];
  const give: Revival = { name: 'patient.giveConsent', args: { id, kinds: [kind], day: was.day } };
  const revoke: Revival = { name: 'patient.revokeConsent', args: { id, kinds: [kind] } };
  const { revokedAt } = was;
  if (!is) return revokedAt === null ? [give] : [give, revoke];
  const isStanding = present !== undefined && standingConsent(present, kind) !== null;
  if (revokedAt !== null) return isStanding && is.givenAt <= revokedAt ? [revoke] : [];
  const isRefusedSince = (is.revokedAt ?? '') > was.givenAt;
  return isStanding || isRefusedSince ? [] : [give];
}

/**
 * Returns the commands that write a kept patient's consents and refusals down again.
 * Each has the day on which it was given, and is registered anew by whoever brings it back.
 */
export const consentRevivals = (
  kept: Patient,
  present: Patient | undefined,
  { role }: Actor,
): readonly Revival[] =>
  role === 'psych' ? consentKinds.flatMap((kind) => ofKind(kept, present, kind)) : [];
