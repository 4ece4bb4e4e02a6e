import { ServerRefusal, Unreachable } from '../environment.ts';
import { requireOurs } from './answer.ts';
import { type OnPiece, readAll } from './body.ts';
import type { Meter } from './meter.ts';
import { type Watchdog, watchdog } from './watchdog.ts';

export interface CallInit extends RequestInit {
  readonly headers: Readonly<Record<string, string>>;
}

export interface Call {
  readonly path: string;
  readonly init?: CallInit;
  readonly silenceMs: number;
  /** Of the body. */
  readonly bytes?: number;
  readonly signal: AbortSignal;
  /** Statuses behind which our server does not stand; see `requireOurs`. */
  readonly gateways?: ReadonlySet<number>;
}

type Counting = Pick<Meter, 'sent' | 'received'>;

/** `Unreachable` for whatever `fetch` says; our own errors and the caller's abort as they are. */
function translated(error: unknown, dog: Watchdog): unknown {
  if (error instanceof Unreachable || error instanceof ServerRefusal) return error;
  if (dog.signal.aborted) return dog.signal.reason;
  return new Unreachable('no connection, or a cut one', 'network');
}

/**
 * Makes requests that end by themselves and fail with `Unreachable` or `ServerRefusal`.
 * @param onDate hears when the server says that it answered, in milliseconds since 1970
 * @param onHeard hears of each sign of life of our server
 */
export function caller(
  url: string,
  token: () => string | null,
  meter?: Counting,
  onDate?: (serverNow: number) => void,
  onHeard?: () => void,
) {
  return async function call<T>(
    { path, init, silenceMs, signal, gateways, bytes = 0 }: Call,
    read: (response: Response, onPiece: OnPiece) => Promise<T>,
  ): Promise<T> {
    const bearer = token();
    if (!bearer) throw new ServerRefusal(401, 'no_token', '');
    const dog = watchdog(signal, silenceMs);
    const answer = async (): Promise<T> => {
      meter?.sent(bytes);
      const response = await fetch(`${url}${path}`, {
        ...init,
        headers: { ...init?.headers, Authorization: `Bearer ${bearer}` },
        cache: 'no-store',
        credentials: 'omit',
        redirect: 'error',
        signal: dog.signal,
      });
      // Of a packed answer only its head says how long it was on the line.
      const declared = response.headers.get('content-length');
      if (declared) meter?.received(Number(declared));
      const onPiece: OnPiece = (size) => {
        dog.pat();
        onHeard?.();
        if (!declared) meter?.received(size);
      };
      await requireOurs(response, () => readAll(response, onPiece), gateways);
      const serverNow = Date.parse(response.headers.get('date') ?? '');
      if (!Number.isNaN(serverNow)) onDate?.(serverNow);
      return read(response, onPiece);
    };
    try {
      // A fetch may forget its signal once the head is there: Node 20 does after a collection.
      return await dog.guard(answer());
    } catch (error) {
      throw translated(error, dog);
    } finally {
      dog.stop();
    }
  };
}
