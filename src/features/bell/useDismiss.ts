import { useTakeBack } from '../../client/commands/useTakeBack.ts';
import { useCommand } from '../../client/commands/useCommand.ts';
import { ALL_DISMISSED, BACK, DISMISSED } from './words.ts';

/** Puts items aside by their keys, here and on all her devices; *Desfazer* brings them back. */
export function useDismiss(): (keys: readonly string[]) => void {
  const options = { saysFailure: true };
  const one = useCommand('bell.dismiss', DISMISSED, options);
  const all = useCommand('bell.dismiss', ALL_DISMISSED, options);
  const takeBack = useTakeBack('bell.bringBack', BACK);
  return (keys) => {
    const args = { keys: [...keys] };
    const { run } = keys.length === 1 ? one : all;
    const sending: ReturnType<typeof run> = run(args, { undo: () => takeBack(sending, args) });
    void sending;
  };
}
