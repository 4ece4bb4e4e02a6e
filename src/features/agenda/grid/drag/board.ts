import { createContext, useContext } from 'react';
import type { AppointmentRow } from '../../../../data/queries/agenda/results.ts';
import type { Ghost } from './ghost.ts';
import type { Proposal, Scene } from './proposal.ts';

/** What the pieces of a grid share; it stays the same while what they show changes. */
export interface Board {
  readonly scene: () => Scene;
  readonly surface: () => HTMLElement | null;
  readonly ghost: () => Ghost | null;
  /** For screen readers. */
  readonly say: (words: string) => void;
  /** What cannot be is said, to eyes and ears. */
  readonly refuse: (words: string) => void;
  /** A stretch was chosen for a new session. */
  readonly onChoose: (proposal: Proposal) => void;
  readonly onMove: (row: AppointmentRow, proposal: Proposal) => Promise<void>;
}

export const BoardContext = createContext<Board | null>(null);

export function useBoard(): Board {
  const board = useContext(BoardContext);
  if (!board) throw new Error('useBoard needs a grid above it');
  return board;
}
