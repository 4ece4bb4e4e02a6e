import type { Mail } from './mailer.ts';

/** A mail around one link. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly link: { readonly label: string; readonly url: string };
  readonly closing: string;
}

const SIGNATURE = 'Equipe Sereno';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (c) => ESCAPES[c] ?? c);

const textOf = ({ greeting, paragraphs, link, closing }: Letter): string =>
  [greeting, ...paragraphs, `${link.label}:\n${link.url}`, closing, SIGNATURE].join('\n\n');

const paragraph = (html: string): string => `<p style="margin:0 0 16px">${html}</p>`;

function htmlOf({ greeting, paragraphs, link, closing, subject }: Letter): string {
  const url = escape(link.url);
  const button =
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#33658a;color:#fff;text-decoration:none';
  return [
    `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:#222"><div style="max-width:560px;margin:0 auto">',
    ...[greeting, ...paragraphs].map((text) => paragraph(escape(text))),
    paragraph(`<a href="${url}" style="${button}">${escape(link.label)}</a>`),
    paragraph(`Se o botão não abrir, copie este endereço no navegador:<br>${url}`),
    paragraph(escape(closing)),
    paragraph(SIGNATURE),
    '</div></body></html>',
  ].join('\n');
}

/**
 * The letter as plain text and as HTML that says the same.
 * @param id the mail's, see `Mail`
 */
export const compose = (letter: Letter, id: string): Mail => ({
  id,
  to: letter.to,
  subject: letter.subject,
  text: textOf(letter),
  html: htmlOf(letter),
});
