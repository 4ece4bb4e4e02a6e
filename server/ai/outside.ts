import type { NoteAnalysis } from '../../src/domain/notes/analysis.ts';
import type { Identified } from './identifierPatterns.ts';
import { hideIdentifiers } from './identifiers.ts';
import type { NoteAnalyser } from './provider.ts';

/**
 * Reads a note. A program outside the server gets marks in place of what names the patient.
 * The marks of its answer become names again.
 * @throws AiError
 */
export async function readNote(
  reader: NoteAnalyser,
  plaintext: string,
  patient: Identified,
  signal: AbortSignal,
): Promise<NoteAnalysis> {
  if (!reader.isExternal) return reader.analyse(plaintext, signal);
  const hidden = hideIdentifiers(plaintext, patient);
  const found = await reader.analyse(hidden.text, signal);
  return {
    ...found,
    summary: hidden.restore(found.summary, true),
    rationale: hidden.restore(found.rationale),
  };
}
