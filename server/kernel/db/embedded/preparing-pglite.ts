import { PGlite } from '@electric-sql/pglite';

/** Statements that are kept prepared. Their texts are ours; lists of any length vary without end. */
const KEPT = 200;

type Options = Parameters<PGlite['execProtocolStream']>[1];
type Answers = Awaited<ReturnType<PGlite['execProtocolStream']>>;

/** A statement that the engine has parsed, and what it said of its parameters and columns. */
interface Kept {
  readonly name: string;
  parameters?: Answers;
  columns?: Answers;
}

const letter = (character: string): number => character.charCodeAt(0);
const [PARSE, DESCRIBE, BIND, STATEMENT] = [letter('P'), letter('D'), letter('B'), letter('S')];
/** A message is its letter, four bytes of length, and then its content. */
const CONTENT = 5;

/** The text of a statement without a name, and with parameters; others are not worth keeping. */
function textOf(parse: Uint8Array): string | null {
  if (parse[CONTENT] !== 0) return null;
  const text = Buffer.from(parse.subarray(CONTENT + 1, parse.indexOf(0, CONTENT + 1))).toString();
  return text.includes('$1') ? text : null;
}

/** The message with a name in place of the empty one that stands at a byte. */
function withName(message: Uint8Array, at: number, name: string): Uint8Array {
  const named = Buffer.concat([message.subarray(0, at), Buffer.from(name), message.subarray(at)]);
  named.writeUInt32BE(named.length - 1, 1);
  return named;
}

/**
 * The embedded database, parsing and planning each statement with parameters once instead of at every call. A device's
 * commands are always the same dozen statements, and most of their time is spent on planning them.
 */
export class PreparingPGlite extends PGlite {
  readonly #kept = new Map<string, Kept>();
  #current: Kept | null = null;

  override async execProtocolStream(message: Uint8Array, options?: Options): Promise<Answers> {
    const send = (other = message) => super.execProtocolStream(other, options);
    if (message[0] === PARSE) return this.#parse(message, send);
    const kept = this.#current;
    if (!kept) return send();
    if (message[0] === BIND) return send(withName(message, CONTENT + 1, kept.name));
    if (message[0] !== DESCRIBE) return send();
    if (message[CONTENT] === STATEMENT)
      return (kept.parameters ??= await send(withName(message, CONTENT + 1, kept.name)));
    return (kept.columns ??= await send());
  }

  async #parse(
    message: Uint8Array,
    send: (other?: Uint8Array) => Promise<Answers>,
  ): Promise<Answers> {
    const text = textOf(message);
    this.#current = text === null ? null : (this.#kept.get(text) ?? null);
    if (this.#current) return [];
    if (text === null || this.#kept.size >= KEPT) return send();
    const kept = { name: `kept_${this.#kept.size}` };
    const answers = await send(withName(message, CONTENT, kept.name));
    this.#kept.set(text, kept);
    this.#current = kept;
    return answers;
  }
}
