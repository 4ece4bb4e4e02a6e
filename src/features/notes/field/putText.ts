import { type Change, changeBetween, placesAfter } from './change.ts';

/** Covers `body` as well: where nothing else has the focus. */
const mayLendFocus = (element: Element | null): boolean =>
  element === null || element === document.body || element.matches('button');

/** A keyboard on the screen would come up and go. */
const hasKeys = (): boolean => globalThis.matchMedia?.('(pointer: fine)').matches ?? false;

/** Runs the work while the field has the focus. Returns false, without it, where another field has it. */
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
 * Changes the field as typing does: the browser can undo it, and all that was typed before.
 * Setting the value by any other way takes the field's history of undo away.
 */
export const typeChange = (field: HTMLTextAreaElement, { start, end, text }: Change): boolean =>
  withFocus(field, () => {
    field.setSelectionRange(start, end);
    // oxlint-disable-next-line typescript/no-deprecated -- nothing else types into a field
    return document.execCommand?.(text === '' ? 'delete' : 'insertText', false, text) ?? false;
  });

/** Makes the field say `text` by the smallest change; caret and selection stay at their words. */
export function putText(field: HTMLTextAreaElement, text: string): void {
  const { value, selectionStart, selectionEnd, selectionDirection, scrollTop } = field;
  const change = changeBetween(value, text);
  if (!change) return;
  const [start = 0, end = 0] = placesAfter(value, text, [selectionStart, selectionEnd]);
  if (!typeChange(field, change) || field.value !== text) field.value = text;
  field.setSelectionRange(start, end, selectionDirection);
  field.scrollTop = scrollTop;
}
