import { fold } from '../../../src/domain/core/fold.ts';
import type { Patient } from '../../../src/domain/patients/patient.ts';

/** Names a patient directly, as the registration has it. */
export type Identified = Partial<
  Pick<Patient, 'name' | 'email' | 'phone' | 'cpf' | 'address'> &
    Pick<
      Patient,
      'guardianName' | 'guardianCpf' | 'guardianPhone' | 'guardianEmail' | 'payerName' | 'payerCpf'
    >
>;

export const KINDS = ['EMAIL', 'CPF', 'TELEFONE', 'ENDERECO', 'NOME'] as const;
type Kind = (typeof KINDS)[number];

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'aáàâãä',
  c: 'cç',
  e: 'eéèêë',
  i: 'iíìîï',
  n: 'nñ',
  o: 'oóòôõö',
  u: 'uúùûü',
};
const CONNECTORS: ReadonlySet<string> = new Set(['da', 'das', 'de', 'del', 'do', 'dos', 'e']);

/** Words stand alone: within a longer word nobody is named. */
const alone = (source: string): string =>
  `(?<![\\p{L}\\p{M}\\p{N}])(?:${source})(?![\\p{L}\\p{M}\\p{N}])`;

/** A word with or without its accents, also where they are signs of their own. */
const spelled = (word: string): string =>
  Array.from(fold(word), (letter) => `[${ACCENTED[letter] ?? letter}]\\p{M}{0,3}`).join('');

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

const oneOf = (sources: readonly string[]): string[] =>
  sources.length === 0
    ? []
    : [[...new Set(sources)].toSorted((a, b) => b.length - a.length).join('|')];

/** Every part of the names, and several of them in a row as one. */
function namePatterns(names: readonly string[]): string[] {
  const parts = names
    .flatMap(wordsOf)
    .filter((word) => word.length > 1 && !CONNECTORS.has(fold(word)))
    .map(spelled);
  return oneOf(parts).map((part) =>
    alone(`(?:${part})(?:\\s{1,3}(?:(?:d[aeo]s?|e)\\s{1,3})?(?:${part}))*`),
  );
}

const STREET =
  '(?:rua|r\\.|avenida|av\\.?|alameda|al\\.|travessa|tv\\.|pra[çc]a|estrada|rodovia|largo|viela)';
const STREET_WORD =
  /^(?:rua|r|avenida|av|alameda|al|travessa|tv|praca|estrada|rodovia|largo|viela)$/;

/** The street with or without its number, and each postal code. */
function addressPatterns(address: string): string[] {
  const street = wordsOf(address.split(/[,;\n]/u)[0] ?? '').filter((word) => !/^\d/.test(word));
  const hasKind = STREET_WORD.test(fold(street[0] ?? ''));
  const name = hasKind ? street.slice(1) : street;
  const spelledName = name.map(spelled).join('[\\s.]{1,3}');
  const number = '(?:,?\\s{0,3}(?:n[.º°o]{0,2}\\s{0,3})?\\d{1,6})?';
  const isKnown = name.join('').length >= 3;
  return [
    ...(isKnown ? [alone(`${hasKind ? `${STREET}\\s{1,3}` : ''}${spelledName}${number}`)] : []),
    '(?<!\\d)\\d{5}-\\d{3}(?!\\d)',
  ];
}

/** The digits with whatever stands between them. */
const digitsOf = (number: string, last = Infinity): string =>
  number.replaceAll(/\D/g, '').split('').slice(-last).join('[\\s.()/-]{0,2}');

const EMAIL =
  '(?<![\\p{L}\\p{N}._%+-])[\\p{L}\\p{N}._%+-]{1,64}@[\\p{L}\\p{N}.-]{1,190}[\\p{L}\\p{N}]';
const CPF = '(?<!\\d)\\d{3}\\.\\d{3}\\.\\d{3}-?\\d{2}(?!\\d)';
const PHONE =
  '(?<![\\d.,])(?:\\+?55\\s?)?(?:\\(\\d{2}\\)\\s?|\\d{2}\\s)?9\\d{4}[\\s-]\\d{4}(?!\\d)|\\(\\d{2}\\)\\s?\\d{4}[\\s-]?\\d{4}(?!\\d)';

const present = (values: readonly (string | null | undefined)[]): string[] =>
  values.filter((value): value is string => typeof value === 'string' && value.trim() !== '');

/** Patterns by kind. Emails, CPFs and phones are hidden whosever they are. */
export function patternsOf(who: Identified): Readonly<Record<Kind, readonly string[]>> {
  const own = (number: string, last?: number) => `(?<!\\d)${digitsOf(number, last)}(?!\\d)`;
  const cpfs = present([who.cpf, who.guardianCpf, who.payerCpf]);
  const phones = present([who.phone, who.guardianPhone]);
  return {
    EMAIL: [EMAIL],
    CPF: [
      CPF,
      ...cpfs.filter((cpf) => /\d{4}/.test(cpf.replaceAll(/\D/g, ''))).map((cpf) => own(cpf)),
    ],
    TELEFONE: [
      ...phones.filter((one) => one.replaceAll(/\D/g, '').length >= 8).map((one) => own(one)),
      ...phones.filter((one) => one.replaceAll(/\D/g, '').length >= 8).map((one) => own(one, 8)),
      PHONE,
    ],
    ENDERECO: present([who.address]).flatMap(addressPatterns),
    NOME: namePatterns(present([who.name, who.guardianName, who.payerName])),
  };
}
