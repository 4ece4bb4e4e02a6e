import { typeChanges } from './field/putText.ts';

/** What is put between two texts, so that their words do not run together. */
const gap = (before: string, after: string): string =>
  before === '' || after === '' || /\s$/.test(before) || /^\s/.test(after) ? '' : ' ';

/** Returns a piece of text with the spaces that it needs at its place, in UTF-16 units. */
export function pieceFor(text: string, place: number, piece: string): string {
  const [before, after] = [text.slice(0, place), text.slice(place)];
  return gap(before, piece) + piece + gap(piece, after);
}

/** Puts a text into the field as if it had been typed there: the caret goes on behind it. */
export const insertInto = (field: HTMLTextAreaElement, place: number, text: string): void =>
  typeInto(field, place, place, pieceFor(field.value, place, text));

/**
 * Puts a text in the place of another one, as the person's own typing.
 * The caret goes on behind it.
 */
export function replaceIn(
  field: HTMLTextAreaElement,
  start: number,
  end: number,
  text: string,
): void {
  field.focus();
  typeInto(field, start, end, text);
}

function typeInto(field: HTMLTextAreaElement, start: number, end: number, text: string): void {
  if (typeChanges(field, [{ start, end, text }])) return;
  field.setRangeText(text, start, end, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
