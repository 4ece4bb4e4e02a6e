import { randomInt } from 'node:crypto';
import type { Connection } from './openai/connection.ts';
import { chatAnalyser, speechTranscriber } from './openai/provider.ts';
import { type Ai, embeddedAi } from './provider.ts';

/** What the environment says of a provider. */
export interface AiConfig {
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  /** The operator says that it runs on the server itself. */
  readonly isLocal?: boolean;
  /** Names the provider and its country, for people to read. */
  readonly providerName?: string | undefined;
  readonly country?: string | undefined;
  /** Without it notes are read by the embedded analyser. */
  readonly chatModel?: string | undefined;
  /** Without it nothing is transcribed. */
  readonly transcriptionModel?: string | undefined;
}

type Timing = Omit<Connection, 'baseUrl' | 'apiKey' | 'now'>;

/** Within a job's three minutes. */
const reading: Timing = {
  timeoutMs: 50_000,
  attempts: 3,
  pauseMs: 1000,
  longestPauseMs: 10_000,
  jitter: () => randomInt(1000) / 1000,
};

/** Ten minutes of speech take their time; altogether less than a lease of `server/transcription`. */
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
    notes: chatModel ? chatAnalyser(connect(reading), chatModel, !isLocal) : embeddedAi.notes,
    transcriber: transcriptionModel
      ? speechTranscriber(connect(listening), transcriptionModel)
      : null,
    provider: { name: config.providerName ?? null, country: config.country ?? null, isLocal },
  };
}
