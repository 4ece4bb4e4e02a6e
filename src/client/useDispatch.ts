import { useCallback, useState } from 'react';
import type { CommandArgs, CommandName } from '../domain/registry.ts';
import type { DispatchOptions, Settlement } from '../data/device.ts';
import { useDevice } from './DeviceProvider.tsx';

/** A command that is durable on this device. */
export interface Sent {
  readonly key: string;
  /** The server's answer, or `waiting` when none came within the time. */
  readonly outcome: (withinMs?: number) => Promise<Settlement | { readonly status: 'waiting' }>;
}

/** How long a screen waits for the server's word before it says that the change is kept on the device. */
const OUTCOME_MS = 1500;

const after = (ms: number) =>
  new Promise<{ status: 'waiting' }>((resolve) => {
    setTimeout(() => resolve({ status: 'waiting' }), ms);
  });

export type Send = <N extends CommandName>(
  name: N,
  args: CommandArgs<N>,
  options?: DispatchOptions,
) => Promise<Sent>;

/**
 * Dispatches commands. `send` resolves when the command is durable and rejects with a `PlainError` (`messageOf`) when
 * a rule or the disk says no; what the person typed must then stay on screen. `saving` lasts until then. The caller
 * says what happened, in its own words.
 */
export function useDispatch(): { readonly send: Send; readonly saving: boolean } {
  const { device } = useDevice();
  const [pending, setPending] = useState(0);
  const send = useCallback<Send>(
    async (name, args, options) => {
      setPending((count) => count + 1);
      try {
        const key = await device.dispatch(name, args, options);
        return {
          key,
          outcome: (withinMs = OUTCOME_MS) => Promise.race([device.settled(key), after(withinMs)]),
        };
      } finally {
        setPending((count) => count - 1);
      }
    },
    [device],
  );
  return { send, saving: pending > 0 };
}
