type LogLevel = 'info' | 'warn' | 'error';
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Never give it bodies, query strings, names, addresses or clinical text: ids, patterns, codes and figures only. */
export type Logger = (level: LogLevel, event: string, fields?: LogFields) => void;

/** One JSON object a line. */
export const jsonLogger =
  (write: (line: string) => void, now: () => number): Logger =>
  (level, event, fields) =>
    write(`${JSON.stringify({ at: new Date(now()).toISOString(), level, event, ...fields })}\n`);

export const silentLogger: Logger = () => {};

/** What of an unexpected error may be logged: its kind and where it arose. A database's message can quote data. */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: typeof error };
  const { code } = error as { code?: unknown };
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at ')) ?? [];
  return {
    error: error.name,
    ...(typeof code === 'string' && { code }),
    stack: frames
      .slice(0, 8)
      .map((line) => line.trim())
      .join(' | '),
  };
}
