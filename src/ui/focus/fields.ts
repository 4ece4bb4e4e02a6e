const FIELD = [
  'input:not([type="hidden"], [disabled], [readonly], [tabindex="-1"])',
  'textarea:not([disabled], [readonly], [tabindex="-1"])',
  '[role="combobox"]:not([aria-disabled="true"])',
  '[role="spinbutton"]',
].join(', ');

const INVALID = '[aria-invalid="true"], .Mui-error';

const fieldIn = (element: Element): HTMLElement | null =>
  element.matches(FIELD) ? (element as HTMLElement) : element.querySelector(FIELD);

/** For what the person opened in order to fill it in: what is typed at once must not be lost. */
export function focusFirstField(area: Element): void {
  if (!area.contains(document.activeElement)) fieldIn(area)?.focus();
}

/** Where the person has to go on. @returns whether there was one */
export function focusFirstInvalid(area: Element): boolean {
  for (const element of area.querySelectorAll(INVALID)) {
    const field = fieldIn(element);
    if (!field) continue;
    field.focus();
    return true;
  }
  return false;
}
