import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stubWakeLock } from '../../test/harness/page/wakeLock.ts';
import { keepAwake, useAwake } from './awake.ts';

let locks: ReturnType<typeof stubWakeLock>;
/** Screens that other tests have left listen to the document. */
let page: EventTarget & { visibilityState: DocumentVisibilityState };

function setVisible(isVisible: boolean): void {
  page.visibilityState = isVisible ? 'visible' : 'hidden';
  if (!isVisible) locks.takeAll();
  page.dispatchEvent(new Event('visibilitychange'));
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => {
  locks = stubWakeLock();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
});

afterEach(() => {
  locks.remove();
});

describe('a screen that is kept on', () => {
  it('goes off as usual before and after the work', async () => {
    const { rerender, unmount } = renderHook(({ is }) => useAwake(is), {
      initialProps: { is: false },
    });
    const inForce: number[] = [];
    for (const is of [false, true, false, true]) {
      rerender({ is });
      await settled();
      inForce.push(locks.inForce());
    }
    expect(inForce).toEqual([0, 1, 0, 1]);
    unmount();
    await settled();
    expect(locks.inForce()).toBe(0);
  });

  it('is kept on again when the page is back, by one lock', async () => {
    const end = keepAwake(page);
    await settled();
    setVisible(false);
    await settled();
    expect(locks.inForce()).toBe(0);
    setVisible(true);
    setVisible(true);
    await settled();
    expect(locks.inForce()).toBe(1);
    end();
    setVisible(true);
    await settled();
    expect(locks.inForce()).toBe(0);
  });

  it('goes off where the work ended before the browser gave the lock', async () => {
    const end = keepAwake(page);
    await Promise.resolve();
    end();
    await settled();
    expect([locks.given.length, locks.inForce()]).toEqual([1, 0]);
  });

  it('breaks nothing where the browser refuses the lock, or has none', async () => {
    const refuse = async () => Promise.reject(new DOMException('battery', 'NotAllowedError'));
    Object.assign(navigator.wakeLock, { request: refuse });
    const ends = [keepAwake(page)];
    await settled();
    locks.remove();
    ends.push(keepAwake(page));
    setVisible(true);
    await settled();
    for (const end of ends) expect(end).not.toThrow();
  });
});
