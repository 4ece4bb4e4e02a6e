/** Keeps a bounded number of jobs running for as long as there are any. */
export interface Pump {
  /** Looks whether something is due. */
  readonly wake: () => void;
  /** Takes nothing new; resolves when nothing runs any longer. */
  readonly drain: () => Promise<void>;
}

interface PumpParts<J> {
  readonly atOnce: number;
  readonly claim: (limit: number) => Promise<readonly J[]>;
  readonly run: (job: J) => Promise<void>;
  /** Told of a claim or of a settling that failed: the database is away, and the next wake tries again. */
  readonly report: (error: unknown) => void;
}

export function createPump<J>({ atOnce, claim, run, report }: PumpParts<J>): Pump {
  const running = new Set<Promise<void>>();
  let isPumping = false;
  let wasWoken = false;
  let isStopped = false;

  function begin(job: J): void {
    const work = run(job)
      .catch(report)
      .finally(() => {
        running.delete(work);
        wake();
      });
    running.add(work);
  }

  async function pump(): Promise<void> {
    while (wasWoken && !isStopped && running.size < atOnce) {
      wasWoken = false;
      const jobs = await claim(atOnce - running.size);
      if (jobs.length > 0) wasWoken = true;
      jobs.forEach(begin);
    }
  }

  function wake(): void {
    wasWoken = true;
    if (isPumping || isStopped) return;
    isPumping = true;
    void pump()
      .catch(report)
      .finally(() => {
        isPumping = false;
        // Woken after the last look: nothing else would look again before the next poll.
        if (wasWoken && running.size < atOnce) wake();
      });
  }

  return {
    wake,
    async drain() {
      isStopped = true;
      while (isPumping || running.size > 0) {
        await Promise.allSettled(running);
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}

export const joinPumps = (pumps: readonly Pump[]): Pump => ({
  wake: () => pumps.forEach((pump) => pump.wake()),
  drain: async () => void (await Promise.all(pumps.map((pump) => pump.drain()))),
});
