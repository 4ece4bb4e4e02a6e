import type { Mail } from './mailer.ts';

/** A mail around one link. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly link?: { readonly label: string; readonly url: string };
  readonly closing: string;
  /** Where whoever wants no more mails of this kind says so. */
  readonly stop?: {
    readonly label: string;
    readonly url: string;
    /** Where a mail program says so by itself (RFC 8058). */
    readonly oneClickUrl: string;
  };
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

const linkText = ({ label, url }: { label: string; url: string }): string => `${label}:\n${url}`;

const textOf = ({ greeting, paragraphs, link, closing, stop }: Letter): string =>
  [
    greeting,
    ...paragraphs,
    ...(link ? [linkText(link)] : []),
    closing,
    SIGNATURE,
    ...(stop ? [linkText(stop)] : []),
  ].join('\n\n');

const paragraph = (html: string): string => `<p style="margin:0 0 16px">${html}</p>`;

function linkHtml({ label, url }: { label: string; url: string }): readonly string[] {
  const button =
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#33658a;color:#fff;text-decoration:none';
  const address = escape(url);
  return [
    paragraph(`<a href="${address}" style="${button}">${escape(label)}</a>`),
    paragraph(`Se o botão não abrir, copie este endereço no navegador:<br>${address}`),
  ];
}

const stopHtml = ({ label, url }: { label: string; url: string }): string =>
  paragraph(`<a href="${escape(url)}" style="font-size:13px;color:#666">${escape(label)}</a>`);

function htmlOf({ greeting, paragraphs, link, closing, subject, stop }: Letter): string {
  return [
    `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><title>${escape(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:#222"><div style="max-width:560px;margin:0 auto">',
    ...[greeting, ...paragraphs].map((text) => paragraph(escape(text))),
    ...(link ? linkHtml(link) : []),
    paragraph(escape(closing)),
    paragraph(SIGNATURE),
    ...(stop ? [stopHtml(stop)] : []),
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
  ...(letter.stop && {
    headers: {
      'List-Unsubscribe': `<${letter.stop.oneClickUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }),
});
