import * as v from 'valibot';
import { defineEntity, field, OWNER, OWNER_AND_PORTAL, schemaOf } from '../core/entity.ts';
import { uuid } from '../core/fields.ts';
import { earlierReceipt, isMadeOutToPatient, issuedPaper, portalReceipt } from './issuedFields.ts';

/** What was issued for money that came: a numbered receipt, and the city's invoice (NFS-e) that was made elsewhere. */
const receiptFields = {
  /** Of `receiptIdOf`. */
  id: field(uuid, 'Código', OWNER_AND_PORTAL),
  psychologistId: field(uuid, 'Psicólogo (código)', OWNER_AND_PORTAL),
  transactionId: field(uuid, 'Recebimento (código)', OWNER_AND_PORTAL),
  /** The patient who paid, by the server with the number; `null` where none is made out to them. */
  patientId: field(v.optional(v.nullable(uuid)), 'Paciente (código)', OWNER_AND_PORTAL),
  /** In which it was first asked for; numbers begin anew with each. */
  year: field(v.number(), 'Ano', OWNER_AND_PORTAL),
  /** By the server, in the order of arrival; `null` until it has given one, or where none was issued. */
  number: field(v.nullable(v.number()), 'Número', OWNER_AND_PORTAL),
  issuedAt: field(v.nullable(v.string()), 'Emitido em', OWNER_AND_PORTAL),
  /** Number or address of the NFS-e. */
  invoice: field(v.nullable(v.string()), 'Nota fiscal', OWNER_AND_PORTAL),
  /** By the server, with the number. */
  paper: field(v.optional(v.nullable(issuedPaper)), 'Texto', OWNER),
  /** Those that it replaces, the first one first. */
  earlier: field(v.optional(v.nullable(v.array(earlierReceipt))), 'Substituídos', OWNER),
  /**
   * Those made out to the patient, the last one first. By the server, while the psychologist has
   * receipts shown in portals; `null` otherwise.
   */
  inPortal: field(v.optional(v.nullable(v.array(portalReceipt))), 'No portal', ['portal']),
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

type Shown = Pick<Receipt, 'year' | 'number' | 'invoice' | 'paper' | 'earlier'>;

/** Returns the receipts that the patient's portal has while they are shown there. */
export function portalReceiptsOf(receipt: Shown): NonNullable<Receipt['inPortal']> {
  const { invoice, paper, earlier } = receipt;
  const last = { number: receiptNumber(receipt), invoice, paper };
  return [last, ...(earlier ?? []).toReversed()].flatMap(({ number, paper: one, ...rest }) =>
    number && one && isMadeOutToPatient(one)
      ? [{ number, invoice: rest.invoice, text: one.text }]
      : [],
  );
}

/** Returns the numbers of a year that a receipt has, and that it had before. */
export const numbersIn = (
  { year, number, earlier }: Pick<Receipt, 'year' | 'number' | 'earlier'>,
  wanted: number,
): readonly number[] => [
  ...(year === wanted && number !== null ? [number] : []),
  ...(earlier ?? [])
    .filter((one) => one.number.startsWith(`${wanted}/`))
    .map((one) => Number(one.number.slice(5))),
];
