import { deliverEndings, type SendEnding } from '../../data/sessionEndings.ts';
import { endStoredSession } from '../../data/session.ts';
import { endingOf, type EndedSession } from '../../domain/auth/endedSession.ts';
import type { Session } from './authStore.ts';

const RETRY_MS = 30_000;

export interface EndedSessionsParts {
  readonly send: SendEnding;
  /** Runs the work after so many milliseconds. */
  readonly later: (work: () => void, ms: number) => void;
  /** An ending is on the disk, for whoever can deliver it when this page is gone. */
  readonly onKept: () => void;
}

/**
 * Sessions that the person left: kept on the disk until the server knows, so that a token that somebody copied dies at
 * the first chance, whoever signs in next.
 */
export class EndedSessions {
  readonly #parts: EndedSessionsParts;
  /** The disk did not take them: they live as long as the page. */
  readonly #unkept = new Set<EndedSession>();
  #delivering: Promise<void> | null = null;
  #isDue = false;

  constructor(parts: EndedSessionsParts) {
    this.#parts = parts;
  }

  /** Keeps it and tells the server. Never rejects. */
  async end(session: Pick<Session, 'claims'>): Promise<void> {
    await this.keep(session);
    await this.deliver();
  }

  /** Resolves when it is on the disk, and the token's copy is not. Never rejects. */
  async keep({ claims }: Pick<Session, 'claims'>): Promise<void> {
    const { sid: sessionId, tenantId } = claims;
    const ended = endingOf(claims);
    try {
      await endStoredSession({ sessionId, tenantId, proof: ended?.proof ?? null });
      this.#parts.onKept();
    } catch {
      if (ended) this.#unkept.add(ended);
    }
  }

  /** Tells the server now, and again after a while for as long as it does not answer. Never rejects. */
  async deliver(): Promise<void> {
    const running = this.#delivering;
    await running;
    // What was ended while another delivery ran needs one of its own, one for all who wait.
    if (this.#delivering !== running && this.#delivering) return this.#delivering;
    this.#delivering = this.#deliver().finally(() => (this.#delivering = null));
    return this.#delivering;
  }

  async #deliver(): Promise<void> {
    let isDone = await deliverEndings(this.#parts.send).catch(() => false);
    for (const ended of this.#unkept)
      if (await this.#parts.send(ended)) this.#unkept.delete(ended);
      else isDone = false;
    if (isDone || this.#isDue) return;
    this.#isDue = true;
    this.#parts.later(() => {
      this.#isDue = false;
      void this.deliver();
    }, RETRY_MS);
  }
}
