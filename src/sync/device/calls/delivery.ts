/**
 * Delivers results to a subscriber: only those that differ from the last, and while one is on its way only the newest
 * afterwards, so that a slow page is never buried.
 * @param send may return a promise that resolves when the page has taken it
 */
export function delivery<R>(send: (result: R) => unknown): (result: R) => void {
  let last: string | undefined;
  let next: { readonly result: R } | null = null;
  let isSending = false;

  async function run(): Promise<void> {
    isSending = true;
    while (next) {
      const { result } = next;
      next = null;
      const text = JSON.stringify(result);
      if (text === last) continue;
      last = text;
      try {
        await send(result);
      } catch {
        // The page went away; its subscription ends with it.
      }
    }
    isSending = false;
  }

  return (result) => {
    next = { result };
    if (!isSending) void run();
  };
}
