/**
 * The new value, built out of the old one's parts wherever they are equal: rows that did not change keep their
 * identity across the worker's boundary, so that memoised rows are not drawn again. Plain data only.
 */
export function reuse<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after;
  if (Array.isArray(before) && Array.isArray(after)) return reuseArray(before, after) as T;
  if (isRecord(before) && isRecord(after)) return reuseRecord(before, after) as T;
  return after;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Rows with an id are compared with their own former state, wherever in the list they stood. */
function reuseArray(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const byId = new Map(before.filter(isRecord).map((row) => [row['id'], row]));
  const merged = after.map((row, index) => {
    const former = isRecord(row) && 'id' in row ? byId.get(row['id']) : before[index];
    return reuse(former, row);
  });
  const same = merged.length === before.length && merged.every((row, i) => row === before[i]);
  return same ? before : merged;
}

function reuseRecord(before: Record<string, unknown>, after: Record<string, unknown>) {
  const keys = Object.keys(after);
  const merged: Record<string, unknown> = {};
  let same = keys.length === Object.keys(before).length;
  for (const key of keys) {
    merged[key] = reuse(before[key], after[key]);
    same &&= key in before && merged[key] === before[key];
  }
  return same ? before : merged;
}
