import type { NoteAnalysis, NoteReader } from '../../../src/domain/notes/analysis.ts';
import { EMBEDDED_READER } from '../../../src/domain/notes/readers.ts';
import { analyseInTurns } from './embedded/analyse.ts';

/** Counts a call of a provider. @throws AiError `quota` where no more may be made */
export type BeforeCall = () => Promise<void>;

/** An analysis, and the program that made it where that is not the reader that was asked. */
export type Reading = NoteAnalysis & { readonly reader?: NoteReader };

/** Reads notes. */
export interface NoteAnalyser {
  /** Whether a reading counts against the plan's limit. */
  readonly isMetered: boolean;
  /** The text leaves the server, which only the patient can allow. */
  readonly isExternal: boolean;
  /** Stored with each result, unless another program stood in. */
  readonly reader: NoteReader;
  /**
   * @param beforeCall before each call of a provider, also one that is made again
   * @throws AiError
   */
  analyse(plaintext: string, signal?: AbortSignal, beforeCall?: BeforeCall): Promise<Reading>;
}

/** A recording and the format that its first bytes show. */
export interface Recording {
  readonly file: Blob;
  /** Of a file's name, without the dot. */
  readonly extension: string;
  readonly mimeType: string;
}

/** Turns speech into text. */
export interface Transcriber {
  /** @throws AiError */
  transcribe(recording: Recording, signal?: AbortSignal): Promise<string>;
}

interface AiProvider {
  readonly name: string | null;
  readonly country: string | null;
  readonly isLocal: boolean;
}

/** What the server reads notes and recordings with. */
export interface Ai {
  readonly notes: NoteAnalyser;
  /** `null` where no provider is configured: nothing embedded can listen. */
  readonly transcriber: Transcriber | null;
  /** The provider of what is not embedded, as the operator names it. */
  readonly provider?: AiProvider;
  /** Ends what reads notes beside the server. */
  close?(): Promise<void>;
}

/** Works without any network, and costs nothing. */
export const embeddedAi: Ai = {
  notes: {
    isMetered: false,
    isExternal: false,
    reader: EMBEDDED_READER,
    analyse: analyseInTurns,
  },
  transcriber: null,
};
