import { emailAddress } from '../core/emailAddress.ts';
import { isValidCnpj, plainCnpj } from '../core/taxIds/cnpj.ts';
import { isValidCpf } from '../core/taxIds/cpf.ts';

/** Eleven digits can be a CPF and a telephone: which one it is must be asked. */
export const pixKeyKinds = ['cpf', 'cnpj', 'phone', 'email', 'random'] as const;
export type PixKeyKind = (typeof pixKeyKinds)[number];

/** The directory's own limit of a key. */
const PIX_KEY_MAX = 77;

const digitsOf = (typed: string): string => typed.replaceAll(/[\s().-]/g, '');

/** With the country's number before it where it is a Brazilian one with its area. */
function phone(typed: string): string | null {
  const digits = digitsOf(typed);
  if (digits.startsWith('+')) return /^\+[1-9]\d{1,14}$/.test(digits) ? digits : null;
  return /^(55)?[1-9]{2}(9\d{8}|[2-5]\d{7})$/.test(digits)
    ? `+55${digits.length > 11 ? digits.slice(2) : digits}`
    : null;
}

function email(typed: string): string | null {
  const address = emailAddress(typed);
  return address !== null && address.length <= PIX_KEY_MAX ? address : null;
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

const readers: Readonly<Record<PixKeyKind, (typed: string) => string | null>> = {
  cpf: (typed) => (isValidCpf(typed) ? typed.replaceAll(/\D/g, '') : null),
  cnpj: (typed) => (isValidCnpj(typed) ? plainCnpj(typed) : null),
  phone,
  email,
  random(typed) {
    const key = typed.trim().toLowerCase();
    return UUID.test(key) ? key : null;
  },
};

/** The key as the bank's directory has it; `null` where it is none of its kind. */
export const pixKeyOf = (kind: PixKeyKind, typed: string): string | null => readers[kind](typed);
