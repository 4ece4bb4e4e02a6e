import { type KeyboardEvent, useState } from 'react';
import { SESSION_MINUTES } from '../../../domain/appointments/span.ts';
import { formatSpan, longDay } from '../../../domain/time/format.ts';
import { wallClock } from '../../../domain/time/zone.ts';
import { matches } from '../../../ui/shortcuts/shortcuts.ts';
import { cellKeys } from '../shortcuts.ts';
import { useBoard } from './drag/board.ts';
import { inWords, propose, type Scene } from './drag/proposal.ts';
import type { Column } from './place/columns.ts';
import type { Hours } from './place/hours.ts';
import { CELL, DAY_MINUTES, shifted, type Stretch, withLength } from './place/stretch.ts';

const USUAL = SESSION_MINUTES;

/** Whole cells, so that the first key makes one of the usual length. */
function lengthAfter(length: number, step: number): number {
  return Math.max(
    CELL,
    (step > 0 ? Math.floor(length / CELL) : Math.ceil(length / CELL)) * CELL + step * CELL,
  );
}

/** Where a key leads the cell; `null` for a key that leads nowhere. */
function cellAfter(
  cell: Stretch,
  event: KeyboardEvent,
  count: number,
  { first, last }: Hours,
): Stretch | null {
  const down = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const aside = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (matches(event, cellKeys.lengthen)) return withLength(cell, lengthAfter(cell.length, down));
  if (matches(event, cellKeys.go)) return shifted(cell, aside, down * CELL, count);
  if (matches(event, cellKeys.ends))
    return { ...cell, start: event.key === 'Home' ? first : last - CELL };
  if (matches(event, cellKeys.letGo) && cell.length !== USUAL) return { ...cell, length: USUAL };
  return null;
}

/** A time for a new session, chosen by the keyboard: seen while it has the focus. */
export function CellCursor({ scene, hours }: { readonly scene: Scene; readonly hours: Hours }) {
  const board = useBoard();
  const { columns, now, zone } = scene;
  const [chosen, setChosen] = useState<Stretch | null>(null);
  const cell = within(chosen ?? startingCell(columns, hours, now, zone), columns.length);
  const proposal = propose(scene, cell, null);
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    const next = cellAfter(cell, event, columns.length, hours);
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    setChosen(next);
    board.say(inWords(propose(scene, next, null), scene));
    const button = event.currentTarget;
    requestAnimationFrame(() => button.scrollIntoView({ block: 'nearest', inline: 'nearest' }));
  };
  const shown = Math.min(cell.length, DAY_MINUTES - cell.start);
  return (
    <button
      type="button"
      className="cell"
      data-ring="inside"
      aria-label={`Novo horário: ${longDay(columns[cell.column]?.day ?? '')}, ${formatSpan(proposal.span, zone)}`}
      onFocus={() =>
        board.say(`${inWords(proposal, scene)} Enter agenda, Shift com as setas alonga.`)
      }
      onKeyDown={onKeyDown}
      onClick={() => board.onChoose(proposal)}
      style={{
        top: `calc(var(--hour) * ${cell.start / 60})`,
        height: `calc(var(--hour) * ${shown / 60})`,
        insetInlineStart: `${(cell.column / columns.length) * 100}%`,
        width: `${100 / columns.length}%`,
      }}
    >
      {formatSpan(proposal.span, zone)}
      {proposal.objection && ` · ${proposal.objection.words}`}
    </button>
  );
}

const within = (cell: Stretch, count: number): Stretch => ({
  ...cell,
  column: Math.min(cell.column, count - 1),
});

/** The next half hour of today, where today is in sight; else the first of work. */
function startingCell(
  columns: readonly Column[],
  { first, last }: Hours,
  now: string,
  zone: string,
): Stretch {
  const { day, minutes } = wallClock(now, zone);
  const column = columns.findIndex((one) => one.day === day);
  const next = Math.ceil(minutes / CELL) * CELL;
  const isStill = column !== -1 && next < last;
  return {
    column: Math.max(column, 0),
    start: isStill ? Math.max(next, first) : first,
    length: USUAL,
  };
}
