import { useCommand } from '../../client/useCommand.ts';
import { MOVED } from './texts.ts';

interface Placed {
  readonly id: string;
  readonly startAt: string;
  readonly endAt: string;
}

export function useMove() {
  const { run, saving, failure } = useCommand('appointment.update', MOVED);
  const move = ({ id }: Placed, to: { startAt: string; endAt: string }) => run({ ...to, id });
  return { move, saving, failure };
}
