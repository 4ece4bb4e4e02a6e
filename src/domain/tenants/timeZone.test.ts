import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { brazilianZones, timeZone } from './timeZones.ts';

describe('a time zone', () => {
  it.each([...brazilianZones.map(([zone]) => zone), 'Europe/Lisbon', 'UTC'])(
    '%s is one',
    (zone) => {
      expect(v.is(timeZone, zone)).toBe(true);
    },
  );

  it.each(['', '+03:00', 'Brasília', 'America/Atlantida', 'a'.repeat(100_000), 'EST5EDT\n', null])(
    '%s is none',
    (zone) => expect(v.is(timeZone, zone)).toBe(false),
  );
});
