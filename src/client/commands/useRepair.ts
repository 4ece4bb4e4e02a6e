import { type Act, useAct } from '../../ui/forms/useAct.ts';
import type { CommandEditorProps } from './commandEditor.ts';

/**
 * Queues a refused change anew: what an editor does where a dialog gives the command.
 * @param onSubmit resolves with `false` where it says itself why it could not
 */
export const useRepair = <A>(
  { reason }: CommandEditorProps['refusal'],
  onSubmit: (args: A) => Promise<unknown>,
): Act<[args: A], boolean> =>
  useAct(async (args: A) => (await onSubmit(args)) !== false, undefined, reason);
