import { createHash } from 'node:crypto';

/** JSON with the keys of every object in order, so that equal values give equal text. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** Tells one command from another sent under the same key. */
export const fingerprint = (name: string, args: unknown): string =>
  createHash('sha256')
    .update(canonical([name, args]))
    .digest('base64');
