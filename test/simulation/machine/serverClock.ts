import { seededRandom } from '../../harness/practice/practice.ts';

/** The clocks of the server's instances, of which any may answer a request. */
export class ServerClock {
  readonly #dice: () => number;
  /** How far the clock of each instance is ahead, in ms. */
  #instances: readonly number[] = [0];
  /** How far the clock of the instance that works now is ahead, in ms. */
  off = 0;
  /** False once any of them was wrong. */
  isRight = true;

  constructor(
    seed: number,
    readonly time: () => number,
  ) {
    this.#dice = seededRandom(seed);
  }

  readonly now = (): number => this.time() + this.off;

  /** True where another instance may answer than the one that a stream hangs on. */
  get isShared(): boolean {
    return this.#instances.length > 1;
  }

  /** Sets the clocks: one for each instance. */
  set(instances: readonly number[]): void {
    this.#instances = instances;
    this.isRight &&= instances.every((off) => off === 0);
    this.turn();
  }

  /** Lets any of the instances do the work that follows. */
  turn(): void {
    const { length } = this.#instances;
    this.off = this.#instances[length > 1 ? Math.floor(this.#dice() * length) : 0] ?? 0;
  }
}
