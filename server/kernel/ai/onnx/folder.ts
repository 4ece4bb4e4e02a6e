import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { StartError } from '../../config.ts';

/** The labels that a model may give a note. */
const LABELS = ['positive', 'negative', 'neutral', 'mixed', 'none'] as const;
export type Label = (typeof LABELS)[number];

const line = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100));

const readerSchema = v.strictObject({
  /** Named on the screens, with its version. */
  name: line,
  version: line,
  /** The model's only input: a text as one string. */
  input: line,
  /** The input's shape. */
  shape: v.optional(
    v.union([v.strictTuple([v.literal(1)]), v.strictTuple([v.literal(1), v.literal(1)])]),
    [1],
  ),
  /** The output with a probability for each label. */
  output: line,
  /** In the order of the probabilities. */
  labels: v.pipe(
    v.array(v.picklist(LABELS)),
    v.minLength(2),
    v.check((labels) => new Set(labels).size === labels.length),
  ),
});

/** A model as `reader.json` describes it. */
export type ModelReader = v.InferOutput<typeof readerSchema>;

/** The description of a model, and the model's bytes, which its threads share. */
export interface ModelFolder {
  readonly reader: ModelReader;
  readonly model: Uint8Array;
}

async function bytesOf(folder: string, name: string): Promise<Uint8Array> {
  try {
    return await readFile(join(folder, name));
  } catch {
    throw new StartError(`O arquivo ${name} não pôde ser lido na pasta de AI_ONNX_DIR.`);
  }
}

function readerOf(bytes: Uint8Array): ModelReader {
  let read: unknown;
  try {
    read = JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    throw new StartError('O arquivo reader.json da pasta de AI_ONNX_DIR não é JSON.');
  }
  const parsed = v.safeParse(readerSchema, read);
  if (parsed.success) return parsed.output;
  const first = parsed.issues[0].path?.[0]?.key;
  const key = typeof first === 'string' ? first : 'tudo o que diz';
  const hint = key === 'labels' ? `; use, sem repetir, ${LABELS.join(', ')}` : '';
  throw new StartError(
    `O arquivo reader.json da pasta de AI_ONNX_DIR tem um valor inválido em ${key}${hint}.`,
  );
}

/** Reads the folder that the operator names. @throws StartError where a file is missing or wrong */
export async function readFolder(folder: string): Promise<ModelFolder> {
  const reader = readerOf(await bytesOf(folder, 'reader.json'));
  const bytes = await bytesOf(folder, 'model.onnx');
  const model = new Uint8Array(new SharedArrayBuffer(bytes.length));
  model.set(bytes);
  return { reader, model };
}
