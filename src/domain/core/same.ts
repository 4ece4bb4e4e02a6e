const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * True if two values say the same. The order of fields does not count: the server's storage has one
 * of its own.
 */
export function saysTheSame(a: unknown, b: unknown): boolean {
  if (!isRecord(a) || !isRecord(b)) return Object.is(a, b);
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => name in b && saysTheSame(a[name], b[name]))
  );
}
