const LONGEST = 120;

export type PauseKind = 'break' | 'block';

const names: Readonly<Record<PauseKind, string>> = {
  break: 'Pausa',
  block: 'Horário bloqueado',
};

/** What a calendar calls a break or a block: its first words on one line, or what it is where nothing was written. */
export function pauseTitle(kind: PauseKind, written: string | null): string {
  const line = (written ?? '')
    .slice(0, 4 * LONGEST)
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (line === '') return names[kind];
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}
