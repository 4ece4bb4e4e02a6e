import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterEach, describe, expect, it } from 'vitest';
import { EMBEDDED_READER } from '../../../../src/domain/notes/readers.ts';
import { onnxFolder, onnxModel, READER } from '../../../../test/fixtures/onnxModel.ts';
import { readConfig, StartError } from '../../config.ts';
import { openAi } from '../create.ts';
import { analyseNote } from '../embedded/analyse.ts';
import { estimateOf, openModel } from './analyser.ts';

const MODEL = { kind: 'model', name: READER.name, version: READER.version };
const UNSCORED = { sentimentScore: null, intensity: null };

let close: (() => Promise<void>) | undefined;

afterEach(async () => {
  await close?.();
  close = undefined;
});

/** Opens the model of a folder, until the test ends. */
async function open(...[folder, limits]: Parameters<typeof openModel>) {
  const opened = await openModel(folder, limits);
  close = opened.close;
  return opened.notes;
}

describe('the model of a folder', () => {
  it('gives the estimate, and the word list all else', async () => {
    const notes = await open(onnxFolder());
    const read = await notes.analyse('Chega à sessão e está triste . Relata insônia.');
    expect(read).toEqual({
      ...analyseNote('Chega à sessão e está triste . Relata insônia.'),
      estimate: 'scored',
      sentimentScore: -0.5,
      intensity: null,
      rationale:
        'Segundo Modelo da clínica (2026-11): “negativo” com probabilidade de 95 %. ' +
        'O resumo e as emoções são do Leitor por palavras.',
      reader: MODEL,
    });
  });

  it('is asked where the word list finds nothing, and says where it finds nothing itself', async () => {
    const notes = await open(onnxFolder());
    expect(await notes.analyse('Veio com o cachorro')).toMatchObject({
      ...UNSCORED,
      estimate: 'none',
      reader: MODEL,
    });
  });

  it('takes the text in the shape that the folder names', async () => {
    const folder = onnxFolder({ ...READER, shape: [1, 1] }, onnxModel({ shape: [1, 1] }));
    const notes = await open(folder);
    expect(await notes.analyse('Está feliz hoje')).toMatchObject({ sentimentScore: 0.5 });
  });

  it('never reads a note of danger, which has no score', async () => {
    const notes = await open(onnxFolder());
    expect(await notes.analyse('Está feliz hoje. Diz que quer se matar.')).toMatchObject({
      ...UNSCORED,
      estimate: 'risk',
      emotions: [],
      reader: EMBEDDED_READER,
    });
  });

  it('gives way to the word list where it is slow, and reads the next note again', async () => {
    const notes = await open(onnxFolder(), { noteMs: 1000 });
    const long = `Está triste e chorou muito. ${'palavra '.repeat(6000)}`;
    const [slow, next] = await Promise.all([notes.analyse(long), notes.analyse('Está feliz hoje')]);
    expect(slow).toEqual({ ...analyseNote(long), reader: EMBEDDED_READER });
    expect(next).toMatchObject({ sentimentScore: 0.5, reader: MODEL });
  });

  it('does not hold the server while it reads', async () => {
    const notes = await open(onnxFolder(), { noteMs: 1500 });
    let longest = 0;
    let last = performance.now();
    const beat = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 10);
    await notes.analyse('palavra '.repeat(6000));
    clearInterval(beat);
    expect(longest).toBeGreaterThan(0);
    expect(longest).toBeLessThan(1000);
  });

  it('ends with the signal of whoever asked', async () => {
    const notes = await open(onnxFolder());
    const reading = notes.analyse('palavra '.repeat(6000), AbortSignal.timeout(500));
    await expect(reading).rejects.toThrow(/timeout/);
  });

  it('is not asked any more once it is closed', async () => {
    const notes = await open(onnxFolder());
    await close?.();
    expect(await notes.analyse('Está feliz hoje')).toMatchObject({ reader: EMBEDDED_READER });
  });
});

describe('probabilities', () => {
  const labels = ['positive', 'neutral', 'negative', 'mixed', 'none'] as const;

  it.each([
    ['positive', [0.6, 0.1, 0.1, 0.1, 0.1], 'scored', 0.5],
    ['neutral', [0.1, 0.9, 0, 0, 0], 'scored', 0],
    ['negative', [0, 0, 1, 0, 0], 'scored', -0.5],
    ['mixed', [0, 0, 0.3, 0.7, 0], 'mixed', null],
    ['none', [0, 0, 0, 0, 1], 'none', null],
    ['under 60 %', [0.59, 0.41, 0, 0, 0], 'none', null],
  ])('of %s are an estimate', (_, probabilities, estimate, sentimentScore) => {
    expect(estimateOf(probabilities, labels, READER)).toMatchObject({ estimate, sentimentScore });
  });
});

const FILE = 'O arquivo reader.json da pasta de AI_ONNX_DIR';
const THE_MODEL = 'O modelo da pasta de AI_ONNX_DIR';

describe('a wrong folder stops the start', () => {
  it.each([
    ['no folder', () => '/nowhere', /^O arquivo reader\.json não pôde ser lido na pasta de AI_ON/],
    ['no description', () => onnxFolder(null), /^O arquivo reader\.json não pôde ser lido/],
    ['no model', () => onnxFolder(READER, null), /^O arquivo model\.onnx não pôde ser lido/],
    ['no JSON', () => onnxFolder('{'), `${FILE} não é JSON.`],
    [
      'no name',
      () => onnxFolder({ ...READER, name: ' ' }),
      `${FILE} tem um valor inválido em name.`,
    ],
    [
      'an unknown setting',
      () => onnxFolder({ ...READER, url: 'https://x' }),
      `${FILE} tem um valor inválido em url.`,
    ],
    [
      'an unknown label',
      () => onnxFolder({ ...READER, labels: ['positive', 'negative', 'sad'] }),
      `${FILE} tem um valor inválido em labels; use, sem repetir, positive, negative, neutral, mixed, none.`,
    ],
    [
      'a label twice',
      () => onnxFolder({ ...READER, labels: ['none', 'none', 'mixed'] }),
      `${FILE} tem um valor inválido em labels; use, sem repetir,`,
    ],
    [
      'a shape that is none',
      () => onnxFolder({ ...READER, shape: [1, 1, 1] }),
      `${FILE} tem um valor inválido em shape.`,
    ],
    [
      'a file that is no model',
      () => onnxFolder(READER, new TextEncoder().encode('<html>')),
      `${THE_MODEL} não pôde ser executado: o arquivo não é um modelo`,
    ],
    [
      'a model with another input',
      () => onnxFolder({ ...READER, input: 'nota' }),
      `${THE_MODEL} não tem como única entrada um texto com o nome de input.`,
    ],
    [
      'a model that takes numbers',
      () => onnxFolder(READER, onnxModel({ takes: 'int64' })),
      `${THE_MODEL} não tem como única entrada um texto com o nome de input.`,
    ],
    [
      'a model with another shape',
      () => onnxFolder(READER, onnxModel({ shape: [1, 1] })),
      `${THE_MODEL} não recebe o texto na forma de shape.`,
    ],
    [
      'a model with another output',
      () => onnxFolder({ ...READER, output: 'notas' }),
      `${THE_MODEL} não tem uma saída de números (float) com o nome de output.`,
    ],
    [
      'a model with fewer labels',
      () => onnxFolder({ ...READER, labels: ['positive', 'negative'] }),
      `${THE_MODEL} não dá uma probabilidade para cada valor de labels, com soma 1.`,
    ],
    [
      'a model without probabilities',
      () => onnxFolder(READER, onnxModel({ hasSoftmax: false })),
      `${THE_MODEL} não dá uma probabilidade para cada valor de labels, com soma 1.`,
    ],
  ])('with %s', async (_, folder, sentence) => {
    const opening = openAi({ onnxDir: folder() }, { now: () => 0 });
    await expect(opening).rejects.toThrow(sentence);
    await expect(opening).rejects.toBeInstanceOf(StartError);
  });

  it('with a model that does not open in time', async () => {
    await expect(openModel(onnxFolder(), { openMs: 1 })).rejects.toThrow(
      `${THE_MODEL} não abriu em 0.001 segundos.`,
    );
  });

  it('with a provider that reads notes as well', () => {
    const both = { AI_BASE_URL: 'http://x', AI_CHAT_MODEL: 'm', AI_ONNX_DIR: '/x' };
    expect(() => readConfig(both)).toThrow('Use AI_ONNX_DIR ou AI_CHAT_MODEL, e não as duas.');
    expect(readConfig({ ...both, AI_CHAT_MODEL: undefined }).onnxDir).toBe('/x');
  });
});

describe('the library of models', () => {
  /** Counts the threads, which alone load it, that start meanwhile. */
  async function threadsOf(environment: Readonly<Record<string, string>>): Promise<number> {
    let count = 0;
    const note = () => void count++;
    subscribe('worker_threads', note);
    const ai = await openAi(readConfig(environment), { now: () => 0 });
    await ai.notes.analyse('Está feliz hoje');
    unsubscribe('worker_threads', note);
    await ai.close?.();
    return count;
  }

  it('is loaded only where the operator names a folder', async () => {
    expect(await threadsOf({})).toBe(0);
    expect(await threadsOf({ AI_ONNX_DIR: onnxFolder() })).toBe(1);
  });
});
