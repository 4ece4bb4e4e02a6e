/** A provider as the environment names it. */
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
