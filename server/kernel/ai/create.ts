import { randomInt } from 'node:crypto';
import type { AiConfig } from './ai-config.ts';
import type { Connection } from './openai/connection.ts';
import { chatAnalyser, speechTranscriber } from './openai/provider.ts';
import { type Ai, embeddedAi } from './provider.ts';

type Timing = Omit<Connection, 'baseUrl' | 'apiKey' | 'now'>;

/** Within a job's three minutes. */
const reading: Timing = {
  timeoutMs: 50_000,
  attempts: 3,
  pauseMs: 1000,
  longestPauseMs: 10_000,
  jitter: () => randomInt(1000) / 1000,
};

/**
 * Ten minutes of speech take their time; altogether less than a lease of
 * `server/areas/records/transcription`.
 */
const listening: Timing = { ...reading, timeoutMs: 100_000, attempts: 2 };

/** What the configuration names, and the embedded analyser for the rest. Reaches nobody yet. */
export function createAi(
  config: AiConfig | undefined,
  clock: { now(): number },
  changes: Partial<Timing> = {},
): Ai {
  if (!config) return embeddedAi;
  const { baseUrl, apiKey, isLocal = false, chatModel, transcriptionModel } = config;
  const connect = (timing: Timing): Connection => ({
    ...timing,
    ...changes,
    baseUrl,
    apiKey,
    now: () => clock.now(),
  });
  return {
    notes: chatModel
      ? chatAnalyser(connect(reading), chatModel, {
          isExternal: !isLocal,
          name: config.providerName ?? new URL(baseUrl).host,
        })
      : embeddedAi.notes,
    transcriber: transcriptionModel
      ? speechTranscriber(connect(listening), transcriptionModel)
      : null,
    provider: { name: config.providerName ?? null, country: config.country ?? null, isLocal },
  };
}

/**
 * Makes the same, with the operator's model for the notes where the configuration names its folder.
 * Only then the model's library is loaded.
 * @throws StartError where the folder or its model is wrong
 */
export async function openAi(
  { ai, onnxDir }: { readonly ai?: AiConfig | undefined; readonly onnxDir?: string | undefined },
  clock: { now(): number },
): Promise<Ai> {
  const made = createAi(ai, clock);
  if (onnxDir === undefined) return made;
  const { openModel } = await import('./onnx/analyser.ts');
  return { ...made, ...(await openModel(onnxDir)) };
}
