/** Does a work once, whoever asks for it first. After a failure the next caller tries again. */
export function once<T>(work: () => Promise<T>) {
  let begun: Promise<T> | null = null;
  const run = (): Promise<T> => {
    begun ??= work().catch((error: unknown) => {
      begun = null;
      throw error;
    });
    return begun;
  };
  return { run, isBegun: () => begun !== null };
}
