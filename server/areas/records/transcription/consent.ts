import type { Actor } from '../../../../src/domain/core/command.ts';
import { noConsent, requireConsent } from '../../../../src/domain/patients/consent.ts';
import type { ReadParts } from '../../../kernel/parts.ts';
import { requireVisible, withReader } from '../../../engine/reading/reader.ts';

/**
 * Speech of a session becomes text only where the patient has agreed to it.
 * Who names no patient has nobody's consent.
 * @throws DomainError 409 `no_consent`; 404 for a patient whom the actor may not see
 */
export const askConsent = (
  { db, clock }: ReadParts,
  actor: Actor,
  patientId: string | null,
): Promise<void> =>
  withReader(db, actor, clock.now(), async (reader) => {
    if (patientId === null) throw noConsent('transcription');
    requireConsent(await requireVisible(reader, 'patients', patientId), 'transcription');
  });
