import { useCallback } from 'react';
import type { CommandArgs, CommandName } from '../domain/registry.ts';
import { useToast } from '../ui/toasts/toasts.ts';
import { useDevice } from './DeviceProvider.tsx';
import { type Sent, useCommand } from './useCommand.ts';
import { type CommandWords, toastOf } from './useOutcome.ts';

/**
 * Takes back what was just done, with a network or without: a command that has not left this device is forgotten, another one
 * is followed by its opposite.
 * @param opposite what undoes it
 */
export function useTakeBack<N extends CommandName>(opposite: N, words: CommandWords) {
  const { device } = useDevice();
  const toast = useToast();
  const { run } = useCommand(opposite, words, { saysFailure: true });
  return useCallback(
    async (sending: Promise<Sent | null>, args: CommandArgs<N>): Promise<void> => {
      const sent = await sending;
      if (!sent) return;
      const isForgotten = await device.discard(sent.key).catch(() => false);
      if (!isForgotten) await run(args);
      else if (words.done !== null) toast(toastOf(words.done));
    },
    [device, toast, run, words],
  );
}
