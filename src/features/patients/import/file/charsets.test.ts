import { describe, expect, it } from 'vitest';
import { decode, likelyCharset } from './charsets.ts';
import { FILE_MAX, FileProblem } from './read.ts';
import { readTable } from './readTable.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);
const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const utf16 = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    Array.from(text).flatMap((character) => {
      const pair = [character.charCodeAt(0) & 0xff, character.charCodeAt(0) >> 8];
      return isLittle ? pair : pair.toReversed();
    }),
  );

const names = async (bytes: Uint8Array) => {
  const { charset, table } = await readTable(bytes);
  return [charset, ...table.lines.map(({ cells }) => cells[0])];
};

describe('bytes that only look like UTF-8', () => {
  it.each([
    ['a letter of two bytes in three', [0xe0, 0x80, 0x80], 'à€€'],
    ['half of a pair', [0xed, 0xa0, 0x80], 'í\u00A0€'],
    ['a letter of three bytes in four', [0xf0, 0x80, 0x80, 0x80], 'ð€€€'],
    ['one beyond the last', [0xf4, 0x90, 0x80, 0x80], 'ô\u0090€€'],
    ['a first byte that none has', [0xf5, 0x80, 0x80, 0x80], 'õ€€€'],
    ['a letter that breaks off', [0xe2, 0x82], 'â‚'],
  ])('%s are read as windows-1252', (_, bytes, text) => {
    expect(decode(Uint8Array.from(bytes), 'utf-8')).toEqual({ text, broken: new Set([1]) });
  });
});

describe('a file', () => {
  it.each([
    ['utf-8', utf8('Nome\nJoão')],
    ['utf-8', utf8('\uFEFFNome\nJoão')],
    ['windows-1252', latin('Nome\nJo\u00E3o')],
    ['windows-1252', latin('Nome\nJO\u00C3O')],
    ['macintosh', latin('Nome\nJo\u008Bo')],
    ['ibm850', latin('Nome\nJo\u00C6o')],
    ['utf-16le', utf16('\uFEFFNome\nJoão', true)],
    ['utf-16be', utf16('\uFEFFNome\nJoão', false)],
    ['utf-16le', utf16('Nome\nJoão', true)],
    ['utf-16be', utf16('Nome\nJoão', false)],
    ['utf-8', utf8('Nome\r\nJoão')],
    ['utf-8', utf8('Nome\rJoão')],
    ['utf-8', utf8(`Nome\nJo\0ão${' '.repeat(400)}`)],
  ])('%# is read as %s', async (charset, bytes) => {
    const [found, name] = await names(bytes);
    expect([found, name?.toLowerCase()]).toEqual([charset, 'joão']);
  });

  it.each([
    [
      'windows-1252',
      'Müller; Nº 5ª — “São”, D’Ávila',
      'M\u00FCller; N\u00BA 5\u00AA \u0097 \u0093S\u00E3o\u0094, D\u0092\u00C1vila',
    ],
    ['macintosh', 'Inácio, Antônio, Conceição', 'In\u0087cio, Ant\u0099nio, Concei\u008D\u008Bo'],
    ['ibm850', 'Inácio, Antônio, Conceição', 'In\u00A0cio, Ant\u0093nio, Concei\u0087\u00C6o'],
    ['macintosh', 'Mônica Ângela, Érica', 'M\u0099nica \u00E5ngela, \u0083rica'],
    ['ibm850', 'Mônica Ângela, Érica', 'M\u0093nica \u00B6ngela, \u0090rica'],
  ] as const)('of %s is told apart by whether its letters are Portuguese', (charset, text, raw) => {
    expect(likelyCharset(latin(raw))).toBe(charset);
    expect(decode(latin(raw), charset).text).toBe(text);
  });

  it('that is nearly all UTF-8 stays so, and says which lines are broken', () => {
    const bytes = new Uint8Array([...utf8('José\nInês\n'), 0x31, 0x96, 0x32, ...utf8('\nJoão')]);
    expect(likelyCharset(bytes)).toBe('utf-8');
    expect(decode(bytes, 'utf-8')).toEqual({ text: 'José\nInês\n1–2\nJoão', broken: new Set([3]) });
  });

  it('has letters beyond 65,536', async () => {
    expect(await names(utf8('Nome\nAna 😀'))).toEqual(['utf-8', 'Ana 😀']);
  });

  it.each([
    ['an old workbook of Excel', latin('\u00D0\u00CF\u0011\u00E0 and more'), /\.xlsx ou CSV/],
    ['one of Numbers', latin('PK\u0003\u0004 … Index/Document.iwa'), /Exportar para/],
    ['an archive', latin('PK\u0003\u0004 … lista.csv'), /compactado/],
    ['a picture', Uint8Array.from({ length: 5000 }, (_, i) => (i * 7) % 256), /não é uma lista/],
    ['an empty one', utf8(' \n\n'), /vazio/],
    ['one of 10 MB and a byte', new Uint8Array(FILE_MAX + 1).fill(65), /10 MB/],
  ])('that is %s is turned down in words', async (_, bytes, why) => {
    await expect(readTable(bytes)).rejects.toThrow(FileProblem);
    await expect(readTable(bytes)).rejects.toThrow(why);
  });
});
