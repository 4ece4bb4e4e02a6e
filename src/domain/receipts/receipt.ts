import * as v from 'valibot';
import type { Entity } from '../core/entity.ts';
import { uuid } from '../core/fields.ts';

/** What was issued for money that came: a numbered receipt, and the city's invoice (NFS-e) that was made elsewhere. */
export const receiptSchema = v.object({
  /** Of `receiptIdOf`. */
  id: uuid,
  psychologistId: uuid,
  transactionId: uuid,
  /** The patient who paid, by the server with the number; `null` where it is made out to somebody else. */
  patientId: v.optional(v.nullable(uuid)),
  /** In which it was first asked for; numbers begin anew with each. */
  year: v.number(),
  /** By the server, in the order of arrival; `null` until it has given one, or where none was issued. */
  number: v.nullable(v.number()),
  issuedAt: v.nullable(v.string()),
  /** Number or address of the NFS-e. */
  invoice: v.nullable(v.string()),
  createdAt: v.string(),
});
export type Receipt = v.InferOutput<typeof receiptSchema>;

export const paymentReceipts: Entity<Receipt> = {
  schema: receiptSchema,
  missing: 'Recibo não encontrado.',
  seenBy: {
    owner: { of: ({ psychologistId }) => psychologistId, sees: 'whole' },
    portal: { of: 'patient', sees: 'whole' },
  },
};

/**
 * There is one receipt for a transaction, whichever device asks: its id follows from the transaction's, as a version that
 * nothing else of ours has.
 */
export const receiptIdOf = (transactionId: string): string =>
  `${transactionId.slice(0, 14)}8${transactionId.slice(15)}`;

/** `2026/0012` */
export const receiptNumber = ({ year, number }: Pick<Receipt, 'year' | 'number'>): string | null =>
  number === null ? null : `${year}/${String(number).padStart(4, '0')}`;
