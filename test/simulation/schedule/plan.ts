/** How long a disk takes, in ms at most, before it does something and before it says so. */
interface DiskPace {
  readonly before: number;
  readonly after: number;
}

/** The differences from run to run beside the seed's own dice. */
export interface Plan {
  readonly hasLocks: boolean;
  readonly disk: DiskPace;
  /** How much longer people wait between what they do: in long histories servers fail often. */
  readonly leisure: number;
  readonly wrongClocks: boolean;
  /** Some of the server's signals never arrive, though its streams are heard. */
  readonly losesSignals: boolean;
  /** The most documents of a page. */
  readonly page: number;
  /** Draws how often a kind of event happens, where that differs from schedule to schedule. */
  readonly often: (() => number) | null;
}

const SLOW: DiskPace = { before: 4, after: 0 };
const QUICK: DiskPace = { before: 0, after: 0 };
const LATE: DiskPace = { before: 4, after: 4 };
const CRAWLING: DiskPace = { before: 200, after: 200 };

const FACTORS = [0, 0, 1, 1, 4] as const;

const oneOf = <T>(random: () => number, items: readonly T[]): T =>
  items[Math.floor(random() * items.length)] as T;

/**
 * Draws a plan. Half of the schedules leave some kinds of event out and have others more often: two
 * that are rare each so come together.
 * @param dice further ones, so that the other half does not change with what is drawn here
 * @param isPlain whether none shall, or all; without it, half of them
 */
export function planOf(random: () => number, dice: () => number, isPlain?: boolean): Plan {
  const plan = {
    hasLocks: random() < 0.85,
    disk: random() < 0.25 ? SLOW : QUICK,
    leisure: random() < 0.2 ? 5 : 1,
    wrongClocks: random() < 0.3,
    losesSignals: random() < 0.1,
    page: Infinity,
    often: null,
  };
  const isUsual = dice() < 0.5;
  if (isPlain ?? isUsual) return plan;
  return {
    ...plan,
    hasLocks: dice() < 0.75,
    disk: oneOf(dice, [QUICK, QUICK, LATE, CRAWLING]),
    leisure: oneOf(dice, [0.1, 0.3, 1, 1, 5]),
    page: oneOf(dice, [Infinity, Infinity, 1, 4]),
    often: () => oneOf(dice, FACTORS),
  };
}
