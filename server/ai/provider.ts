import type { NoteAnalysis } from '../../src/domain/notes/analysis.ts';
import { analyseInTurns } from './embedded/analyse.ts';

/** Reads notes. */
export interface NoteAnalyser {
  /** Whether a reading counts against the plan's limit. */
  readonly isMetered: boolean;
  /** The text leaves the server, which only the patient can allow. */
  readonly isExternal: boolean;
  /** @throws AiError */
  analyse(plaintext: string, signal?: AbortSignal): Promise<NoteAnalysis>;
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

export interface AiProvider {
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
}

/** Works without any network, and costs nothing. */
export const embeddedAi: Ai = {
  notes: { isMetered: false, isExternal: false, analyse: analyseInTurns },
  transcriber: null,
};
