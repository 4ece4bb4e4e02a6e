import type { Actor } from '../../src/domain/core/command.ts';
import type { Batch, BatchAnswer } from '../../src/domain/sync/protocol.ts';
import { ServerRefusal, Unreachable } from '../../src/sync/environment.ts';
import type { SimulatedServer } from './server.ts';

/** What is wrong with the server at the moment. */
export class ServerFaults {
  /** Commands on which it fails, and how often still. */
  readonly poisoned = new Map<string, number>();
  /** Answers all requests with this. */
  storm: 500 | 429 | 503 | null = null;

  constructor(readonly server: SimulatedServer) {}

  heal(): void {
    this.poisoned.clear();
    this.storm = null;
  }

  weather(): void {
    if (this.storm === 503) throw new Unreachable('503', 'foreign');
    if (this.storm === 429) throw new ServerRefusal(429, 'too_many_requests', '', 5_000);
    if (this.storm) throw new ServerRefusal(this.storm, 'internal', '');
  }

  /** Carries out what stands before the first poisoned command, and fails there. */
  async push(batch: Batch, actor: Actor): Promise<BatchAnswer> {
    const fatal = batch.commands.findIndex(
      ({ key }) => (this.poisoned.get(key) ?? 0) > 0 && !this.server.knows(key),
    );
    const bad = batch.commands[fatal];
    if (!bad) return this.server.push(batch, actor);
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
