import { uuidv7 } from '../../../src/domain/core/id.ts';
import type { CorrectionRequest } from '../../../src/domain/corrections/correction.ts';
import { DAY_MS } from './calendar.ts';
import { createRandom } from './random.ts';
import type { Practice } from './practice.ts';

const iso = (at: number): string => new Date(at).toISOString();

/** Who has an account has asked for two corrections: an old one was made, one of three days ago waits. */
export function createCorrections(practice: Practice, now: number): CorrectionRequest[] {
  const patient = practice.patients.find(({ userId }) => userId !== null);
  if (!patient) return [];
  // Of its own, so that what is drawn after it stays as it was.
  const { bytes } = createRandom(57);
  const { id: patientId, psychologistId } = patient;
  const request = (at: number, rest: Partial<CorrectionRequest>): CorrectionRequest => ({
    id: uuidv7(at, bytes),
    patientId,
    psychologistId,
    field: 'address',
    wanted: 'Rua das Laranjeiras, 210, ap. 31',
    status: 'open',
    reason: null,
    answeredBy: null,
    answeredAt: null,
    createdAt: iso(at),
    ...rest,
  });
  const first = now - 40 * DAY_MS;
  return [
    request(first, {
      field: 'emergencyContact',
      wanted: 'Joana (irmã), 11 98888-0101',
      status: 'accepted',
      reason: 'Corrigido no cadastro. Obrigada!',
      answeredBy: psychologistId,
      answeredAt: iso(first + 2 * DAY_MS),
    }),
    request(now - 3 * DAY_MS, {}),
  ];
}
