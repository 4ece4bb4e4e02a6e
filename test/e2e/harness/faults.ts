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
  return [
    ...violations.map(
      ({ id, nodes }) =>
        `${address}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    ),
    ...(sideways > 0 ? [`${address}: scrolls ${sideways} px sideways`] : []),
  ];
}

/** The screen is there, and nothing moves any more. */
export async function settled(page: Page): Promise<void> {
  const isDialog = new URL(page.url()).searchParams.has('dialogo');
  // Behind a dialog the screen is hidden from assistive technology.
  await expect(isDialog ? page.getByRole('dialog') : page.locator('main')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  await page.waitForTimeout(300);
}
