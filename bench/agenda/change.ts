import type { Page } from '@playwright/test';

/** So long nothing more happens on the page: then the last frame was the last of the change. */
const QUIET_MS = 400;

/** What begins a change: a click on what a selector finds, or a choice in the field that it finds. */
export type Start =
  | { readonly click: string }
  | { readonly choose: string; readonly value: string };

/** Milliseconds from a click until the last frame that it changed is painted. @param selector of the button */
export const changeIn = (page: Page, selector: string): Promise<number> =>
  paintedIn(page, { click: selector });

/** Milliseconds from the start of a change until its last frame is painted. */
export const paintedIn = (page: Page, start: Start): Promise<number> =>
  page.evaluate(
    // No function here may have a name: the runner would ask the page for its own way to keep names.
    ([given, quiet]) =>
      new Promise<number>((resolve, reject) => {
        const state = { start: 0, painted: 0, timer: setTimeout(reject, 20_000) };
        new MutationObserver((changes, observer) => {
          // What is made ready out of sight is no part of what the person waits for.
          const isSeen = changes.some(({ target }) => {
            const element = target instanceof Element ? target : target.parentElement;
            return (
              element?.closest('[aria-hidden="true"]') === null &&
              element.checkVisibility({ visibilityProperty: true })
            );
          });
          if (!isSeen) return;
          clearTimeout(state.timer);
          requestAnimationFrame(() =>
            setTimeout(() => {
              state.painted = performance.now();
            }, 0),
          );
          state.timer = setTimeout(() => {
            observer.disconnect();
            resolve(state.painted - state.start);
          }, quiet);
        }).observe(document.querySelector('main') ?? document.body, {
          childList: true,
          subtree: true,
          attributes: true,
          characterData: true,
        });
        state.start = performance.now();
        if ('click' in given) document.querySelector<HTMLElement>(given.click)?.click();
        else {
          const field = document.querySelector<HTMLSelectElement>(given.choose);
          if (!field) throw new Error(`no ${given.choose}`);
          field.value = given.value;
          field.dispatchEvent(new Event('change', { bubbles: true }));
        }
      }),
    [start, QUIET_MS] as const,
  );

const MINUTE_MS = 60_000;

/** Waits where the line of now would move in the middle of a measurement. */
export async function clearOfTheMinute(page: Page, needed: number): Promise<void> {
  const left = MINUTE_MS - (Date.now() % MINUTE_MS);
  if (left < needed) await page.waitForTimeout(left + 1_000);
}
