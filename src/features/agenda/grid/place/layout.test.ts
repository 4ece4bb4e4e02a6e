import { describe, expect, it } from 'vitest';
import { sampleAppointmentRow } from '../../../../../test/harness/practice/deviceSamples.ts';
import type { AppointmentRow } from '../../../../data/queries/agenda/results.ts';
import { instantOf } from '../../../../domain/time/zone.ts';
import { seededDice } from '../../../../../test/harness/random/dice.ts';
import { columnsOf } from './columns.ts';
import { layoutColumns } from './layout.ts';

const ZONE = 'America/Sao_Paulo';
const DAY = '2026-11-23';

function session(id: string, from: string, to: string, day = DAY, endDay = day): AppointmentRow {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  return sampleAppointmentRow(
    id,
    instantOf({ day, minutes: minutes(from) }, ZONE),
    instantOf({ day: endDay, minutes: minutes(to) }, ZONE),
  );
}

const placed = (rows: readonly AppointmentRow[]) =>
  Object.fromEntries(
    (layoutColumns(columnsOf([DAY], []), rows, ZONE)[0]?.blocks ?? []).map((block) => [
      block.row.id,
      `${block.column}/${block.columns}`,
    ]),
  );

describe('sessions on the grid', () => {
  it('have the whole width when they only touch', () => {
    expect(placed([session('a', '09:00', '10:00'), session('b', '10:00', '11:00')])).toEqual({
      a: '0/1',
      b: '0/1',
    });
  });

  it('share the width when they overlap, also through a third', () => {
    const rows = [
      session('a', '09:00', '10:00'),
      session('b', '09:30', '11:00'),
      session('c', '10:15', '11:15'),
      session('d', '12:00', '13:00'),
    ];
    expect(placed(rows)).toEqual({ a: '0/2', b: '1/2', c: '0/2', d: '0/1' });
  });

  it('never overlap within a column', () => {
    const rows = Array.from({ length: 60 }, (_, i) => {
      const start = 480 + ((i * 37) % 600);
      const time = (m: number) =>
        `${String(Math.floor(m / 60)).padStart(2, '0')}:${String(m % 60).padStart(2, '0')}`;
      return session(`s${i}`, time(start), time(start + 20 + ((i * 13) % 70)));
    });
    const blocks = layoutColumns(columnsOf([DAY], []), rows, ZONE)[0]?.blocks ?? [];
    expect(blocks).toHaveLength(60);
    const clashes = blocks.filter((a) =>
      blocks.some((b) => a !== b && a.column === b.column && a.start < b.end && b.start < a.end),
    );
    expect(clashes).toEqual([]);
  });

  it('appear on both days when they cross midnight', () => {
    const night = session('n', '23:30', '00:30', '2026-11-23', '2026-11-24');
    const [monday, tuesday, wednesday] = layoutColumns(
      columnsOf(['2026-11-23', '2026-11-24', '2026-11-25'], []),
      [night],
      ZONE,
    );
    expect(monday?.blocks[0]).toMatchObject({ start: 1410, end: 1440 });
    expect(tuesday?.blocks[0]).toMatchObject({ start: 0, end: 30 });
    expect(wednesday?.blocks).toHaveLength(0);
  });

  it('do not appear on a day at whose midnight they end', () => {
    const late = session('l', '23:00', '00:00', '2026-11-23', '2026-11-24');
    expect(layoutColumns(columnsOf(['2026-11-24'], []), [late], ZONE)[0]?.blocks).toHaveLength(0);
  });

  it('stand at the clinic’s hour after a change of clocks, wherever the device is', () => {
    const rows = ['2026-10-31', '2026-11-01', '2026-11-02'].map((day) => ({
      ...session(day, '09:00', '09:50'),
      startAt: instantOf({ day, minutes: 540 }, 'America/New_York'),
      endAt: instantOf({ day, minutes: 590 }, 'America/New_York'),
    }));
    const layouts = layoutColumns(
      columnsOf(['2026-10-31', '2026-11-01', '2026-11-02'], []),
      rows,
      'America/New_York',
    );
    expect(layouts.map((layout) => layout.blocks[0]?.start)).toEqual([540, 540, 540]);
    expect(new Set(rows.map((row) => row.startAt.slice(11)))).toEqual(
      new Set(['13:00:00.000Z', '14:00:00.000Z']),
    );
  });
});

describe('any agenda, in any zone', () => {
  const zones = ['America/Sao_Paulo', 'America/New_York', 'Asia/Kathmandu'] as const;
  // A week in which clocks go back in New York.
  const days = ['2026-10-30', '2026-10-31', '2026-11-01', '2026-11-02'];

  it.each(Array.from({ length: 60 }, (_, seed) => seed))(
    'has its blocks apart and inside (%i)',
    (seed) => {
      const { between, pick, some } = seededDice(seed);
      const zone = pick(zones);
      const rows = some(1, 60, (n) => {
        const startAt = instantOf({ day: pick(days), minutes: between(0, 1439) }, zone);
        const endAt = new Date(Date.parse(startAt) + between(5, 480) * 60_000).toISOString();
        return {
          ...sampleAppointmentRow(`s${n}`, startAt, endAt),
          psychologistId: pick(['p', 'q']),
        };
      });
      const people = pick([
        [],
        [
          { id: 'p', name: 'P' },
          { id: 'q', name: 'Q' },
        ],
      ]);
      const layouts = layoutColumns(columnsOf(days, people), rows, zone);
      const wrong = layouts.flatMap(({ column, blocks }) =>
        blocks.filter(
          (a) =>
            a.start < 0 ||
            a.end > 1440 ||
            a.start >= a.end ||
            a.column >= a.columns ||
            (column.person !== null && column.person.id !== a.row.psychologistId) ||
            blocks.some(
              (b) => a !== b && a.column === b.column && a.start < b.end && b.start < a.end,
            ),
        ),
      );
      expect(wrong).toEqual([]);
      const drawn = new Set(layouts.flatMap(({ blocks }) => blocks.map(({ row }) => row.id)));
      expect(drawn.size).toBe(rows.length);
    },
  );
});
