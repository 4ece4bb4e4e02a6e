import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleStatus } from '../../../test/harness/practice/deviceSamples.ts';
import { PageDevice } from '../../../test/harness/page/pageDevice.ts';
import { renderPage } from '../../../test/harness/page/renderPage.tsx';
import { presentInstant, presentMinute, useNow } from '../../ui/useNow.ts';
import { KnownClock } from './KnownClock.tsx';

const NOON = '2026-03-10T12:00:00.000Z';
const YEAR = 365 * 24 * 60;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(NOON), toFake: ['Date'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Now() {
  return <time>{useNow()}</time>;
}

const open = (status: Parameters<typeof sampleStatus>[0]) =>
  renderPage(
    <>
      <KnownClock />
      <Now />
    </>,
    new PageDevice({ 'sync.status': sampleStatus(status) }),
  );

describe('what the page calls now', () => {
  it.each([
    ['a year behind', -YEAR, '2027-03-10T12:00:00.000Z'],
    ['two hours ahead', 120, '2026-03-10T10:00:00.000Z'],
    ['right', 0, NOON],
  ])('is corrected by what is known of a clock that is %s', async (_, clockMinutes, now) => {
    open({ clockMinutes });
    expect(await screen.findByText(now)).toBeDefined();
    expect([presentInstant(), presentMinute()]).toEqual([now, now]);
  });

  it('is no earlier than the last read, and the device’s own when the person has left', async () => {
    const { device, unmount } = open({ clockMinutes: -180, isClockGuessed: true });
    expect(await screen.findByText('2026-03-10T15:00:00.000Z')).toBeDefined();
    device.show({ 'sync.status': sampleStatus({ clockMinutes: -240 }) });
    expect(await screen.findByText('2026-03-10T16:00:00.000Z')).toBeDefined();
    unmount();
    expect(presentInstant()).toBe(NOON);
  });
});
