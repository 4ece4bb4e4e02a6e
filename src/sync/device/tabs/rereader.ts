export interface Rereader {
  /** Something was written: resolves when what is on disk now, or later, was taken. */
  readonly reread: () => Promise<void>;
  /** What will be taken next may have been read before now. */
  readonly isReading: () => boolean;
}

/**
 * Keeps something equal to what is on disk, whoever writes there. Reads follow one another, and one that a later call
 * has overtaken is read again and never taken.
 */
export function rereader<T>(read: () => Promise<T>, take: (value: T) => void): Rereader {
  let reading: Promise<void> | null = null;
  let isStale = false;

  async function untilFresh(): Promise<void> {
    try {
      while (isStale) {
        isStale = false;
        const value = await read();
        // A write may have been committed since the read began.
        if (!isStale) take(value);
      }
    } finally {
      // In the same step as the last look: whoever calls after it must start another read.
      reading = null;
    }
  }

  return {
    reread() {
      isStale = true;
      reading ??= untilFresh();
      return reading;
    },
    isReading: () => reading !== null,
  };
}
