import type { CommandArgs, CommandName } from '../../domain/registry.ts';
import { type Act, useAct } from '../../ui/forms/useAct.ts';
import { useDevice } from '../live/DeviceProvider.tsx';
import { messageOf } from '../errors.ts';

/**
 * The way to give a command many times at once. `run` resolves when all of them are durable on this device, and with `null`
 * when none is (`failure` says why). What the server says of each is told in the list of changes.
 */
export function useCommands<N extends CommandName>(
  name: N,
): Act<[all: readonly CommandArgs<N>[]], readonly string[]> {
  const { device } = useDevice();
  return useAct(
    (all: readonly CommandArgs<N>[]) => device.dispatchAll(name, all),
    (error) => messageOf(error, 'Ocorreu um erro inesperado. Tente novamente.'),
  );
}
