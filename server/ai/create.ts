import { randomInt } from 'node:crypto';
import type { Connection } from './openai/connection.ts';
import { chatAnalyser, speechTranscriber } from './openai/provider.ts';
import { type Ai, embeddedAi } from './provider.ts';

/** What the environment says of a provider. */
export interface AiConfig {
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  /** Without it notes are read by the embedded analyser. */
  readonly chatModel?: string | undefined;
  /** Without it nothing is transcribed. */
  readonly transcriptionModel?: string | undefined;
}

type Timing = Omit<Connection, 'baseUrl' | 'apiKey'>;

/** Within a job's three minutes, and within what a person waits for a transcription. */
const timing = {
  timeoutMs: 50_000,
  attempts: 3,
  pauseMs: 1000,
  longestPauseMs: 10_000,
  jitter: () => randomInt(1000) / 1000,
};

/** What the configuration names, and the embedded analyser for the rest. Reaches nobody yet. */
export function createAi(
  config: AiConfig | undefined,
  clock: { now(): number },
  changes: Partial<Timing> = {},
): Ai {
  if (!config) return embeddedAi;
  const { baseUrl, apiKey, chatModel, transcriptionModel } = config;
  const connection = { ...timing, now: () => clock.now(), ...changes, baseUrl, apiKey };
  return {
    notes: chatModel ? chatAnalyser(connection, chatModel) : embeddedAi.notes,
    transcriber: transcriptionModel ? speechTranscriber(connection, transcriptionModel) : null,
  };
}
