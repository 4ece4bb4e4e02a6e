import { useCallback } from 'react';
import type { CommandArgs, CommandName } from '../../domain/registry.ts';
import { useToast } from '../../ui/toasts/toasts.ts';
import { useDevice } from '../live/DeviceProvider.tsx';
import { type Sent, useCommand } from './useCommand.ts';
import { type CommandWords, toastOf } from './useOutcome.ts';

/**
 * Takes back what was just done, with a network or without: a command that has not left this device is forgotten, another one
 * is followed by its opposite.
 * @param opposite what undoes it
 */
export function useTakeBack<N extends CommandName>(opposite: N, words: CommandWords) {
  const { run } = useCommand(opposite, words, { saysFailure: true });
  const takeBack = useTakeBackBy(words);
  return useCallback(
    (sending: Promise<Sent | null>, args: CommandArgs<N>): Promise<void> =>
      takeBack(sending, () => run(args)),
    [takeBack, run],
  );
}

/** The same where several commands undo it, which say themselves what became of them. */
export function useTakeBackBy(words: CommandWords) {
  const { device } = useDevice();
  const toast = useToast();
  return useCallback(
    async (sending: Promise<Sent | null>, opposite: () => Promise<unknown>): Promise<void> => {
      const sent = await sending;
      if (!sent) return;
      const isForgotten = await device.discard(sent.key).catch(() => false);
      if (!isForgotten) await opposite();
      else if (words.done !== null) toast(toastOf(words.done));
    },
    [device, toast, words],
  );
}
