/** A received message as its reader sees it. */
export interface ReadMail {
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
  readonly html: string;
}

const utf8 = (bytes: number[]): string => Buffer.from(bytes).toString('utf8');

function quotedPrintable(text: string): string {
  const bytes: number[] = [];
  const joined = text.replaceAll(/=\r\n/g, '');
  for (let i = 0; i < joined.length; i += 1) {
    const escaped = /^=([0-9A-F]{2})/.exec(joined.slice(i, i + 3))?.[1];
    bytes.push(escaped ? Number.parseInt(escaped, 16) : joined.charCodeAt(i));
    if (escaped) i += 2;
  }
  return utf8(bytes);
}

const decoders: Readonly<Record<string, (text: string) => string>> = {
  'quoted-printable': quotedPrintable,
  base64: (text) => Buffer.from(text, 'base64').toString('utf8'),
  '7bit': (text) => text,
};

const words = (header: string): string =>
  header
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_all, how: string, text: string) =>
      how.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : quotedPrintable(text.replaceAll('_', ' ')),
    );

function split(raw: string): { headers: Map<string, string>; body: string } {
  const end = raw.indexOf('\r\n\r\n');
  const head = raw.slice(0, end).replaceAll(/\r\n[ \t]+/g, ' ');
  const headers = new Map(
    head.split('\r\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), words(line.slice(colon + 1).trim())];
    }),
  );
  return { headers, body: raw.slice(end + 4) };
}

/** Reads a message with a text and an HTML part. Fails where a part says that it is encoded in an unknown way. */
export function readMail(raw: string): ReadMail {
  const { headers, body } = split(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1];
  if (!boundary) throw new Error('No multipart message.');
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.replace(/^\r\n/, '').replace(/\r\n$/, '')));
  const decoded = (type: string): string => {
    const part = parts.find((one) => one.headers.get('content-type')?.startsWith(type));
    const decode = decoders[part?.headers.get('content-transfer-encoding') ?? '7bit'];
    if (!part || !decode) throw new Error(`No readable part of ${type}.`);
    return decode(part.body).replaceAll('\r\n', '\n');
  };
  return { headers, text: decoded('text/plain'), html: decoded('text/html') };
}
