import { type KeyboardEvent, useCallback, useEffect, useRef } from 'react';
import type { AppointmentRow } from '../../../../data/queries/agenda/results.ts';
import { matches } from '../../../../ui/shortcuts/shortcuts.ts';
import { sessionKeys, takenKeys } from '../../shortcuts.ts';
import type { Board } from './board.ts';
import { inWords, propose, type Proposal } from './proposal.ts';
import { columnAt } from './drag.ts';
import { whyFixed } from './fixed.ts';
import {
  FINE_STEP,
  isSame,
  shifted,
  STEP,
  type Stretch,
  stretchOf,
  withLength,
} from '../place/stretch.ts';

interface TakenUp {
  readonly row: AppointmentRow;
  readonly origin: Stretch;
  readonly block: HTMLElement;
  readonly proposal: Proposal;
}

const DOWN: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
const ASIDE: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Where a key leads what was taken up; `null` for a key that leads nowhere. */
function stepped(stretch: Stretch, event: KeyboardEvent, columns: number): Stretch | null {
  const down = DOWN[event.key] ?? 0;
  if (matches(event, takenKeys.lengthen)) return withLength(stretch, stretch.length + down * STEP);
  if (matches(event, takenKeys.fine)) return shifted(stretch, 0, down * FINE_STEP, columns);
  if (matches(event, takenKeys.move))
    return shifted(stretch, ASIDE[event.key] ?? 0, down * STEP, columns);
  return null;
}

const TAKEN =
  'na mão. As setas mudam a hora e o dia, Shift com as setas a duração. Enter solta, Esc deixa onde estava.';

/** A session moves by the keyboard: taken up, led by the arrows, dropped or put back; each step is told. */
export function useTakeUp(board: Board, onDropped: (id: string) => void) {
  const held = useRef<TakenUp | null>(null);

  const letGo = useCallback(() => {
    const block = held.current?.block;
    held.current = null;
    if (!block) return;
    delete block.dataset['lifted'];
    board.ghost()?.hide();
  }, [board]);
  useEffect(() => letGo, [letGo]);

  const show = (taken: TakenUp, stretch: Stretch, before = '') => {
    const scene = board.scene();
    const proposal = propose(scene, stretch, taken.row);
    held.current = { ...taken, proposal };
    board.ghost()?.draw(proposal, scene, taken.row);
    board.say(`${before}${inWords(proposal, scene)}`);
  };

  const take = (block: HTMLElement) => {
    const { rows, columns, zone, now } = board.scene();
    const row = rows.find(({ id }) => id === block.dataset['record']);
    if (!row) return;
    const fixed = whyFixed(row, now);
    if (fixed) return board.refuse(fixed);
    const origin = stretchOf(row, columnAt(block), columns, zone);
    block.dataset['lifted'] = '';
    const taken = { row, origin, block, proposal: propose(board.scene(), origin, row) };
    show(taken, origin, `Sessão ${TAKEN} `);
  };

  const drop = async ({ row, origin, proposal }: TakenUp) => {
    onDropped(row.id);
    if (!isSame(origin, proposal.stretch)) await board.onMove(row, proposal);
    letGo();
  };

  /** @returns whether the key was for this */
  const onKey = (event: KeyboardEvent, block: HTMLElement): boolean => {
    const taken = held.current;
    if (!taken) {
      if (!matches(event, sessionKeys.take)) return false;
      take(block);
      return true;
    }
    const next = stepped(taken.proposal.stretch, event, board.scene().columns.length);
    if (next) show(taken, next);
    else if (matches(event, takenKeys.drop)) void drop(taken);
    else if (matches(event, takenKeys.putBack)) {
      letGo();
      board.say('A sessão ficou onde estava.');
    } else return event.key !== 'Tab';
    return true;
  };
  return { onKey, letGo };
}
