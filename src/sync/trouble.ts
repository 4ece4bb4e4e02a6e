import type { BatchAnswer } from '../domain/sync/protocol.ts';
import { type Clock, ServerRefusal, Unreachable } from './environment.ts';

/** A network that asks for a password first says this for itself. */
const PORTAL = 511;

/**
 * True if our side of the line failed: our server, or a gateway before it.
 * Over HTTPS nobody else can answer with such a status.
 */
function isServerTrouble(error: unknown): boolean {
  if (error instanceof ServerRefusal) return error.status >= 500;
  return (
    error instanceof Unreachable &&
    error.status !== null &&
    error.status >= 500 &&
    error.status !== PORTAL
  );
}

export const hasFailed = ({ results }: BatchAnswer): boolean =>
  results.some(({ status }) => status === 'failed');

/**
 * Keeps since when the server has been failing, for each kind of request apart.
 * A request that works says nothing of another kind.
 */
export interface Troubles {
  begin(kind: string): void;
  end(kind: string): void;
  /** As another tab sees it, ISO; `null` where it sees none. */
  adopt(since: string | null): void;
}

/** Makes a request, and notes by its outcome whether the server has trouble. */
export async function judged<T>(
  troubles: Troubles,
  kind: string,
  request: () => Promise<T>,
): Promise<T> {
  try {
    const answer = await request();
    troubles.end(kind);
    return answer;
  } catch (error) {
    if (isServerTrouble(error)) troubles.begin(kind);
    else troubles.end(kind);
    throw error;
  }
}

const ELSEWHERE = 'elsewhere';

interface Board {
  set(change: { readonly troubleSince: string | null }): void;
}

export function createTroubles({ now }: Pick<Clock, 'now'>, board: Board): Troubles {
  const since = new Map<string, string>();
  const show = () => board.set({ troubleSince: [...since.values()].toSorted()[0] ?? null });
  const end = (kind: string) => {
    if (since.delete(kind)) show();
  };
  return {
    begin(kind) {
      if (since.has(kind)) return;
      since.set(kind, new Date(now()).toISOString());
      show();
    },
    end,
    adopt(other) {
      if (other === null) return end(ELSEWHERE);
      since.set(ELSEWHERE, other);
      show();
    },
  };
}
