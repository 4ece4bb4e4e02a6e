import { isValidCpf } from '../core/cpf.ts';
import type { Patient } from '../patients/patient.ts';

export interface Party {
  readonly name: string;
  /** Eleven digits; `null` where there is none that can be somebody's. */
  readonly cpf: string | null;
}

/** Who pays, and who is attended: often the same. */
export interface Parties {
  readonly payer: Party;
  readonly beneficiary: Party;
}

type Billed = Pick<Patient, 'name' | 'cpf'> & {
  readonly payerName?: string | null | undefined;
  readonly payerCpf?: string | null | undefined;
};

const digitsOf = (cpf: string | null | undefined): string | null =>
  cpf && isValidCpf(cpf) ? cpf.replaceAll(/\D/g, '') : null;

/** Whoever is named as paying does, whether or not the CPF is known: it is never taken for the patient's. */
export function partiesOf(patient: Billed): Parties {
  const beneficiary = { name: patient.name, cpf: digitsOf(patient.cpf) };
  const { payerName, payerCpf } = patient;
  if (!payerName && !payerCpf) return { payer: beneficiary, beneficiary };
  return {
    payer: { name: payerName ?? `quem paga por ${patient.name}`, cpf: digitsOf(payerCpf) },
    beneficiary,
  };
}
