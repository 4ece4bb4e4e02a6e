const SHORTEST_MS = 12_000;
const LONGEST_MS = 60_000;
/** The slowest upload worth waiting for: a poor mobile line. */
const BYTES_PER_MS = 8;

/** How long a silence may last: longer on a line that has just shown itself slow. */
export interface Patience {
  /** @param uploadBytes what has to go up before an answer can come */
  ms(uploadBytes: number): number;
  timedOut(): void;
  answered(): void;
}

export function createPatience(shortest = SHORTEST_MS, longest = LONGEST_MS): Patience {
  let present = shortest;
  return {
    ms: (uploadBytes) => present + uploadBytes / BYTES_PER_MS,
    timedOut() {
      present = Math.min(longest, present * 2);
    },
    answered() {
      present = Math.max(shortest, present / 2);
    },
  };
}
