import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type {
  BatchAnswer,
  ChangeRow,
  ChangesPage,
  SentCommand,
} from '../../src/domain/sync/protocol.ts';

export interface PulledPage {
  readonly page: ChangesPage;
  readonly bytes: number;
}

const gzip = (text: string) => Buffer.from(gzipSync(text, { level: 1 }));

/** A device as far as the server can tell. */
export class WireClient {
  readonly id = randomUUID();
  #seq = 0;

  constructor(
    readonly origin: string,
    readonly token: string,
  ) {}

  async pull(cursor: string | null): Promise<PulledPage> {
    const query = new URLSearchParams({
      clientId: this.id,
      limit: '1000',
      ...(cursor && { cursor }),
    });
    const answer = await this.#fetch(`/api/sync/changes?${query.toString()}`);
    const text = await answer.text();
    return { page: JSON.parse(text) as ChangesPage, bytes: text.length };
  }

  /** Reads everything, from the beginning. */
  async pullAll(
    onRow: (row: ChangeRow) => void = () => {},
  ): Promise<{ documents: number; bytes: number; pages: number; cursor: string }> {
    const total = { documents: 0, bytes: 0, pages: 0 };
    let cursor: string | null = null;
    for (;;) {
      const { page, bytes } = await this.pull(cursor);
      total.documents += page.changes.length;
      page.changes.forEach(onRow);
      total.bytes += bytes;
      total.pages += 1;
      ({ cursor } = page);
      if (page.done) return { ...total, cursor };
    }
  }

  /** Sends commands as the device's next ones. */
  async push(
    commands: readonly Pick<SentCommand, 'name' | 'args' | 'baseV'>[],
  ): Promise<BatchAnswer> {
    const at = new Date().toISOString();
    const numbered = commands.map((command) => ({
      ...command,
      seq: ++this.#seq,
      key: randomUUID(),
      at,
    }));
    const answer = await this.#fetch('/api/sync/commands', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: gzip(JSON.stringify({ clientId: this.id, commands: numbered })),
    });
    return (await answer.json()) as BatchAnswer;
  }

  async #fetch(
    path: string,
    init: { method?: string; headers?: Record<string, string>; body?: Buffer<ArrayBuffer> } = {},
  ): Promise<Response> {
    const headers = { ...init.headers, authorization: `Bearer ${this.token}` };
    const answer = await fetch(`${this.origin}${path}`, { ...init, headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer;
  }
}
