import { backoffMs } from '../backoff.ts';
import { ServerRefusal } from '../environment.ts';
import { POLL_MS, type PullLoopParts } from './loopParts.ts';

/** A stream that lived this long was a good one; a shorter one counts as a failure, lest it be reopened in a loop. */
const GOOD_MS = 30_000;

/** Keeps the server's stream of signals open. Only a hint: the feed is the truth. */
export async function listenLoop(
  { environment, tokenState, wanted, signal }: PullLoopParts,
  listening: { isHeard: boolean },
): Promise<never> {
  const { clock, random, transport } = environment;
  let failures = 0;
  for (;;) {
    await tokenState.whenValid(signal);
    const { version } = tokenState;
    const began = clock.now();
    const hear = () => {
      listening.isHeard = true;
      wanted.notify();
    };
    const error = await transport.listen(hear, signal).catch((reason: unknown) => reason);
    signal.throwIfAborted();
    if (error instanceof ServerRefusal && error.status === 401) tokenState.refuse(version);
    if (listening.isHeard) wanted.notify();
    failures = listening.isHeard && clock.now() - began >= GOOD_MS ? 1 : failures + 1;
    listening.isHeard = false;
    await clock.sleep(backoffMs(failures, random(), POLL_MS), signal);
  }
}
