import { describe, expect, it } from 'vitest';
import { firstWordFaults, widthFaults } from './comments.ts';
import { nameFaults } from './names.ts';
import { type Counts, countsOf, judge } from './ratchet.ts';
import { sentenceFaults } from './sentences.ts';
import { sourceOf } from './source.ts';
import { subjectFaults } from './subjects.ts';

const FILE = 'src/features/agenda/day.ts';
const source = (text: string, file = FILE) => sourceOf(file, text);

describe('a doc comment’s first word', () => {
  it.each(['Of', 'What', 'Where', 'Who', 'Whose', 'Whether'])('is not “%s”', (word) => {
    const text = `const a = 1;\n\n/**\n * ${word} the rest.\n */\nexport const b = a;\n`;
    expect(firstWordFaults(source(text))).toEqual([
      { rule: 'first word', file: FILE, line: 3, text: `${word} …` },
    ]);
  });

  it.each([
    '/** Returns what is left. */',
    '/** Offers. */',
    '// Of no doc.',
    "const a = '/** Of a text. */';",
  ])('lets %j stand', (text) => {
    expect(firstWordFaults(source(text))).toEqual([]);
  });
});

describe('a comment’s width', () => {
  const wide = 'x'.repeat(98);

  it.each([
    ['a line', `\n// ${wide}\n`, 2],
    ['a block', `/*\n * a\n * ${wide}\n */`, 3],
    ['what follows code', `const a = 1; // ${wide.slice(13)}`, 1],
  ])('is at most 100 columns for %s', (_, text, line) => {
    expect(widthFaults(source(text))).toMatchObject([{ rule: 'width', line, text: '101 columns' }]);
  });

  it('is 100 columns where letters are of several units', () => {
    expect(widthFaults(source(`// ${'ã'.repeat(97)}`))).toEqual([]);
  });

  it('says nothing of code', () => {
    expect(widthFaults(source(`const a = '${wide}';\n// b`))).toEqual([]);
  });
});

describe('a name', () => {
  it.each([
    ['const told = 1;', /^told → notified$/],
    ['const { a: [told] } = b;', /^told/],
    ['function say(told: string) {}', /^told/],
    ['interface A { readonly told: string }', /^told/],
    ['class SyncManager {}', /“manager”/],
    ['const date_utils = 1;', /“utils”/],
    ['const pageHelper = () => 1;', /“helper”/],
  ])('is refused in `%s`', (text, message) => {
    const faults = nameFaults(source(`\n${text}`));
    expect(faults).toMatchObject([{ rule: 'name', line: 2 }]);
    expect(faults[0]!.text).toMatch(message);
  });

  it('is refused as the name of a file', () => {
    const file = 'src/client/dateUtils.ts';
    expect(nameFaults(source('', file))).toMatchObject([{ rule: 'name', file, line: 1 }]);
  });

  it.each(['const untold = 1;', 'notify(told);', 'const utilisation = helperText;'])(
    'stands in `%s`',
    (text) => {
      expect(nameFaults(source(text))).toEqual([]);
    },
  );
});

describe('a sentence of a page', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

  it.each([
    ['a paragraph', `# Title\n\nShort.\n${words(36)}.\n`, 3],
    ['an item', `- short\n- ${words(20)}\n  ${words(15)}\n`, 2],
    ['a cell', `| a | b |\n| --- | --- |\n| short | ${words(36)} |\n`, 3],
  ])('has at most 35 words in %s', (_, page, line) => {
    expect(sentenceFaults('README.md', page)).toMatchObject([{ rule: 'sentence', line }]);
  });

  it('ends with its full stop, and is none in a block of code', () => {
    const page = `${words(30)}. Word ${words(30)}.\n\n\`\`\`sh\n${words(40)}\n\`\`\`\n`;
    expect(sentenceFaults('README.md', page)).toEqual([]);
  });
});

describe('a subject', () => {
  const long = { hash: '0123abcd', subject: `area: ${'a'.repeat(67)}` };

  it('has at most 72 characters', () => {
    expect(subjectFaults([long], [])).toMatchObject([
      { rule: 'subject', file: 'commit 0123abcd', text: '73 characters, 72 are the most' },
    ]);
    expect(subjectFaults([{ ...long, subject: long.subject.slice(1) }], [])).toEqual([]);
  });

  it('may be longer where it is known by its hash', () => {
    expect(subjectFaults([long], ['0123abcd'])).toEqual([]);
  });
});

describe('the record of older faults', () => {
  const fault = (file: string, line = 1) => ({ rule: 'width', file, line, text: '101 columns' });
  const old = [fault('src/ui/page/A.tsx'), fault('src/ui/page/B.tsx', 7)];
  const known: Counts = countsOf(old, ['width']);
  const isChanged = (file: string) => file === 'src/ui/page/B.tsx';

  it('counts them by rule and folder', () => {
    expect(known).toEqual({ width: { 'src/ui/page': 2 } });
    expect(judge(old, known, isChanged)).toEqual({ risen: [], fallen: [] });
  });

  it('refuses one more, and names those of changed files', () => {
    const { risen } = judge([...old, fault('src/ui/page/B.tsx', 9)], known, isChanged);
    expect(risen).toEqual([
      'src/ui/page  width: 3 faults, 2 are known',
      '  src/ui/page/B.tsx:7  width: 101 columns',
      '  src/ui/page/B.tsx:9  width: 101 columns',
    ]);
  });

  it('refuses one that moved to another folder', () => {
    const { risen, fallen } = judge(
      [old[0]!, fault('server/areas/people/auth/a.ts')],
      known,
      () => false,
    );
    expect(risen[0]).toBe('server/areas/people/auth  width: 1 faults, 0 are known');
    expect(fallen).toEqual(['src/ui/page  width: 1 faults, 2 are known']);
  });

  it('wants to be lowered when there are fewer', () => {
    expect(judge([], known, isChanged)).toEqual({
      risen: [],
      fallen: ['src/ui/page  width: 0 faults, 2 are known'],
    });
  });
});
