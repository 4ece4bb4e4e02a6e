import type { Page } from '@playwright/test';

/** What changes with a filter: the rows of lists and of charts' numbers, the figures, and the charts as they were drawn. */
const CHANGING = 'main tbody, main dl, main [class*="MuiChartsSvgLayer-root"]';

/** A screen as it stands, without anything that moves it. */
export interface Still {
  readonly css: string;
  readonly body: string;
  /** What is in each place that changes, in the page's order. */
  readonly parts: readonly string[];
}

export const stillOf = (page: Page): Promise<Still> =>
  page.evaluate((changing) => {
    const seen = document.createElement('div');
    const main = document.querySelector('main');
    if (main) seen.append(main.cloneNode(true));
    // What is drawn ahead is no part of the screen.
    for (const away of seen.querySelectorAll('.away')) away.remove();
    return {
      css: [...document.styleSheets]
        .flatMap(({ cssRules }) => [...cssRules])
        .map(({ cssText }) => cssText)
        .join('\n'),
      body: seen.innerHTML,
      parts: [...seen.querySelectorAll(changing)].map(({ innerHTML }) => innerHTML),
    };
  }, CHANGING);

/**
 * A page that shows the first still, and at a press of its button puts ready-made rows and figures of the other in their
 * place: the same cells, badges, buttons and charts in the same looks. Resolves with how many rows and figures those are.
 */
export async function openStill(page: Page, stills: readonly [Still, Still]): Promise<number> {
  const [first, second] = stills;
  await page.setContent(`<!doctype html><html lang="pt-BR"><meta charset="utf-8">
    <style>${second.css}</style><button id="next">Próxima</button>${first.body}</html>`);
  return page.evaluate(
    ([parts, changing]) => {
      const places = [...document.querySelectorAll(changing)];
      const state = { turn: 0 };
      document.querySelector('#next')?.addEventListener('click', () => {
        state.turn = 1 - state.turn;
        for (const [place, html] of (parts[state.turn] ?? []).entries()) {
          const element = places[place];
          if (element) element.innerHTML = html;
        }
      });
      return places.reduce((sum, place) => sum + place.querySelectorAll('tr, dd').length, 0);
    },
    [stills.map(({ parts }) => parts), CHANGING] as const,
  );
}
