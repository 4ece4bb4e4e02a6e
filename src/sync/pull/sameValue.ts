const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * True if both are the same JSON, whatever the order of their fields.
 * A field that is absent counts as `null`.
 */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (!isObject(a) || !isObject(b)) return (a ?? null) === (b ?? null);
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const fields = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...fields].every((field) => isSameValue(a[field], b[field]));
}
