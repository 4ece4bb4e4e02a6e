import { NOTE_MAX } from '../../domain/core/fields.ts';

/** What is put between two texts, so that their words do not run together. */
const gap = (before: string, after: string): string =>
  before === '' || after === '' || /\s$/.test(before) || /^\s/.test(after) ? '' : ' ';

/**
 * A text put into another one.
 * @param place where, in UTF-16 units
 * @returns the piece with the spaces that it needs there; `null` where the whole would be longer than a note may be
 */
export function pieceFor(text: string, place: number, piece: string): string | null {
  const [before, after] = [text.slice(0, place), text.slice(place)];
  const fitting = gap(before, piece) + piece + gap(piece, after);
  return text.length + fitting.length > NOTE_MAX ? null : fitting;
}

/**
 * Puts a text into the field as if it had been typed there: the caret goes on behind it.
 * @param place where, in UTF-16 units
 * @returns false where it does not fit
 */
export function insertInto(field: HTMLTextAreaElement, place: number, text: string): boolean {
  const piece = pieceFor(field.value, place, text);
  if (piece === null) return false;
  field.setRangeText(piece, place, place, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}

/**
 * Puts a text in the place of another one, as the person's own typing, so that the browser can undo it. The caret goes on
 * behind it.
 * @returns false where it does not fit
 */
export function replaceIn(
  field: HTMLTextAreaElement,
  start: number,
  end: number,
  text: string,
): boolean {
  if (field.value.length - (end - start) + text.length > NOTE_MAX) return false;
  field.focus();
  field.setSelectionRange(start, end);
  // What sets a field's value otherwise takes its undoing away.
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else types into a field
  if (document.execCommand?.('insertText', false, text)) return true;
  field.setRangeText(text, start, end, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}
