import { describe, expect, it } from 'vitest';
import { addDays, weekOf } from '../../../domain/time/days.ts';
import { type Sheet, type Sheets, turned, withBeside } from './sheets.ts';

const week = (count: number, changes: Partial<Sheet> = {}): Sheet => {
  const day = addDays('2026-03-04', 7 * count);
  return { view: 'semana', day, days: weekOf(day), psychologistId: undefined, ...changes };
};
const of = (shown: number, ...drawn: Sheet[]): Sheets => ({ drawn, shown });

/** Turns to a week and has the ones beside it drawn. */
function settled(sheets: Sheets, count: number): Sheets {
  const near = [week(count + 1), week(count - 1)];
  return near.reduce((all, one) => withBeside(all, one, near), turned(sheets, week(count)));
}

describe('sheets of a calendar', () => {
  it('change one for another without drawing where it was drawn before', () => {
    const sheets = settled(of(0, week(0)), 0);
    expect(sheets).toEqual(of(0, week(0), week(1), week(-1)));
    expect(turned(sheets, week(1))).toEqual({ drawn: sheets.drawn, shown: 1 });
    expect(turned(sheets, week(1)).drawn).toBe(sheets.drawn);
  });

  it('draw one in place of the one in sight where none was drawn for it', () => {
    const sheets = turned(settled(of(0, week(0)), 0), week(5));
    expect(sheets).toEqual(of(0, week(5), week(1), week(-1)));
  });

  it('are three however far the person goes, each beside the one in sight', () => {
    let sheets = of(0, week(0));
    for (let count = 0; count < 20; count++) {
      sheets = settled(sheets, count);
      expect(sheets.drawn.map(({ day }) => day).toSorted()).toEqual(
        [week(count - 1), week(count), week(count + 1)].map(({ day }) => day).slice(),
      );
      expect(sheets.drawn[sheets.shown]).toEqual(week(count));
    }
  });

  it('are the same objects while nothing changes, and never take away the one in sight', () => {
    const sheets = settled(of(0, week(0)), 0);
    expect(turned(sheets, week(0))).toBe(sheets);
    expect(withBeside(sheets, week(1), [])).toBe(sheets);
    const late = turned(sheets, week(1));
    expect(withBeside(late, week(1, { day: '2026-03-12' }), [])).toBe(late);
    expect(withBeside(late, week(2), []).drawn[1]).toEqual(week(1));
  });

  it('know another day of the same days, another view and another person apart', () => {
    const sheets = of(0, week(0), week(1));
    const friday = week(0, { day: '2026-03-06' });
    expect(turned(sheets, friday)).toEqual(of(0, friday, week(1)));
    expect(turned(sheets, friday).drawn[0]?.days).toBe(sheets.drawn[0]?.days);
    const hers = week(1, { psychologistId: 'a' });
    expect(turned(sheets, hers)).toEqual(of(0, hers, week(1)));
    const dayView = week(1, { view: 'dia' });
    expect(turned(sheets, dayView)).toEqual(of(0, dayView, week(1)));
  });
});
