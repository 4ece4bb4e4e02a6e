import { type RefObject, useMemo, useRef } from 'react';
import type { AppointmentRow } from '../../../../data/queries/agenda/results.ts';
import { useLatest } from '../../../../ui/shortcuts/useLatest.ts';
import { useToast } from '../../../../ui/toasts/toasts.ts';
import type { Board } from './board.ts';
import type { Proposal, Scene } from './proposal.ts';
import { createGhost, type Ghost } from './ghost.ts';

export interface Actions {
  readonly onNew: (chosen: Proposal) => void;
  readonly onMove: (row: AppointmentRow, proposal: Proposal) => Promise<unknown>;
}

/** What the pieces of a grid share: the same object for as long as the grid stands. */
export function useSceneBoard(
  scene: Scene,
  surface: RefObject<HTMLElement | null>,
  actions: Actions,
) {
  const live = useRef<HTMLDivElement>(null);
  const toast = useToast();
  const latest = useLatest({ scene, actions, toast });
  const ghost = useRef<Ghost | null>(null);
  const board = useMemo((): Board => {
    const say = (words: string) => {
      if (live.current) live.current.textContent = words;
    };
    const refuse = (words: string) => latest.current.toast({ message: words, tone: 'info' });
    const isRefused = ({ objection }: Proposal): boolean => {
      if (objection?.kind !== 'refused') return false;
      refuse(`${objection.words}. Nada mudou.`);
      return true;
    };
    return {
      scene: () => latest.current.scene,
      surface: () => surface.current,
      ghost: () => {
        const element = surface.current?.querySelector<HTMLElement>('.ghost');
        if (!surface.current || !element) return null;
        ghost.current ??= createGhost(surface.current, element);
        return ghost.current;
      },
      say,
      refuse,
      onChoose: (proposal) => {
        if (!isRefused(proposal)) latest.current.actions.onNew(proposal);
      },
      onMove: async (row, proposal) => {
        if (!isRefused(proposal)) await latest.current.actions.onMove(row, proposal);
      },
    };
  }, [surface, latest]);
  return { board, live };
}
