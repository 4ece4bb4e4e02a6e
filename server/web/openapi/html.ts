const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** HTML that may stand in a page as it is. */
export interface Html {
  readonly html: string;
}

type Part = Html | string | number | readonly Html[];

function written(part: Part): string {
  if (typeof part === 'string') return part.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');
  if (typeof part === 'number') return String(part);
  return 'html' in part ? part.html : part.map(({ html: one }) => one).join('');
}

/** A template whose values are escaped, unless they are HTML themselves. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  html: strings.map((text, index) => text + written(parts[index] ?? '')).join(''),
});

export const nothing: Html = { html: '' };
