import { useCallback } from 'react';
import { type RunOptions, type Sent, useCommand } from '../../../client/commands/useCommand.ts';
import { useTakeBack } from '../../../client/commands/useTakeBack.ts';
import type { CommandArgs } from '../../../domain/registry.ts';
import { MOVED, MOVED_BACK } from '../texts.ts';

interface Placed {
  readonly id: string;
  readonly startAt: string;
  readonly endAt: string;
}

type Change = Omit<CommandArgs<'appointment.update'>, 'id'>;

/** Moves or lengthens a session, and offers to put it back. */
export function useMove() {
  const { run, saving, failure } = useCommand('appointment.update', MOVED);
  const takeBack = useTakeBack('appointment.update', MOVED_BACK);
  /** @param before where it stands now */
  const move = useCallback(
    ({ id, startAt, endAt }: Placed, to: Change, options?: RunOptions) => {
      const sending: Promise<Sent | null> = run(
        { ...to, id },
        { ...options, undo: () => takeBack(sending, { id, startAt, endAt }) },
      );
      return sending;
    },
    [run, takeBack],
  );
  return { move, saving, failure };
}
