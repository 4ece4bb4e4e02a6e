import sanitizeHtml from 'sanitize-html';
import { summaryTags } from '../../../src/domain/notes/analysis.ts';

const allowed = [...summaryTags];

/** HTML of nothing but paragraphs, lists and emphasis, without attributes; plain text becomes paragraphs. */
export function sanitiseSummary(summary: string): string {
  const clean = (html: string): string =>
    sanitizeHtml(html, { allowedTags: allowed, allowedAttributes: {} }).trim();
  const html = clean(summary);
  if (/<(p|ul)>/.test(html)) return html;
  const lines = html.split('\n').map((line) => line.trim());
  return clean(
    lines
      .filter((line) => line !== '')
      .map((line) => `<p>${line}</p>`)
      .join(''),
  );
}
