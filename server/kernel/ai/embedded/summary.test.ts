import { describe, expect, it } from 'vitest';
import { eachSeed, type Seeded } from '../../../../test/harness/random/seeded.ts';
import { analyseNote } from './analyse.ts';

const itemsOf = (text: string): string[] =>
  [...analyseNote(text).summary.matchAll(/<li>(.*?)<\/li>/g)].map(([, item]) =>
    item!.replace(/<strong>.*?<\/strong> /, '').replaceAll('&quot;', '"'),
  );

/** Each sentence reads as the contrary without `frame`. */
interface Trap {
  readonly name: string;
  readonly text: string;
  /** Words that may stand in no extract … */
  readonly part: string;
  /** … without these. */
  readonly frame: string;
}

const traps: readonly Trap[] = [
  {
    name: 'abbreviations in a denial',
    text: 'Nega id. suicida. Nega sint. depressivos graves.',
    part: 'suicida',
    frame: 'Nega id. suicida',
  },
  {
    name: 'a question and its answer',
    text: 'Perguntei se pensa em morrer e em deixar os filhos. Disse que não.',
    part: 'pensa em morrer',
    frame: 'Disse que não',
  },
  {
    name: 'another person',
    text: 'Falou da irmã mais velha. Está muito deprimida. Chora e pensa em suicídio.',
    part: 'pensa em suicídio',
    frame: 'Falou da irmã',
  },
  {
    name: 'a history and today',
    text: 'Tentou suicídio duas vezes, com desespero. Hoje trabalha e está feliz.',
    part: 'Tentou suicídio',
    frame: 'Hoje trabalha',
  },
  {
    name: 'an imagined scene',
    text: 'Fizemos uma cena de role-play. Gritou com muita raiva. Disse que queria matar o chefe.',
    part: 'matar o chefe',
    frame: 'role-play',
  },
  {
    name: 'a denial at the end of a long sentence',
    text: `Ouviu da vizinha que estaria triste, desesperada, com vontade de morrer, ${'sem ânimo para a casa, para o trabalho e para os filhos, '.repeat(6)}o que ela nega.`,
    part: 'vontade de morrer',
    frame: 'o que ela nega',
  },
  {
    name: 'a heading with its answer',
    text: 'Nega:\n- ideação suicida\n- tristeza profunda\n- desespero',
    part: 'ideação suicida',
    frame: 'Nega:',
  },
  {
    name: 'a contrast',
    text: 'Sentiu muita raiva e vontade de se cortar. Porém nunca se cortou.',
    part: 'vontade de se cortar',
    frame: 'nunca se cortou',
  },
];

const fillers = [
  'Paciente chegou no horário.',
  'Relatou semana de muito trabalho e pouco descanso.',
  'Refere que cozinhou para os amigos e gostou.',
  'Trabalhamos a respiração e o registro de pensamentos.',
  'Relata sono irregular e cansaço pela manhã.',
  'Combinamos retomar as caminhadas.',
  'Paciente está animada com o curso de fotografia.',
  'Refere ansiedade leve antes da prova.',
  'Combinamos o próximo encontro para quinta.',
  'Paciente comentou a viagem ao litoral.',
];

/** The trap somewhere among other sentences, in lines or in one. */
function noteWith(trap: string, random: Seeded): string {
  const sentences = Array.from({ length: 8 + random.int(8) }, () => random.pick(fillers));
  sentences.splice(random.int(sentences.length + 1), 0, `\n\n${trap}\n\n`);
  return sentences.join(random.pick([' ', '\n'])).trim();
}

describe('the extract of a note', () => {
  it.each(traps)('never turns it round: $name', async ({ text, part, frame }) => {
    await eachSeed(150, (random) => {
      const note = noteWith(text, random);
      for (const item of itemsOf(note).filter((one) => one.includes(part)))
        expect(item).toContain(frame);
    });
  });

  it.each(traps.filter(({ text }) => text.length < 300))(
    'can hold the whole frame: $name',
    ({ text, part }) => {
      const long = `Combinamos ${'metas simples, '.repeat(50)}e pausas.`;
      const note = `${fillers[0]}\n\n${text}\n\n${long}`;
      expect(itemsOf(note).some((item) => item.includes(part))).toBe(true);
    },
  );

  it('is of the note’s own words, each frame uncut', async () => {
    await eachSeed(100, (random) => {
      const note = noteWith(random.pick(traps).text, random).replaceAll(/\s+/g, ' ');
      for (const item of itemsOf(note)) {
        expect(note).toContain(item);
        expect(item).not.toContain('…');
      }
    });
  });

  it('begins with the passages that tell of danger, each with its frame and state', () => {
    const happy = 'Está feliz, animada e grata pela semana. '.repeat(20);
    const note = `${happy}Falou da tia. Pensa em suicídio.\n\n${happy}Marcou a data para se matar. ${happy}`;
    expect(analyseNote(note).summary).toMatch(
      /^<p><strong>Trechos para reler<\/strong>\. <em>Busca por palavras[^<]*<\/em><\/p><ul><li><strong>suicídio: presente\.<\/strong> Marcou a data para se matar\.<\/li><li><strong>suicídio: de outra pessoa\.<\/strong> [^<]*Falou da tia\. Pensa em suicídio\.<\/li><\/ul>/,
    );
  });

  it('keeps one sentence of danger in 100 kB', () => {
    const long = 'Combinamos metas simples. Cozinhou para os amigos e gostou. '.repeat(850);
    const { summary, estimate } = analyseNote(`${long}Marcou a data para se matar. ${long}`);
    expect(summary).toMatch(
      /<strong>suicídio: presente\.<\/strong> [^<]*Marcou a data para se matar\./,
    );
    expect(estimate).toBe('risk');
  });

  it('names a passage whose frame is too long, and shows no part of it', () => {
    const endless = `Ouviu da vizinha que quer morrer, ${'que anda triste e só, '.repeat(90)}o que nega.`;
    const { summary } = analyseNote(endless);
    expect(summary).toContain('Leia-o na nota');
    expect(summary).not.toContain('quer morrer');
  });

  it('says so where no frame fits', () => {
    const endless = `Está triste, ${'com muita raiva e medo, '.repeat(60)}o que nega.`;
    expect(analyseNote(endless).summary).toBe(
      '<p>Nenhum trecho cabe aqui inteiro. Leia a nota.</p>',
    );
  });
});
