import { describe, expect, it } from 'vitest';
import { deviceUse, isInvited } from './invitation.ts';

const HOUR = 3_600_000;
const FIRST = Date.parse('2026-03-02T20:00:00Z');
const kept = JSON.stringify({ since: FIRST, invited: false });
const moment = (changes: object = {}) => ({
  now: FIRST + 14 * HOUR,
  canInstall: true,
  busy: false,
  ...changes,
});

describe('the invitation to install the app', () => {
  it('never comes on the first visit', () => {
    const use = deviceUse(null, FIRST);
    expect(use).toEqual({ since: FIRST, invited: false });
    expect(isInvited(use, moment({ now: FIRST }))).toBe(false);
    expect(isInvited(use, moment({ now: FIRST + 3 * HOUR }))).toBe(false);
  });

  it('comes to who is back the next day', () => {
    expect(isInvited(deviceUse(kept, FIRST + 14 * HOUR), moment())).toBe(true);
  });

  it('comes once', () => {
    const use = deviceUse(JSON.stringify({ since: FIRST, invited: true }), FIRST + 400 * HOUR);
    expect(isInvited(use, moment({ now: FIRST + 400 * HOUR }))).toBe(false);
  });

  it('waits while something else asks for attention, and where nothing can be installed', () => {
    const use = deviceUse(kept, FIRST + 14 * HOUR);
    expect(isInvited(use, moment({ busy: true }))).toBe(false);
    expect(isInvited(use, moment({ canInstall: false }))).toBe(false);
  });

  it.each([
    'no JSON',
    '[]',
    '"2026"',
    '7',
    '{"since":"ontem"}',
    JSON.stringify({ since: FIRST + HOUR }),
  ])('counts from now where %s was kept, or a clock was ahead', (text) => {
    expect(deviceUse(text, FIRST)).toEqual({ since: FIRST, invited: false });
  });
});
