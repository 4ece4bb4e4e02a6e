import type { Actor } from '../../src/domain/core/command.ts';
import { noConsent, requireConsent } from '../../src/domain/patients/consent.ts';
import type { ReadParts } from '../kernel/parts.ts';
import { type Reader, requireVisible, withReader } from '../reading/reader.ts';

/** Callers of before named no patient: they go on, until their practice asks for consents. */
async function mayStayUnnamed({ tx, actor }: Reader): Promise<boolean> {
  const practice = await tx
    .selectFrom('tenants')
    .select('ai_consent_since')
    .where('id', '=', actor.tenantId)
    .executeTakeFirstOrThrow();
  return practice.ai_consent_since === null;
}

/**
 * Speech of a session becomes text only where the patient has agreed to it.
 * @param patientId `null`: the caller did not say whose session it is
 * @throws DomainError 409 `no_consent`; 404 for a patient whom the actor may not see
 */
export const askConsent = (
  { db, clock }: ReadParts,
  actor: Actor,
  patientId: string | null,
): Promise<void> =>
  withReader(db, actor, clock.now(), async (reader) => {
    if (patientId !== null)
      return requireConsent(await requireVisible(reader, 'patients', patientId), 'transcription');
    if (!(await mayStayUnnamed(reader))) throw noConsent('transcription');
  });
