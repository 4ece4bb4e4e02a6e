import { expect, it } from 'vitest';
import { saysSomething } from './blank.ts';

it.each(['', '  \n\t', '\u200B', '\uFEFF\u2060 \u00AD', '\u3164', '\u0007'])(
  'there is nothing to read in %j',
  (text) => expect(saysSomething(text)).toBe(false),
);

it.each(['a', '\u200Ba', '.', '🙂', '—', '\u0301'])('there is something to read in %j', (text) =>
  expect(saysSomething(text)).toBe(true),
);
