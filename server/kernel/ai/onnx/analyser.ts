import type { NoteAnalysis, NoteReader } from '../../../../src/domain/notes/analysis.ts';
import { EMBEDDED_READER } from '../../../../src/domain/notes/readers.ts';
import { analyseInTurns } from '../embedded/analyse.ts';
import type { Ai, Reading } from '../provider.ts';
import { type Label, readFolder } from './folder.ts';
import { type ModelLimits, ModelThread } from './model-thread.ts';

const LIMITS: ModelLimits = { openMs: 60_000, noteMs: 5000 };

/** A label with a smaller probability is no estimate. */
const LEAST_PROBABILITY = 0.6;

/** A model names a class and no strength: the fainter face of each. */
const SCORES: Readonly<Partial<Record<Label, number>>> = {
  positive: 0.5,
  neutral: 0,
  negative: -0.5,
};

const WORDS: Readonly<Record<Label, string>> = {
  positive: 'positivo',
  negative: 'negativo',
  neutral: 'neutro',
  mixed: 'misto',
  none: 'sem estimativa',
};

type Estimated = Pick<NoteAnalysis, 'estimate' | 'sentimentScore' | 'intensity' | 'rationale'>;

const UNSCORED = { sentimentScore: null, intensity: null } as const;

/** Turns the probabilities of a model into an estimate. */
export function estimateOf(
  probabilities: readonly number[],
  labels: readonly Label[],
  { name, version }: Pick<NoteReader, 'name' | 'version'>,
): Estimated {
  const most = Math.max(...probabilities);
  const label = labels[probabilities.indexOf(most)] ?? 'none';
  const by = `${name} (${version})`;
  const words = `“${WORDS[label]}” com probabilidade de ${Math.round(100 * most)} %`;
  if (most < LEAST_PROBABILITY)
    return {
      ...UNSCORED,
      estimate: 'none',
      rationale: `Sem estimativa: ${by} não passou de ${words}.`,
    };
  const rationale = `Segundo ${by}: ${words}. O resumo e as emoções são do ${EMBEDDED_READER.name}.`;
  const score = SCORES[label];
  if (score === undefined)
    return { ...UNSCORED, estimate: label === 'mixed' ? 'mixed' : 'none', rationale };
  return { estimate: 'scored', sentimentScore: score, intensity: null, rationale };
}

/**
 * Opens the model of a folder. It gives the estimate alone: all else is the embedded reader's.
 * That reader's estimate stands in where the model is slow or fails, and it alone reads a note of
 * danger.
 * @throws StartError where the folder or its model is wrong
 */
export async function openModel(
  folder: string,
  limits: Partial<ModelLimits> = {},
): Promise<Required<Pick<Ai, 'notes' | 'close'>>> {
  const found = await readFolder(folder);
  const { name, version, labels } = found.reader;
  const thread = await ModelThread.open(found, { ...LIMITS, ...limits });
  const reader: NoteReader = { kind: 'model', name, version };
  const analyse = async (plaintext: string, signal?: AbortSignal): Promise<Reading> => {
    const here = { ...(await analyseInTurns(plaintext, signal)), reader: EMBEDDED_READER };
    if (here.estimate === 'risk') return here;
    const probabilities = await thread.probabilitiesOf(plaintext, signal);
    if (probabilities === null) return here;
    return { ...here, ...estimateOf(probabilities, labels, reader), reader };
  };
  return {
    notes: { isMetered: false, isExternal: false, reader, analyse },
    close: () => thread.close(),
  };
}
