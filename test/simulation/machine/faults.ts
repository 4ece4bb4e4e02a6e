import type { Actor } from '../../../src/domain/core/command.ts';
import type { Batch, BatchAnswer } from '../../../src/domain/sync/protocol.ts';
import { ServerRefusal, Unreachable } from '../../../src/sync/environment.ts';
import type { SimulatedServer } from './server.ts';

/** The faults that the server has at the moment. */
export class ServerFaults {
  /** Commands on which it fails, and how often still. */
  readonly poisoned = new Map<string, number>();
  /** Answers all requests with this. */
  storm: 500 | 502 | 429 | 503 | null = null;
  /** Commands that it does not take at all, with the status that it answers. */
  readonly indigestible = new Map<string, 400 | 413 | 422>();

  /** How often it fails on the next command that it does not know. */
  nextFailures = 0;
  /** Status for the next command that it does not know, for good. */
  nextRefusal: 400 | 413 | 422 | null = null;

  /** It is killed at the next batch that nothing else befalls, once this share of it is done. */
  #death: { readonly share: number; readonly onDeath: () => void } | null = null;

  constructor(readonly server: SimulatedServer) {}

  /** @param share from 0, before it does anything, to 1, after all but the answer */
  dieAtNext(share: number, onDeath: () => void): void {
    this.#death = { share, onDeath };
  }

  heal(): void {
    this.poisoned.clear();
    this.nextFailures = 0;
    this.nextRefusal = null;
    this.storm = null;
    this.#death = null;
  }

  weather(): void {
    // A proxy’s page in place of our answer.
    if (this.storm === 502 || this.storm === 503) throw new Unreachable('', 'foreign');
    if (this.storm === 429) throw new ServerRefusal(429, 'too_many_requests', '', 5_000);
    if (this.storm) throw new ServerRefusal(this.storm, 'internal', '');
  }

  /** Befalls a command that comes for the first time. */
  #meet({ commands }: Batch): void {
    const fresh = commands.find(({ key }) => !this.server.knows(key));
    if (!fresh) return;
    if (this.nextFailures > 0) this.poisoned.set(fresh.key, this.nextFailures);
    if (this.nextRefusal !== null) this.indigestible.set(fresh.key, this.nextRefusal);
    this.nextFailures = 0;
    this.nextRefusal = null;
  }

  async #carryOut(batch: Batch, actor: Actor): Promise<BatchAnswer> {
    const death = this.#death;
    if (!death) return this.server.push(batch, actor);
    this.#death = null;
    const commands = batch.commands.slice(0, Math.round(death.share * batch.commands.length));
    if (commands.length > 0) await this.server.push({ ...batch, commands }, actor);
    death.onDeath();
    throw new Unreachable('', 'network');
  }

  /** Carries out what stands before the first poisoned command, and fails there. */
  async push(batch: Batch, actor: Actor): Promise<BatchAnswer> {
    this.#meet(batch);
    const turnedDown = batch.commands.find(
      ({ key }) => this.indigestible.has(key) && !this.server.knows(key),
    );
    if (turnedDown)
      throw new ServerRefusal(this.indigestible.get(turnedDown.key) ?? 400, 'invalid', 'Inválido.');
    const fatal = batch.commands.findIndex(
      ({ key }) => (this.poisoned.get(key) ?? 0) > 0 && !this.server.knows(key),
    );
    const bad = batch.commands[fatal];
    if (!bad) return this.#carryOut(batch, actor);
    const before = batch.commands.slice(0, fatal);
    const answer: BatchAnswer =
      before.length > 0
        ? await this.server.push({ ...batch, commands: before }, actor)
        : { lastSeq: bad.seq - 1, gap: false, results: [] };
    if (answer.gap || answer.results.length < before.length) return answer;
    this.poisoned.set(bad.key, (this.poisoned.get(bad.key) ?? 0) - 1);
    return { ...answer, results: [...answer.results, { key: bad.key, status: 'failed' }] };
  }
}
