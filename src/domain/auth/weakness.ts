/** Why a password is too easy to guess. */
export type Weakness = 'common' | 'pattern' | 'personal';

export const weaknessMessages: Readonly<Record<Weakness, string>> = {
  common: 'Esta senha é das mais usadas e fácil de adivinhar. Escolha outra.',
  pattern: 'Sequências e repetições são fáceis de adivinhar. Escolha outra senha.',
  personal: 'Evite seu nome, email, telefone ou outros dados seus na senha. Escolha outra.',
};

/** What others know of a person; whatever of it is known. */
export interface PersonalData {
  readonly name?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly tenantName?: string | null | undefined;
  readonly domain?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly cpf?: string | null | undefined;
}

const COMBINING = /\p{M}/gu;
const NO_WORD = /[^\p{L}\p{N}]+/u;
/** Case, accents and ways of typing a letter hide nothing. */
const fold = (text: string): string =>
  text.normalize('NFKD').replaceAll(COMBINING, '').toLowerCase();

const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const asLetters = (text: string): string =>
  text.replaceAll(/[013457@$!]/g, (sign) => LOOKALIKES[sign] ?? sign);

const SHORTEST_WORD = 4;
/** So many signs that are no letters people put behind a word where they are asked for more. */
const LONGEST_TAIL = 5;

/** Whether it is one of the commonest, also with figures behind it or for letters: `flamengo10`, `S3nh@123`. */
function isCommon(password: string, common: ReadonlySet<string>): boolean {
  const folded = fold(password);
  const tail = Math.min(LONGEST_TAIL, /\P{L}*$/u.exec(folded)?.[0].length ?? 0);
  const words = Array.from({ length: tail + 1 }, (_, cut) => folded.slice(0, folded.length - cut));
  return words
    .filter((word) => word.length >= SHORTEST_WORD)
    .some((word) => common.has(word) || common.has(asLetters(word)));
}

const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  '!@#$%&*()',
];
const NEXT: ReadonlySet<string> = new Set(
  ROWS.flatMap((row) =>
    Array.from(row.slice(1), (sign, place) => [row[place] + sign, sign + row[place]]).flat(),
  ),
);

const isExpected = (before: string, sign: string): boolean =>
  before === sign || NEXT.has(before + sign);

/** A date as people write it: `31121990`, `1990-12-31`, `311290`. */
const DATE =
  /^(0[1-9]|[12]\d|3[01])\W?(0[1-9]|1[0-2])\W?(19|20)?\d\d$|^(19|20)\d\d\W?(0[1-9]|1[0-2])\W?(0[1-9]|[12]\d|3[01])$/;

const LONGEST_PIECE = 4;

/** Whether a piece of up to four signs makes up the whole, its last time perhaps cut off. */
const isRepeated = (signs: readonly string[]): boolean =>
  Array.from({ length: LONGEST_PIECE }, (_, place) => place + 1).some(
    (piece) =>
      piece * 2 <= signs.length && signs.every((sign, place) => sign === signs[place % piece]),
  );

const SHORTEST_RUN = 3;

/** How many runs of expected neighbours it is written in. */
const runsOf = (signs: readonly string[]): number =>
  signs.filter((sign, place) => !isExpected(signs[place - 1] ?? '', sign)).length;

/** Few signs, a piece over and over, or neighbours on the keyboard, in the alphabet or in counting; and dates. */
function isPattern(password: string): boolean {
  const signs = Array.from(fold(password));
  if (new Set(signs).size <= 2 || isRepeated(signs) || DATE.test(password)) return true;
  return runsOf(signs) * SHORTEST_RUN <= signs.length;
}

const SHORTEST_NAME = 3;
const SHORTEST_NUMBER = 6;
/** So few other signs do not make a password of a name. */
const TOO_LITTLE = 4;

const partsOf = (text: string | null | undefined): string[] => {
  const parts = fold(text ?? '').split(NO_WORD);
  return [...parts, parts.join('')].filter((part) => part.length >= SHORTEST_NAME);
};

const localPart = (email: string | null | undefined): string => email?.split('@')[0] ?? '';
const figures = (text: string | null | undefined): string => text?.replaceAll(/\D/g, '') ?? '';

/** Whether little is left once what others know of the person is taken out. */
function isPersonal(password: string, person: PersonalData): boolean {
  const { name, email, tenantName, domain, phone, cpf } = person;
  const texts = [name, localPart(email), tenantName, domain];
  const parts = texts.flatMap(partsOf).toSorted((a, b) => b.length - a.length);
  const known = fold(password).split(NO_WORD).join('');
  const numbers = known.match(/\d+/g) ?? [];
  const ownNumbers = numbers.filter(
    (number) =>
      number.length >= SHORTEST_NUMBER &&
      [phone, cpf].some((text) => figures(text).includes(number)),
  );
  const rest = [...ownNumbers, ...parts].reduce((left, part) => left.replaceAll(part, ''), known);
  return rest !== known && rest.length <= TOO_LITTLE;
}

/**
 * Why a password is refused where one is chosen, or nothing; signing in takes whatever was chosen before.
 * @param password within the limits of length
 * @param common of `commonPasswords.ts`, which pages load late
 */
export function weaknessOf(
  password: string,
  person: PersonalData,
  common: ReadonlySet<string>,
): Weakness | null {
  if (isPattern(password)) return 'pattern';
  if (isPersonal(password, person)) return 'personal';
  return isCommon(password, common) ? 'common' : null;
}

/** How hard a password that is not weak is to guess. */
export type Strength = 'fair' | 'good' | 'strong';

const GOOD_RUNS = 9;
const STRONG_RUNS = 13;

export function strengthOf(password: string): Strength {
  const runs = runsOf(Array.from(fold(password)));
  if (runs >= STRONG_RUNS) return 'strong';
  return runs >= GOOD_RUNS ? 'good' : 'fair';
}
