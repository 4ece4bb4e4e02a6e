import { RISK_KINDS, RISK_STATES } from './kinds.ts';
import type { RiskPassage } from './riskPassages.ts';

/** Longer frames are named and not shown: a part of one may say the contrary of the whole. */
const LONGEST_FRAME = 1500;

/** Entries that are shown; the rest is counted. */
export const MOST_ENTRIES = 12;

/** True if a passage may tell of a danger that the patient is in now. */
export const isOpen = ({ state }: RiskPassage): boolean =>
  state === 'present' || state === 'unknown';

/** “suicídio: negado; autolesão: presente” */
export const namesOf = (passages: readonly RiskPassage[]): string =>
  [
    ...new Set(passages.map(({ kind, state }) => `${RISK_KINDS[kind]}: ${RISK_STATES[state]}`)),
  ].join('; ');

/** Passages of one frame are one entry. Those of a danger now come before the others. */
export function passageEntries(
  passages: readonly RiskPassage[],
): readonly (readonly RiskPassage[])[] {
  const frames = new Map<number, RiskPassage[]>();
  for (const passage of passages) {
    const known = frames.get(passage.frame.start);
    if (known) known.push(passage);
    else frames.set(passage.frame.start, [passage]);
  }
  const entries = [...frames.values()];
  return [
    ...entries.filter((one) => one.some(isOpen)),
    ...entries.filter((one) => !one.some(isOpen)),
  ];
}

/** An entry's whole frame on one line, or where in the note to read it. */
export function quoteOf(text: string, entry: readonly RiskPassage[]): string {
  const { start, end } = entry[0]?.frame ?? { start: 0, end: 0 };
  if (end - start <= LONGEST_FRAME) return text.slice(start, end).replaceAll(/\s+/gu, ' ');
  const place = Math.round((100 * start) / text.length);
  return `trecho longo, que não cabe aqui inteiro. Leia-o na nota, a ${place} % do texto.`;
}

/** Counts the entries beyond those that are shown. */
export const moreWords = (left: number): string => `E mais ${left}, que só a nota mostra.`;
