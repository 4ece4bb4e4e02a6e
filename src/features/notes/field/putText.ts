import { breaksIn, type Change, changesBetween, placesAfter } from './change.ts';

/** Covers `body` as well: where nothing else has the focus. */
const mayLendFocus = (element: Element | null): boolean =>
  element === null || element === document.body || element.matches('button');

/** A keyboard on the screen would come up and go. */
const hasKeys = (): boolean => globalThis.matchMedia?.('(pointer: fine)').matches ?? false;

/**
 * Runs the work while the field has the focus.
 * Returns false, without running it, where another field has the focus.
 */
function withFocus(field: HTMLTextAreaElement, work: () => boolean): boolean {
  const focused = document.activeElement;
  if (focused === field) return work();
  if (!mayLendFocus(focused) || !hasKeys()) return false;
  field.focus({ preventScroll: true });
  const isDone = work();
  if (focused instanceof HTMLElement && focused !== document.body)
    focused.focus({ preventScroll: true });
  else field.blur();
  return isDone;
}

/**
 * The most line breaks that are typed.
 * Chromium's time to type text grows with the square of its lines: 0.2 s for 200 of them, 29 s for
 * 2,000.
 */
const TYPED_BREAKS_MAX = 60;

/**
 * Changes the field as typing does: the browser can undo it, and all that was typed before.
 * Setting the value by any other way takes the field's history of undo away.
 * Returns false where that cannot be, or would keep the person waiting.
 */
export function typeChanges(field: HTMLTextAreaElement, changes: readonly Change[]): boolean {
  const breaks = changes.reduce((sum, { text }) => sum + breaksIn(text), 0);
  if (breaks > TYPED_BREAKS_MAX || changes.length > TYPED_BREAKS_MAX) return false;
  // From the end on: so the places of the others stay true.
  return withFocus(field, () => changes.toReversed().every((change) => typeChange(field, change)));
}

function typeChange(field: HTMLTextAreaElement, { start, end, text }: Change): boolean {
  field.setSelectionRange(start, end);
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else types into a field
  return document.execCommand?.(text === '' ? 'delete' : 'insertText', false, text) ?? false;
}

/** Makes the field say `text` by the smallest change; caret and selection stay at their words. */
export function putText(field: HTMLTextAreaElement, text: string): void {
  const { value, selectionStart, selectionEnd, selectionDirection, scrollTop } = field;
  if (value === text) return;
  const [start = 0, end = 0] = placesAfter(value, text, [selectionStart, selectionEnd]);
  if (!typeChanges(field, changesBetween(value, text)) || field.value !== text) field.value = text;
  field.setSelectionRange(start, end, selectionDirection);
  field.scrollTop = scrollTop;
}
