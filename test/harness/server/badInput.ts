import type { Answer } from './api.ts';

/** Long, with a character that no database stores, and cut in the middle of one. Each tells itself by `zqzq`. */
export const LONG = 'zq'.repeat(100_000);
export const NUL = 'zq\0zq';
export const HALF = 'zq\ud800zq';
export const wrong: readonly unknown[] = [
  42,
  -1,
  1.5,
  true,
  null,
  '',
  'zqzq',
  [],
  {},
  ['zqzq'],
  { a: { b: 'zqzq' } },
  LONG,
  NUL,
  HALF,
];

/** Bodies that are no arguments at all. */
export const bodies: readonly [string, string][] = [
  ['no JSON', '{'],
  ['a list', '[]'],
  ['null', 'null'],
  ['a number', '42'],
  ['a text', '"zqzq"'],
  ['deep nesting', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`],
  ['too much', JSON.stringify({ a: 'zq'.repeat(1_000_000) })],
];

/** What is amiss in a refusal: it must say what is wrong, to people, without repeating it. */
export function faultsIn({ status, body, text, headers }: Answer): string[] {
  const { code = '', message = '' } = (body ?? {}) as { code?: string; message?: string };
  const faults = {
    status: status < 400 || status >= 500,
    code: !/^[a-z_]+$/.test(code),
    message: !/^[\p{L}'][^\0]*[\p{L})'.]$/u.test(message),
    language: /invalid|expected|received|error/i.test(message),
    echo: text.includes('zqzq'),
    header: headers.get('x-sereno') !== '1',
  };
  const found = Object.entries(faults).filter(([, isFault]) => isFault);
  return found.map(([fault]) => `${fault}: ${status} ${text.slice(0, 200)}`);
}

/** The same for what may be sound after all, which must then only not be an error of the server. */
export const faultsUnless = (isSound: boolean, answer: Answer): string[] =>
  isSound ? (answer.status < 500 ? [] : [`${answer.status}`]) : faultsIn(answer);

export const isStorable = (body: object): boolean => !/\\u0000|\\ud800/.test(JSON.stringify(body));
export const named = (key: string, value: unknown): string =>
  `${key}: ${JSON.stringify(value).slice(0, 40)}`;
