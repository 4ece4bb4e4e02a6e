import {
  MOST_ENTRIES,
  moreWords,
  namesOf,
  passageEntries,
  quoteOf,
} from '../../../../src/domain/notes/reading/risk/entries.ts';
import { RISK_EXPLANATION, RISK_HEADING } from '../../../../src/domain/notes/reading/risk/kinds.ts';
import type { RiskPassage } from '../../../../src/domain/notes/reading/risk/riskPassages.ts';
import { escapeHtml } from './html.ts';

const HEAD = `<strong>${RISK_HEADING}</strong>`;
const NOTE = `<em>${RISK_EXPLANATION}</em>`;

/** Returns what was found, above a note that stands there whole. Empty where nothing was. */
export const namedPassages = (passages: readonly RiskPassage[]): string =>
  passages.length === 0 ? '' : `<p>${HEAD} (${namesOf(passages)}). ${NOTE}</p>`;

const entryOf = (plaintext: string, entry: readonly RiskPassage[]): string =>
  `<li><strong>${namesOf(entry)}.</strong> ${escapeHtml(quoteOf(plaintext, entry))}</li>`;

/** Returns the passages of a long note, each whole with its frame. Empty where there are none. */
export function quotedPassages(plaintext: string, passages: readonly RiskPassage[]): string {
  const entries = passageEntries(passages);
  if (entries.length === 0) return '';
  const items = entries.slice(0, MOST_ENTRIES).map((one) => entryOf(plaintext, one));
  const left = entries.length - items.length;
  const more = left > 0 ? `<p>${moreWords(left)}</p>` : '';
  return `<p>${HEAD}. ${NOTE}</p><ul>${items.join('')}</ul>${more}`;
}
