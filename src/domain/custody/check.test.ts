import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../test/harness/practice/practice.ts';
import { type Certificate, certificateOf, textOf } from './certificate.ts';
import { type Before, BEGINNING, type Link, linkAfter, type Sha256 } from './chain.ts';
import { checkCertificate, FILE_MAX_BYTES, isPlausible } from './check.ts';

const sha256: Sha256 = async (text) => createHash('sha256').update(text).digest('hex');
const webSha256: Sha256 = async (text) => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Buffer.from(bytes).toString('hex');
};

const noteId = '01890000-0000-7000-8000-000000000001';
const authorId = '01890000-0000-7000-8000-000000000002';
const idOf = (n: number) => `01890000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
const momentOf = (n: number) => new Date(Date.UTC(2026, 2, 10, 12, n)).toISOString();
const bytesOf = (text: string) => new TextEncoder().encode(text);

async function made(texts: readonly string[], withTexts = true): Promise<Certificate> {
  const links: Link[] = [];
  const kept = new Map<number, { salt: string; plaintext: string }>();
  let before: Before | null = null;
  for (const [index, plaintext] of texts.entries()) {
    const told = { noteId, at: momentOf(index), sealedAt: momentOf(index + 1), authorId };
    const version = { ...told, receivedAt: index % 3 === 0 ? null : momentOf(index + 1) };
    const salt = idOf(index);
    const link: Link = await linkAfter(before, { ...version, salt, plaintext }, sha256);
    if (withTexts) kept.set(link.number, { salt, plaintext });
    links.push(link);
    before = link;
  }
  const told = { issuedAt: momentOf(999), authors: [{ id: authorId, name: 'Ana Prado' }] };
  return certificateOf({ noteId, links }, told, kept, sha256);
}

const TEXTS = [
  'Chegou no horário. Dormiu mal.',
  'Chegou no horário. Dormiu mal: “três horas”.\n\nVolta na terça 🙂.',
  'Chegou no horário.\tContou a semana \\ sem "pressa".',
];
type Change = (byte: number, random: () => number) => number;

const check = (bytes: Uint8Array) => checkCertificate(bytes, { sha256, verify: async () => false });

describe('a seal', () => {
  it('is what the documentation says', async () => {
    const [first, second] = (await made(TEXTS)).links;
    const textHash = await sha256(`${idOf(0)}\n${TEXTS[0]!}`);
    const lines = ['sereno-nota-1', BEGINNING, noteId, '1', momentOf(0), '-', momentOf(1)];
    expect(first!.textHash).toBe(textHash);
    expect(first!.hash).toBe(await sha256([...lines, authorId, textHash].join('\n')));
    const next = ['sereno-nota-1', first!.hash, noteId, '2', momentOf(1), momentOf(2), momentOf(2)];
    expect(second!.hash).toBe(await sha256([...next, authorId, second!.textHash].join('\n')));
  });

  it('is the same in a browser and on the server', async () => {
    for (const text of [...TEXTS, 'á'.normalize('NFD'), ''])
      expect(await webSha256(text)).toBe(await sha256(text));
  });
});

describe('the checker', () => {
  it('finds a whole chain whole, with its texts or without', async () => {
    for (const withTexts of [true, false]) {
      const certificate = await made(TEXTS, withTexts);
      expect(await check(bytesOf(textOf(certificate)))).toEqual({ kind: 'whole', certificate });
    }
  });

  const anyByte: Change = (byte, random) => (byte + 1 + Math.floor(random() * 255)) % 256;
  /** A digit for a digit, a letter for a letter: what is left reads like a certificate. */
  const alike: Change = (byte, random) => {
    const character = String.fromCodePoint(byte);
    const kind = ['0123456789', 'abcdef', 'ghijklmnopqrstuvwxyz'].find((all) =>
      all.includes(character),
    );
    if (kind === undefined) return anyByte(byte, random);
    const others = kind.replace(character, '');
    return others.codePointAt(Math.floor(random() * others.length))!;
  };

  it.each([
    ['any one byte', anyByte, true, 40],
    ['any one byte', anyByte, false, 20],
    ['one character for another of its kind', alike, true, 250],
    ['one character for another of its kind', alike, false, 250],
  ])(
    'refuses a file with %s changed: 1,000 tried, seeded',
    async (_, change, withTexts, brokenMin) => {
      const random = seededRandom(20_261_122);
      const sound = bytesOf(textOf(await made(TEXTS, withTexts)));
      let broken = 0;
      for (let round = 0; round < 1000; round += 1) {
        const bytes = sound.slice();
        const place = Math.floor(random() * bytes.length);
        bytes[place] = change(bytes[place]!, random);
        const { kind } = await check(bytes);
        expect(kind, `byte ${place} is now ${bytes[place]}`).not.toBe('whole');
        if (kind === 'broken') broken += 1;
      }
      // The others are no certificate any more, or tell something else beside the chain.
      expect(broken).toBeGreaterThan(brokenMin);
    },
  );

  it('refuses a file with a byte more, a byte less, or a byte order mark', async () => {
    const text = textOf(await made(TEXTS));
    for (const other of [`${text} `, text.slice(0, -1), `\u{feff}${text}`, ` ${text}`])
      expect(await check(bytesOf(other))).toEqual({ kind: 'unreadable' });
  });

  it('names the first version that is not what was sealed', async () => {
    const sound = await made(TEXTS);
    const broken = async (change: (links: Certificate['links']) => Certificate['links']) =>
      check(bytesOf(textOf({ ...sound, links: change(sound.links) })));
    const rewritten = (place: number, changes: object) => (links: Certificate['links']) =>
      links.map((link, index) => (index === place ? { ...link, ...changes } : link));
    expect(await broken(rewritten(1, { plaintext: 'Outro texto.' }))).toMatchObject({
      kind: 'broken',
      number: 2,
    });
    expect(await broken(rewritten(2, { at: momentOf(0) }))).toMatchObject({ number: 3 });
    expect(await broken((links) => links.toSpliced(1, 1))).toMatchObject({ number: 2 });
    expect(await broken((links) => links.toReversed())).toMatchObject({ number: 1 });
    // The last ones may be left out: whoever holds a newer certificate sees it by the number of versions.
    expect(await broken((links) => links.slice(0, 2))).toMatchObject({ kind: 'altered' });
  });

  it('checks 500 versions of 100,000 characters in a few seconds', async () => {
    const texts = Array.from({ length: 500 }, (_, n) => `${n} ${'Uma frase longa. '.repeat(5880)}`);
    const bytes = bytesOf(textOf(await made(texts)));
    const started = performance.now();
    expect(await check(bytes)).toMatchObject({ kind: 'whole' });
    expect(performance.now() - started).toBeLessThan(8000);
  }, 60_000);
});

describe('a file that is meant to take the page down', () => {
  const deep = `${'['.repeat(2_000_000)}${']'.repeat(2_000_000)}`;
  const many = `{"links":[${'{},'.repeat(1_000_000)}{}]}`;
  it.each([
    ['nested deep', deep, 'tooLarge'],
    ['of a million versions', many, 'tooLarge'],
    ['of a million numbers', `[${'1,'.repeat(1_000_000)}1]`, 'tooLarge'],
    ['of one long text', JSON.stringify('x'.repeat(10_000_000)), 'unreadable'],
    ['empty', '', 'unreadable'],
    ['of another kind', '{"format":"outro"}', 'unreadable'],
    ['with a hidden property', '{"__proto__":{"format":"sereno-comprovante-1"}}', 'unreadable'],
  ])('%s, is told from a certificate at once', async (_, text, kind) => {
    const started = performance.now();
    expect(await check(bytesOf(text))).toEqual({ kind });
    expect(performance.now() - started).toBeLessThan(2000);
  });

  it('is not even read where it is too large', async () => {
    expect(await check(new Uint8Array(FILE_MAX_BYTES + 1))).toEqual({ kind: 'tooLarge' });
  });

  it('holds half of a character, which no hash would tell from another half', async () => {
    const sound = await made(['Texto.']);
    const [link] = sound.links;
    const halves = { ...sound, links: [{ ...link!, plaintext: '\u{d800}' }] };
    expect(await check(bytesOf(textOf(halves)))).toEqual({ kind: 'unreadable' });
  });

  it('is not what a text may hold: brackets and quotes in a note count for nothing', async () => {
    const text = '{[":,'.repeat(20_000);
    const bytes = bytesOf(textOf(await made([text, text])));
    expect(isPlausible(bytes)).toBe(true);
    expect(await check(bytes)).toMatchObject({ kind: 'whole' });
  });
});
