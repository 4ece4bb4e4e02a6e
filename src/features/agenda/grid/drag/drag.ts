import type { AppointmentRow } from '../../../../data/queries/agenda/results.ts';
import type { Board } from './board.ts';
import { inWords, propose, type Proposal } from './proposal.ts';
import { follow } from './follow.ts';
import { whyFixed } from './fixed.ts';
import {
  chosen,
  FINE_STEP,
  isSame,
  lengthened,
  moved,
  type Place,
  placeAt,
  STEP,
  type Stretch,
  stretchOf,
} from '../place/stretch.ts';

type Kind = 'choose' | 'move' | 'lengthen';

interface Taken {
  readonly kind: Kind;
  readonly from: Place;
  readonly row: AppointmentRow | null;
  /** Where the session stands. */
  readonly origin: Stretch | null;
}

/** The place of the column in which an element stands, or -1. */
export const columnAt = (element: Element): number =>
  Number(element.closest<HTMLElement>('[data-column]')?.dataset['column'] ?? -1);

/** What a pointer takes up: a session, its end, or free time. */
export function taken(board: Board, target: Element, x: number, y: number): Taken | null {
  const surface = board.surface();
  const { rows, columns, zone } = board.scene();
  const index = columnAt(target);
  if (!surface || index === -1) return null;
  const from = placeAt(surface.getBoundingClientRect(), columns.length, x, y);
  const id = target.closest<HTMLElement>('[data-record]')?.dataset['record'];
  if (id === undefined) return { kind: 'choose', from, row: null, origin: null };
  const row = rows.find((one) => one.id === id);
  if (!row) return null;
  const kind = target.closest('[data-end]') ? 'lengthen' : 'move';
  return { kind, from, row, origin: stretchOf(row, index, columns, zone) };
}

/** Where what was taken up would be, with the pointer there. */
function wanted({ kind, from, origin }: Taken, place: Place, board: Board, step: number): Stretch {
  if (origin === null || kind === 'choose') return chosen(from, place, step);
  const { columns } = board.scene();
  if (kind === 'lengthen') return lengthened(origin, place, columns, step);
  return moved(origin, from.minutes - origin.start, place, step);
}

/**
 * Follows a pointer that has taken something up until it lets go; nothing is drawn by React meanwhile.
 * @param at where the pointer is, in pixels of the window
 */
export function drag(
  board: Board,
  what: Taken,
  at: { readonly x: number; readonly y: number },
): void {
  const surface = board.surface();
  const ghost = board.ghost();
  if (!surface || !ghost) return;
  const { row, origin } = what;
  const scene = board.scene();
  const fixed = row && whyFixed(row, scene.now);
  let last: Stretch | null = null;
  let proposal: Proposal | null = null;
  const block = row && surface.querySelector<HTMLElement>(`[data-record="${row.id}"]`);
  if (block && !fixed) block.dataset['lifted'] = '';
  surface.dataset['dragging'] = fixed ? 'fixed' : what.kind;
  if (fixed && origin) {
    ghost.refuse(origin, scene, fixed);
    board.say(fixed);
  }
  const letGo = () => {
    ghost.hide();
    delete surface.dataset['dragging'];
    if (block) delete block.dataset['lifted'];
  };
  follow(surface, at, {
    onPoint: (rect, x, y, isFine) => {
      if (fixed) return;
      const place = placeAt(rect, scene.columns.length, x, y);
      const stretch = wanted(what, place, board, isFine ? FINE_STEP : STEP);
      if (isSame(last, stretch)) return;
      last = stretch;
      proposal = propose(scene, stretch, row);
      ghost.draw(proposal, scene, row);
    },
    onDrop: () => {
      if (!proposal || (origin && isSame(origin, proposal.stretch))) return letGo();
      board.say(inWords(proposal, scene));
      if (!row) {
        letGo();
        return board.onChoose(proposal);
      }
      // The ghost stays until the session itself stands there.
      void board.onMove(row, proposal).finally(letGo);
    },
    onCancel: letGo,
  });
}
