import type { Locator } from '@playwright/test';

/** Without what is drawn on sheets out of sight: for a frame these have a height inside, so that `visible` is not enough. */
export const inSight = (found: Locator): Locator =>
  found.and(found.page().locator(':not([aria-hidden="true"] *)'));
