import { isOpen } from '../../../src/domain/notes/reading/risk/entries.ts';
import { riskPassagesOf } from '../../../src/domain/notes/reading/risk/riskPassages.ts';
import { UNSCORED } from './embedded/analyse.ts';
import type { Identified } from './identifierPatterns.ts';
import { hideIdentifiers } from './identifiers.ts';
import type { BeforeCall, NoteAnalyser, Reading } from './provider.ts';
import { inTurns } from './steps.ts';
import { markUnsupported } from './unsupported.ts';

interface Asking {
  readonly patient: Identified;
  readonly signal: AbortSignal;
  readonly beforeCall?: BeforeCall;
}

/** Has a provider read a note, one outside without what names the patient. */
async function ask(
  reader: NoteAnalyser,
  plaintext: string,
  { patient, signal, beforeCall }: Asking,
): Promise<Reading> {
  if (!reader.isExternal) return reader.analyse(plaintext, signal, beforeCall);
  const hidden = hideIdentifiers(plaintext, patient);
  const found = await reader.analyse(hidden.text, signal, beforeCall);
  return {
    ...found,
    summary: hidden.restore(found.summary, true),
    rationale: hidden.restore(found.rationale),
  };
}

/**
 * Reads a note. A program outside the server gets marks in place of what names the patient.
 * The marks of its answer become names again. A provider's sentences without support in the note
 * are marked, and a note with words of risk has no score.
 * @throws AiError
 */
export async function readNote(
  reader: NoteAnalyser,
  plaintext: string,
  asking: Asking,
): Promise<Reading> {
  const { signal } = asking;
  if (reader.reader.kind !== 'provider') return reader.analyse(plaintext, signal);
  const found = await ask(reader, plaintext, asking);
  const summary = await inTurns(markUnsupported(found.summary, plaintext), signal);
  const passages = await inTurns(riskPassagesOf(plaintext), signal);
  return { ...found, summary, ...(passages.some(isOpen) && UNSCORED) };
}
