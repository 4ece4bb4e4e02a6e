/** Work that may pause wherever it yields, so that whoever runs it can let others go on. */
export type Steps<T> = Generator<undefined, T>;

export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
