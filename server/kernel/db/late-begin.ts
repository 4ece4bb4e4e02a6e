/** What a statement did, as both drivers say it. */
interface Answer {
  readonly command: string;
  readonly rowCount: number | null;
  readonly rows: readonly unknown[];
}

type Send<A> = (text: string, parameters: readonly unknown[]) => Promise<A>;

const nothing = (command: string): Answer => ({ command, rowCount: 0, rows: [] });

/**
 * Keeps a transaction's `begin` until its first statement, and sends the two as one script where that has no parameters:
 * one round trip less in every transaction. `send` answers a script with what its last statement did.
 */
export function beginLate<A extends Answer>(send: Send<A>): Send<A> {
  let isKept = false;
  return async (text, parameters) => {
    if (text === 'begin') {
      isKept = true;
      return nothing('BEGIN') as A;
    }
    if (!isKept) return send(text, parameters);
    isKept = false;
    if (text === 'commit' || text === 'rollback') return nothing(text.toUpperCase()) as A;
    if (parameters.length === 0) return send(`begin; ${text}`, parameters);
    await send('begin', []);
    return send(text, parameters);
  };
}
