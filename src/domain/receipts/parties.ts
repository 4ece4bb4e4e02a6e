import * as v from 'valibot';
import { isValidCpf } from '../core/taxIds/cpf.ts';
import type { Patient } from '../patients/patient.ts';

const PARTY_NAME_MAX = 600;

export const partySchema = v.object({
  name: v.pipe(v.string(), v.maxLength(PARTY_NAME_MAX)),
  /** Eleven digits; `null` where there is none that can be somebody's. */
  cpf: v.nullable(v.pipe(v.string(), v.regex(/^\d{11}$/, 'CPF inválido.'))),
});
export type Party = Readonly<v.InferOutput<typeof partySchema>>;

/** Who pays, and who is attended: often the same. */
export interface Parties {
  readonly payer: Party;
  readonly beneficiary: Party;
}

/** The parties as they were when the money came. */
export const keptPartiesSchema = v.object({
  payer: partySchema,
  beneficiary: partySchema,
  /** True if they were filled in later from the patient's record. */
  isFilled: v.optional(v.boolean()),
});
export type KeptParties = v.InferOutput<typeof keptPartiesSchema>;

type Billed = Pick<Patient, 'name' | 'cpf'> & {
  readonly payerName?: string | null | undefined;
  readonly payerCpf?: string | null | undefined;
};

const digitsOf = (cpf: string | null | undefined): string | null =>
  cpf && isValidCpf(cpf) ? cpf.replaceAll(/\D/g, '') : null;

/**
 * Returns the parties that a patient's record names today. Whoever is named as paying does, whether
 * or not the CPF is known: it is never taken for the patient's.
 */
export function partiesOf(patient: Billed): Parties {
  const beneficiary = { name: patient.name, cpf: digitsOf(patient.cpf) };
  const { payerName, payerCpf } = patient;
  if (!payerName && !payerCpf) return { payer: beneficiary, beneficiary };
  return {
    payer: { name: payerName ?? `quem paga por ${patient.name}`, cpf: digitsOf(payerCpf) },
    beneficiary,
  };
}

/** Adds a CPF that nobody knew at the time, if the record has one of the same person by now. */
const completed = (kept: Party, known: readonly Party[]): Party =>
  kept.cpf === null ? (known.find(({ name }) => name === kept.name) ?? kept) : kept;

/**
 * Returns the parties of money that came: those that were kept with it. A CPF that was unknown may
 * become known; what was known never changes.
 * @param kept absent from what an older version wrote: then the record of today counts
 * @param patient absent where the reader may not see the record
 * @returns `null` where neither is there
 */
export function partiesAtPayment(
  kept: KeptParties | null | undefined,
  patient: Billed | undefined,
): Parties | null {
  const today = patient ? partiesOf(patient) : null;
  if (!kept) return today;
  const { payer, beneficiary } = kept;
  return {
    payer: completed(payer, today ? [today.payer, today.beneficiary] : []),
    beneficiary: completed(beneficiary, today ? [today.beneficiary] : []),
  };
}

/** True if somebody else pays for whoever is attended. */
export const isPaidByAnother = ({ payer, beneficiary }: Parties): boolean =>
  payer.name !== beneficiary.name || payer.cpf !== beneficiary.cpf;
