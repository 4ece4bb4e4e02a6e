import type { EngineStatus } from '../data/queries/kit/source.ts';
import { DAILY_LIMIT } from '../domain/sync/protocol.ts';
import { minutesOff } from '../domain/time/clocks.ts';
import { ServerRefusal, type Transport, Unreachable } from './environment.ts';
import { hasFailed, judged, type Troubles } from './trouble.ts';
import type { TokenState } from './tokenState.ts';

export const INITIAL: EngineStatus = {
  connection: 'online',
  activity: 'idle',
  session: 'valid',
  firstSync: null,
  lastSyncAt: null,
  clockMinutes: 0,
  isClockGuessed: true,
  clockLeap: 0,
  isSilent: false,
  troubleSince: null,
  isFull: false,
  limitWords: null,
};

const MINUTE_MS = 60_000;

/**
 * Minutes by which this device's clock is behind for certain, below 0: it shows a time before the server's at the last
 * read. 0 where it may be right; that it is ahead nobody can know without the server.
 * @param lastSyncAt the server's time, ISO @param now by this device
 */
export const minutesBehind = (lastSyncAt: string | null, now: number): number =>
  lastSyncAt === null ? 0 : Math.min(0, minutesOff(now - Date.parse(lastSyncAt)));

/** Milliseconds by which this device's clock is ahead for certain; null where nobody knows. */
export const knownAhead = ({
  clockMinutes,
  isClockGuessed,
}: Pick<EngineStatus, 'clockMinutes' | 'isClockGuessed'>): number | null =>
  isClockGuessed ? null : clockMinutes * MINUTE_MS;

/** Returns what an answer tells of the clock; nothing where it bore no time. */
const clockBy = (off: number | null): Partial<EngineStatus> =>
  off === null ? {} : { clockMinutes: minutesOff(off), isClockGuessed: false, clockLeap: 0 };

export interface StatusBoard {
  readonly current: EngineStatus;
  /** When the line was last found cut, milliseconds since 1970. */
  readonly offlineSince: number;
  set(change: Partial<EngineStatus>): void;
}

export function createStatusBoard(
  onChange: (status: EngineStatus) => void,
  now: () => number,
): StatusBoard {
  let current = INITIAL;
  let offlineSince = 0;
  return {
    get current() {
      return current;
    },
    get offlineSince() {
      return offlineSince;
    },
    set(change) {
      if (change.connection === 'offline') offlineSince = now();
      const changed = Object.entries(change).some(
        ([key, value]) => current[key as keyof EngineStatus] !== value,
      );
      if (!changed) return;
      current = { ...current, ...change };
      onChange(current);
    },
  };
}

export interface Observers {
  readonly board: StatusBoard;
  readonly troubles: Troubles;
  readonly tokenState: Pick<TokenState, 'version' | 'isValid' | 'refuse' | 'close'>;
  /** Our server answered. */
  readonly onAnswer: () => void;
  /** A request that does not read found the line cut: only a read tells when it is back. */
  readonly onCut: () => void;
}

const nobody = (): void => undefined;

/** Shows in the server's words if today's limit of the practice holds back what is sent. */
async function limited<T>(board: StatusBoard, request: () => Promise<T>): Promise<T> {
  try {
    const answer = await request();
    board.set({ limitWords: null });
    return answer;
  } catch (error) {
    if (error instanceof ServerRefusal)
      board.set({ limitWords: error.code === DAILY_LIMIT ? error.message : null });
    throw error;
  }
}

/**
 * Tells the board what each request shows: whether our server answers or fails, and whether
 * something is being sent.
 * Makes no request with a token that another one has just seen refused.
 */
export function observed(
  transport: Transport,
  { board, troubles, tokenState, onAnswer, onCut }: Observers,
): Transport {
  // Taken with its transport: a class may answer it.
  const tellReads = transport.tellReads?.bind(transport);
  const tellExport = transport.tellExport?.bind(transport);
  const transcribe = transport.transcribe?.bind(transport);
  let answers = 0;
  const answered = () => {
    answers += 1;
    onAnswer();
    board.set({
      connection: 'online',
      ...clockBy(transport.clockOff?.() ?? null),
    });
  };
  const watch = async <T>(request: () => Promise<T>, doubt: () => void = onCut): Promise<T> => {
    if (!tokenState.isValid) throw new ServerRefusal(401, 'paused', '');
    const before = answers;
    // Whoever waited for a lock may have begun with an older one.
    const { version } = tokenState;
    try {
      const answer = await request();
      answered();
      return answer;
    } catch (error) {
      // A request that another has overtaken says nothing about the line as it is now.
      if (error instanceof Unreachable && answers === before) {
        if (board.current.connection === 'online') doubt();
        board.set({ connection: 'offline' });
      }
      if (error instanceof ServerRefusal) {
        if (error.code === 'account_inactive') tokenState.close();
        if (error.status === 401) tokenState.refuse(version);
        answered();
      }
      throw error;
    }
  };
  return {
    pull: (request, signal) =>
      judged(troubles, 'pull', () => watch(() => transport.pull(request, signal), nobody)),
    neverHeld: (asked, signal) => watch(() => transport.neverHeld(asked, signal)),
    push: async (batch, signal) => {
      board.set({ activity: 'sending' });
      try {
        const send = () => watch(() => transport.push(batch, signal));
        const answer = await limited(board, () => judged(troubles, 'push', send));
        if (hasFailed(answer)) troubles.begin('push');
        return answer;
      } finally {
        board.set({ activity: 'idle' });
      }
    },
    listen: (onWake, signal) => transport.listen(onWake, signal),
    clockOff: () => transport.clockOff?.() ?? null,
    heardAt: () => transport.heardAt?.() ?? null,
    ...(tellReads && { tellReads: (told, signal) => watch(() => tellReads(told, signal)) }),
    ...(tellExport && { tellExport: (told, signal) => watch(() => tellExport(told, signal)) }),
    ...(transcribe && { transcribe: (sound, signal) => watch(() => transcribe(sound, signal)) }),
  };
}
