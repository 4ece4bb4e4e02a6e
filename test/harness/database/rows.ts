import type { NewOutboxRow } from '../../../src/data/outbox/row.ts';
import { uuidv7 } from '../../../src/domain/core/id.ts';

const zeros = (length: number): Uint8Array => new Uint8Array(length);

/** A UUID that depends on its number only. */
export const idOf = (number: number): string => uuidv7(number, zeros);

/** A command that waits; `number` makes its key, its patient and the time. */
export const patientRow = (number: number, changes: Partial<NewOutboxRow> = {}): NewOutboxRow => {
  const id = idOf(1_000_000 + number);
  return {
    key: idOf(number),
    userId: 'user',
    name: 'patient.create',
    args: { id, name: `Paciente ${number}`, email: `p${number}@exemplo.com.br` },
    at: new Date(number * 1000).toISOString(),
    baseV: 0,
    touches: [`patients/${id}`],
    state: 'waiting',
    seq: null,
    tries: 0,
    ackV: null,
    refusal: null,
    ...changes,
  };
};
