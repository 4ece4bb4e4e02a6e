import { parentPort, workerData } from 'node:worker_threads';
import { env, InferenceSession, Tensor } from 'onnxruntime-web';
import type { ModelFolder, ModelReader } from './folder.ts';
import type { ModelFault, ModelReply } from './protocol.ts';

/** Rounding of a model in half precision. */
const TOLERANCE = 0.01;
const TRIAL = 'Paciente relata que dormiu bem.';

const reply = (message: ModelReply): void => parentPort?.postMessage(message);

/** Returns what is wrong with the names, types and shapes of a model. */
function faultOf(
  { inputMetadata, outputMetadata }: InferenceSession,
  reader: ModelReader,
): ModelFault | null {
  const input = inputMetadata.find(({ name }) => name === reader.input);
  if (inputMetadata.length !== 1 || !input?.isTensor || input.type !== 'string') return 'input';
  const isOther = input.shape.some((size) => typeof size === 'number' && size > 1);
  if (isOther || input.shape.length !== reader.shape.length) return 'shape';
  const output = outputMetadata.find(({ name }) => name === reader.output);
  return output?.isTensor && output.type === 'float32' ? null : 'output';
}

const areProbabilities = (values: readonly number[], { labels }: ModelReader): boolean =>
  values.length === labels.length &&
  values.every((value) => value >= -TOLERANCE && value <= 1 + TOLERANCE) &&
  Math.abs(values.reduce((sum, value) => sum + value, 0) - 1) <= TOLERANCE;

async function run(session: InferenceSession, reader: ModelReader, text: string): Promise<void> {
  try {
    const fed = { [reader.input]: new Tensor('string', [text], reader.shape) };
    const { [reader.output]: found } = await session.run(fed, [reader.output]);
    const probabilities = Array.from((found?.data ?? []) as Float32Array);
    if (!areProbabilities(probabilities, reader)) return reply({ fault: 'probabilities' });
    reply({ probabilities });
  } catch {
    // The library's message may quote the note.
    reply({ fault: 'model' });
  }
}

async function open({ model }: ModelFolder): Promise<InferenceSession | null> {
  env.wasm.numThreads = 1;
  env.logLevel = 'fatal';
  try {
    return await InferenceSession.create(model, {
      executionProviders: ['wasm'],
      logSeverityLevel: 4,
    });
  } catch {
    return null;
  }
}

// The model in a thread of its own: the server goes on while it runs, and can end one that is slow.
const folder = workerData as ModelFolder;
const session = await open(folder);
const fault = session === null ? 'model' : faultOf(session, folder.reader);
if (session === null || fault !== null) reply({ fault: fault ?? 'model' });
else {
  parentPort?.on('message', (text: string) => void run(session, folder.reader, text));
  await run(session, folder.reader, TRIAL);
}
