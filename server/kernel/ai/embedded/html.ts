import type { Place } from '../../../../src/domain/notes/search.ts';

export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Returns a passage on one line, as HTML. */
export const lineOf = (plaintext: string, { start, end }: Place): string =>
  escapeHtml(plaintext.slice(start, end).replaceAll(/\s+/gu, ' '));
