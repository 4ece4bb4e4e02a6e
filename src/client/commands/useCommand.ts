import { useToast } from '../../ui/toasts/toasts.ts';
import { type Act, useAct } from '../../ui/forms/useAct.ts';
import type { DispatchOptions } from '../../data/device.ts';
import type { CommandArgs, CommandName } from '../../domain/registry.ts';
import { useDevice } from '../live/DeviceProvider.tsx';
import { codeOf, isUnforeseen, messageOf } from '../errors.ts';
import { type CommandWords, headlineOf, type Outcome, useOutcome } from './useOutcome.ts';

const UNEXPECTED = 'Ocorreu um erro inesperado. Tente novamente.';

/** A command that is durable on this device. */
export interface Sent {
  readonly key: string;
  /** What the server said within a moment. The person is told, also of a later no. */
  readonly outcome: Promise<Outcome>;
}

export interface RunOptions extends DispatchOptions {
  /** Takes the change back: the toast that says it is done, or kept meanwhile, offers it as *Desfazer*. */
  readonly undo?: (() => unknown) | undefined;
}

export interface CommandOptions {
  /** What the device itself refuses is said in a toast, where the screen has no place for `failure`. */
  readonly saysFailure?: boolean;
  /** Where the screen keeps its own account of what failed. */
  readonly onFailure?: (error: unknown) => void;
}

/**
 * The way to give a command. `run` resolves when it is durable on this device, and with `null` when a rule or the disk says
 * no (`failure` says why, and what the person typed must stay on screen) or while another run is not over: a double
 * click is one. The server's answer is told in the given words.
 */
export function useCommand<N extends CommandName>(
  name: N,
  words: CommandWords,
  { saysFailure = false, onFailure }: CommandOptions = {},
): Act<[args: CommandArgs<N>, options?: RunOptions], Sent> {
  const { device } = useDevice();
  const tell = useOutcome();
  const toast = useToast();
  return useAct(
    async (args: CommandArgs<N>, { undo, ...options }: RunOptions = {}) => {
      const key = await device.dispatch(name, args, options);
      return { key, outcome: tell(key, device.settled(key), words, undo) };
    },
    (error) => {
      const headline = headlineOf(words, codeOf(error) ?? '');
      const failure =
        (isUnforeseen(error) && words.failed) || messageOf(error, words.failed ?? UNEXPECTED);
      onFailure?.(error);
      if (saysFailure) toast({ message: headline, detail: failure, tone: 'error' });
      return failure;
    },
  );
}
