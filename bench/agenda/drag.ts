import type { Page } from '@playwright/test';

const MOVES = 90;
const STEP_MS = 16;

export interface Dragged {
  /** The longest task on the page, in milliseconds; 0 where none was over 50. */
  readonly longestTask: number;
  /** The longest time between two frames, in milliseconds. */
  readonly longestFrame: number;
}

interface Watch {
  readonly tasks: readonly number[];
  readonly frames: readonly number[];
}

/** As text: the runner would ask the page for its own way to keep the names of functions. */
const WATCH = `(() => {
  const watch = { tasks: [], frames: [], isOver: false };
  globalThis.watch = watch;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) watch.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: false });
  const onFrame = (at) => {
    watch.frames.push(at);
    if (!watch.isOver) requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
})()`;

const seen = (page: Page): Promise<Dragged> =>
  page.evaluate(() => {
    const { watch } = globalThis as unknown as { watch: Watch };
    Object.assign(watch, { isOver: true });
    const gaps = watch.frames.slice(1).map((at, index) => at - (watch.frames[index] ?? at));
    return { longestTask: Math.max(0, ...watch.tasks), longestFrame: Math.max(0, ...gaps) };
  });

/** Takes up a session that can be moved, carries it over the days and back, and lets it be where it was. */
export async function dragOne(page: Page): Promise<Dragged> {
  const block = page.locator('[data-record][aria-keyshortcuts="M"]:visible').first();
  await block.scrollIntoViewIfNeeded();
  const box = await block.boundingBox();
  if (!box) throw new Error('no session can be moved');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 3];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 8, y + 8);
  await page.waitForTimeout(300);
  await page.evaluate(WATCH);
  for (let move = 0; move < MOVES; move++) {
    const turn = (move / MOVES) * 2 * Math.PI;
    await page.mouse.move(x + 180 * Math.sin(turn), y + 90 * (1 - Math.cos(turn)));
    await page.waitForTimeout(STEP_MS);
  }
  const found = await seen(page);
  // Put back for good: were it opened by the button that is let go, the next drag would run beside its dialog.
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return found;
}
