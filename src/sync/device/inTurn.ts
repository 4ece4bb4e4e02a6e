/** Runs work in the order in which it comes. */
export function oneByOne() {
  let last: Promise<unknown> = Promise.resolve();
  return function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = last.then(work, work);
    last = mine;
    return mine;
  };
}
