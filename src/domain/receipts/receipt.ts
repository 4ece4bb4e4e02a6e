import * as v from 'valibot';
import { defineEntity, field, OWNER_AND_PORTAL, schemaOf } from '../core/entity.ts';
import { uuid } from '../core/fields.ts';

/** What was issued for money that came: a numbered receipt, and the city's invoice (NFS-e) that was made elsewhere. */
export const receiptFields = {
  /** Of `receiptIdOf`. */
  id: field(uuid, 'Código', OWNER_AND_PORTAL),
  psychologistId: field(uuid, 'Psicólogo (código)', OWNER_AND_PORTAL),
  transactionId: field(uuid, 'Recebimento (código)', OWNER_AND_PORTAL),
  /** The patient who paid, by the server with the number; `null` where it is made out to somebody else. */
  patientId: field(v.optional(v.nullable(uuid)), 'Paciente (código)', OWNER_AND_PORTAL),
  /** In which it was first asked for; numbers begin anew with each. */
  year: field(v.number(), 'Ano', OWNER_AND_PORTAL),
  /** By the server, in the order of arrival; `null` until it has given one, or where none was issued. */
  number: field(v.nullable(v.number()), 'Número', OWNER_AND_PORTAL),
  issuedAt: field(v.nullable(v.string()), 'Emitido em', OWNER_AND_PORTAL),
  /** Number or address of the NFS-e. */
  invoice: field(v.nullable(v.string()), 'Nota fiscal', OWNER_AND_PORTAL),
  createdAt: field(v.string(), 'Criado em', OWNER_AND_PORTAL),
};

export const receiptSchema = schemaOf(receiptFields);
export type Receipt = v.InferOutput<typeof receiptSchema>;

export const paymentReceipts = defineEntity({
  fields: receiptFields,
  schema: receiptSchema,
  missing: 'Recibo não encontrado.',
  readers: { owner: ({ psychologistId }) => psychologistId, portal: 'patient' },
});

/**
 * There is one receipt for a transaction, whichever device asks: its id follows from the transaction's, as a version that
 * nothing else of ours has.
 */
export const receiptIdOf = (transactionId: string): string =>
  `${transactionId.slice(0, 14)}8${transactionId.slice(15)}`;

/** `2026/0012` */
export const receiptNumber = ({ year, number }: Pick<Receipt, 'year' | 'number'>): string | null =>
  number === null ? null : `${year}/${String(number).padStart(4, '0')}`;
