const LONGEST = 120;

export type PauseKind = 'break' | 'block';

const names: Readonly<Record<PauseKind, string>> = {
  break: 'Pausa',
  block: 'Horário bloqueado',
};

/** The first words of a text, on one line; `null` where it says nothing. */
export function lineOf(written: unknown): string | null {
  const text = typeof written === 'string' ? written : '';
  const line = text
    .slice(0, 4 * LONGEST)
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (line === '') return null;
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}

/** What a calendar calls a break or a block: what was written, or what it is where nothing was. */
export const pauseTitle = (kind: PauseKind, written: string | null): string =>
  lineOf(written) ?? names[kind];
