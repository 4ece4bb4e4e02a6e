/** Below this, packing costs more than it saves. */
const WORTH_BYTES = 1024;

export interface PackedBody {
  readonly body: BodyInit;
  readonly bytes: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** JSON for the wire as it is: the server unpacks nothing but batches of commands. */
export function plainJson(value: unknown): PackedBody & { readonly body: Uint8Array<ArrayBuffer> } {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return { body: bytes, bytes: bytes.length, headers: { 'Content-Type': 'application/json' } };
}

/** A batch for the wire, with gzip where the browser has it and it pays. */
export async function packJson(value: unknown): Promise<PackedBody> {
  const plain = plainJson(value);
  if (plain.bytes < WORTH_BYTES || typeof CompressionStream === 'undefined') return plain;
  const stream = new Blob([plain.body]).stream().pipeThrough(new CompressionStream('gzip'));
  const packed = await new Response(stream).arrayBuffer();
  return {
    body: packed,
    bytes: packed.byteLength,
    headers: { ...plain.headers, 'Content-Encoding': 'gzip' },
  };
}

/** Told of each piece as it comes, with its bytes. */
export type OnPiece = (bytes: number) => void;

/** The body's pieces as text, each reported as it comes. */
export async function* textPieces(response: Response, onPiece: OnPiece): AsyncGenerator<string> {
  const reader = response.body?.getReader();
  if (!reader) return;
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      onPiece(value.byteLength);
      yield decoder.decode(value, { stream: true });
    }
    yield decoder.decode();
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

/** The whole body as text. */
export async function readAll(response: Response, onPiece: OnPiece): Promise<string> {
  let text = '';
  for await (const piece of textPieces(response, onPiece)) text += piece;
  return text;
}
