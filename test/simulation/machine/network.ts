import { ServerRefusal, type Transport, Unreachable } from '../../../src/sync/environment.ts';
import { readKey } from '../../harness/memory/memoryReads.ts';
import type { Actor } from '../../../src/domain/core/command.ts';
import type { Process } from './process.ts';
import type { World } from '../world.ts';

/** What the line of one machine is like. */
export type Line = 'good' | 'flaky' | 'refused' | 'blackhole' | 'portal';

const TIMEOUT_MS = 12_000;
const HEARTBEAT_MS = 45_000;

/** The fate of a request and of its answer. */
export type Fate = 'ok' | 'lostRequest' | 'lostAnswer' | 'copied' | 'late' | 'slowAnswer' | 'cut';
const fates: readonly Fate[] = ['lostRequest', 'lostAnswer', 'copied', 'late', 'slowAnswer', 'cut'];

/** The line between one process and the server: loses, copies, delays and cuts what it carries. */
export class VirtualTransport implements Transport {
  constructor(
    readonly world: World,
    readonly process: Process,
  ) {}

  pull: Transport['pull'] = (request, signal) =>
    this.#exchange('pull', signal, async (actor) => {
      const limit = Math.min(request.limit, this.world.plan.page, this.process.machine.page);
      const page = await this.world.server.pull({ ...request, limit }, actor);
      this.world.laws.pageServed(this.process.disk, request.clientId, page);
      return page;
    });

  push: Transport['push'] = (batch, signal) => {
    if (this.process.isAlive) this.world.laws.batchSent(this.process, batch);
    return this.#exchange('push', signal, async (actor) => {
      const answer = await this.world.faults.push(batch, actor);
      this.world.serverChanged();
      this.world.onCarriedOut?.();
      this.world.onCarriedOut = null;
      return answer;
    });
  };

  neverHeld: Transport['neverHeld'] = (asked, signal) =>
    this.#exchange('never held', signal, (actor) => this.world.server.neverHeld(asked, actor));

  tellReads: NonNullable<Transport['tellReads']> = (told, signal) =>
    this.#exchange('reads', signal, async (actor) => {
      await this.world.server.tellReads(told, actor);
      for (const read of told.reads) this.process.disk.toldReads.add(readKey(read));
    });

  clockOff = (): number => this.process.machine.heardClockOff;

  listen: Transport['listen'] = (onWake, signal) =>
    new Promise((_resolve, reject) => {
      if (signal.aborted) return reject(signal.reason as Error);
      const { world, process } = this;
      if (!this.#isOpen()) {
        world.later(process, 200, 'no stream', () => reject(new Unreachable('', 'network')));
        return;
      }
      const { token } = process;
      world.laws.tokenUsed(process, token);
      if (!world.tokens.holderOf(token)) {
        world.later(process, this.#latency(), 'stream refused', () => {
          world.laws.tokenRefused(process, token);
          reject(new ServerRefusal(401, 'unauthorized', ''));
        });
        return;
      }
      const stream = world.hub.open(process, onWake);
      const end = (error: unknown) => {
        world.hub.close(stream);
        signal.removeEventListener('abort', abort);
        reject(error as Error);
      };
      stream.onDrop = () =>
        world.later(process, HEARTBEAT_MS, 'stream silent', () =>
          end(new Unreachable('', 'timeout')),
        );
      const abort = () => end(signal.reason);
      signal.addEventListener('abort', abort);
      world.later(process, this.#latency(), 'stream open', onWake);
    });

  #latency(): number {
    return 5 + this.world.random() * (this.process.machine.line === 'flaky' ? 800 : 120);
  }

  #isOpen(): boolean {
    const { line } = this.process.machine;
    return line === 'good' || line === 'flaky';
  }

  #fate(label: string): Fate {
    const { world, process } = this;
    const strain = process.machine.strain.get(label);
    if (strain) return strain;
    if (process.machine.line !== 'flaky' || world.random() < 0.5) return 'ok';
    const fate = fates[Math.floor(world.random() * fates.length)] ?? 'ok';
    world.counts.add('fault', `line: ${fate}`);
    return fate;
  }

  #exchange<T>(
    label: string,
    signal: AbortSignal,
    handle: (actor: Actor) => Promise<T>,
  ): Promise<T> {
    const { world, process } = this;
    const { token } = process;
    if (!process.isAlive) return new Promise(() => {});
    if (signal.aborted) return Promise.reject(signal.reason as Error);
    world.laws.requestMade(process, token, label);
    return new Promise<T>((resolve, reject) => {
      let isOver = false;
      const finish = (settle: () => void) => {
        if (isOver) return;
        isOver = true;
        signal.removeEventListener('abort', abort);
        world.laws.requestEnded(process, label);
        settle();
      };
      const fail = (error: unknown) => finish(() => reject(error as Error));
      const abort = () => fail(signal.reason);
      const { line } = process.machine;
      signal.addEventListener('abort', abort);
      if (line === 'refused')
        return void world.later(process, 30, `${label} refused`, () =>
          fail(new Unreachable('', 'network')),
        );
      if (line === 'portal')
        return void world.later(process, 60, `${label} portal`, () =>
          fail(new Unreachable('', 'foreign')),
        );
      world.later(process, TIMEOUT_MS, `${label} time-out`, () =>
        fail(new Unreachable('', 'timeout')),
      );
      if (line === 'blackhole') return;
      this.#carry(
        label,
        token,
        handle,
        (answer) => finish(() => this.#take(token, answer, resolve, reject)),
        fail,
      );
    });
  }

  #carry<T>(
    label: string,
    token: string,
    handle: (actor: Actor) => Promise<T>,
    deliver: (answer: Answer<T>) => void,
    fail: (error: unknown) => void,
  ): void {
    const { world, process } = this;
    const fate = this.#fate(label);
    if (fate === 'lostRequest') return;
    const up = this.#latency() + (fate === 'late' ? 8_000 + world.random() * 60_000 : 0);
    const down = this.#latency() + (fate === 'slowAnswer' ? world.random() * 14_000 : 0);
    const arrive = async (): Promise<Answer<T>> => {
      const actor = world.tokens.holderOf(token);
      try {
        world.clock.turn();
        world.faults.weather();
        if (!actor) throw new ServerRefusal(401, 'unauthorized', 'Sua sessão expirou.');
        return { value: await handle(actor) };
      } catch (error) {
        if (!(error instanceof Unreachable || error instanceof ServerRefusal)) world.fault(error);
        return { error };
      }
    };
    // What is on its way arrives, whether or not its sender lives.
    world.scheduler.after(
      up,
      `${process.name} → ${label}${fate === 'ok' ? '' : ` (${fate})`}`,
      async () => {
        const answer = await arrive();
        if (fate === 'lostAnswer') return;
        world.later(process, down, `${process.name} ← ${label}`, () => {
          if (!this.#isOpen()) return;
          if (fate === 'cut') fail(new Unreachable('', 'network'));
          else deliver(answer);
        });
      },
    );
    if (fate === 'copied')
      world.scheduler.after(
        up + world.random() * 40_000,
        `${process.name} → ${label} (copy)`,
        arrive,
      );
  }

  #take<T>(
    token: string,
    answer: Answer<T>,
    resolve: (value: T) => void,
    reject: (error: Error) => void,
  ): void {
    const { machine } = this.process;
    machine.heardClockOff = machine.clockOff - this.world.clock.off;
    if ('value' in answer) return resolve(answer.value);
    if (answer.error instanceof ServerRefusal && answer.error.status === 401)
      this.world.laws.tokenRefused(this.process, token);
    reject(answer.error as Error);
  }
}

type Answer<T> = { readonly value: T } | { readonly error: unknown };
