/** What decides between two states of one document. */
export interface Stamp {
  readonly g: number;
  readonly v: number;
  readonly cs: number;
}

/** Negative where `a` is older than `b`, zero where they are one state. */
export const compareStamps = (a: Stamp, b: Stamp): number => a.g - b.g || a.v - b.v || a.cs - b.cs;
