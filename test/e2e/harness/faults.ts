import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What is wrong with the screen in sight, in a line each. */
export async function faultsOf(page: Page, address: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  const covered = await page.evaluate(coveredAtTheEnd);
  return [
    ...covered.map((name) => `${address}: at the page's end '${name}' is covered`),
    ...violations.map(
      ({ id, nodes }) =>
        `${address}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    ),
    ...(sideways > 0 ? [`${address}: scrolls ${sideways} px sideways`] : []),
  ];
}

/** What can be pressed at the end of the page, and lies there behind something that is not of the page. */
function coveredAtTheEnd(): string[] {
  const main = document.querySelector('main');
  if (!main || main.closest('[aria-hidden="true"]')) return [];
  const before = scrollY;
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  const covered = [...main.querySelectorAll<HTMLElement>('button, a[href]')].filter((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!each.checkVisibility({ visibilityProperty: true })) return false;
    return width > 0 && top > innerHeight / 2 && hit !== null && !main.contains(hit);
  });
  scrollTo({ top: before, behavior: 'instant' });
  return covered.map((each) => each.textContent || each.ariaLabel || each.tagName);
}

/** Waits until the screen is there and nothing moves any more. @param timeout for figures, in ms */
export async function settled(page: Page, timeout = 15_000): Promise<void> {
  const isDialog = new URL(page.url()).searchParams.has('dialogo');
  // Behind a dialog the screen is hidden from assistive technology.
  await expect(isDialog ? page.getByRole('dialog') : page.locator('main')).toBeVisible({
    timeout,
  });
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout });
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  await page.waitForTimeout(300);
}
