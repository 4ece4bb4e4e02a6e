import { describe, expect, it } from 'vitest';
import { sampleAppointmentRow } from '../../../../../test/harness/practice/deviceSamples.ts';
import type { Block, ColumnLayout } from './layout.ts';
import { neighbour } from './neighbour.ts';

const block = (id: string, start: number): Block => ({
  row: sampleAppointmentRow(id),
  wall: { from: { day: 'seg', minutes: start }, to: { day: 'seg', minutes: start + 50 } },
  start,
  end: start + 50,
  column: 0,
  columns: 1,
});

const column = (day: string) => ({ key: day, day, person: null });
const week: readonly ColumnLayout[] = [
  { column: column('seg'), blocks: [block('a', 480), block('b', 600), block('c', 840)] },
  { column: column('ter'), blocks: [] },
  { column: column('qua'), blocks: [block('d', 540), block('e', 900)] },
];
const from = (id: string, key: string) => neighbour(week, id, key)?.id ?? null;

describe('the arrow keys on the grid', () => {
  it('go up and down within a day and stop at its ends', () => {
    expect([from('a', 'ArrowDown'), from('b', 'ArrowUp'), from('a', 'ArrowUp')]).toEqual([
      'b',
      'a',
      null,
    ]);
    expect([from('c', 'Home'), from('a', 'End'), from('c', 'ArrowDown')]).toEqual(['a', 'c', null]);
  });

  it('go sideways to the session nearest in time, over empty days', () => {
    expect([from('a', 'ArrowRight'), from('c', 'ArrowRight')]).toEqual(['d', 'e']);
    expect([from('e', 'ArrowLeft'), from('d', 'ArrowRight')]).toEqual(['c', null]);
  });

  it('leave other keys alone', () => {
    expect(from('a', 'Tab')).toBeNull();
    expect(from('unknown', 'ArrowDown')).toBeNull();
  });
});
