import type { Actor } from '../../../src/domain/core/command.ts';
import type { CommandArgs, CommandName } from '../../../src/domain/registry.ts';
import type {
  BatchAnswer,
  ChangeRow,
  ChangesPage,
  CommandResult,
  SentCommand,
} from '../../../src/domain/sync/protocol.ts';
import { embeddedDatabase, sharedPostgres } from './database.ts';
import { createMemoryServer, type MemoryServerOptions, type Seed } from '../memory/memoryServer.ts';
import { hours, idMaker, NOON, smallClinic, type SmallClinic } from '../practice/practice.ts';
import { createSqlServer, type TestServer } from './sqlServer.ts';

/** A storage that the contract suites run over. */
export interface Backend {
  readonly name: string;
  readonly open: (options: MemoryServerOptions) => Promise<{
    readonly server: TestServer;
    readonly close: () => Promise<void>;
  }>;
}

const memory: Backend = {
  name: 'memory',
  open: async (options) => ({ server: createMemoryServer(options), close: async () => {} }),
};

const pglite: Backend = {
  name: 'pglite',
  open: async (options) => ({
    server: createSqlServer(await embeddedDatabase(), options),
    close: async () => {},
  }),
};

const postgres = (url: string): Backend => ({
  name: 'postgres',
  open: async (options) => ({
    server: createSqlServer(await sharedPostgres(url), options),
    close: async () => {},
  }),
});

/** Memory and PGlite always, PostgreSQL where `DATABASE_URL` names a server on which databases may be made. */
export function backends(): Backend[] {
  const url = process.env.DATABASE_URL;
  return [memory, pglite, ...(url ? [postgres(url)] : [])];
}

export type Sent<N extends CommandName = CommandName> = {
  name: N;
  args: CommandArgs<N>;
} & Partial<SentCommand>;

/** A device of one person as the server sees it: numbers its commands, remembers its cursor. */
export class RawDevice {
  readonly clientId: string;
  seq = 0;
  cursor: string | null = null;
  readonly held = new Map<string, ChangeRow>();

  constructor(
    readonly server: TestServer,
    readonly actor: Actor,
    readonly newId: () => string,
  ) {
    this.clientId = newId();
  }

  compose<N extends CommandName>({ name, args, ...rest }: Sent<N>): SentCommand {
    return { seq: ++this.seq, key: this.newId(), at: hours(0), name, args, ...rest };
  }

  send(...commands: SentCommand[]): Promise<BatchAnswer> {
    return this.server.push({ clientId: this.clientId, commands }, this.actor);
  }

  /** Composes and sends one command. */
  async act<N extends CommandName>(command: Sent<N>): Promise<CommandResult> {
    const { results } = await this.send(this.compose(command));
    const [result] = results;
    if (!result) throw new Error('The command was not answered.');
    return result;
  }

  page(limit = 1000): Promise<ChangesPage> {
    return this.server.pull({ cursor: this.cursor, clientId: this.clientId, limit }, this.actor);
  }

  /** Reads the feed to its end into `held`. */
  async pull(limit = 1000): Promise<ChangesPage[]> {
    const pages: ChangesPage[] = [];
    for (;;) {
      const page = await this.page(limit);
      pages.push(page);
      this.cursor = page.cursor;
      if (page.reset) this.held.clear();
      for (const row of page.changes) {
        if (row.doc) this.held.set(`${row.entity}/${row.id}`, row);
        else this.held.delete(`${row.entity}/${row.id}`);
      }
      if (page.done) return pages;
      if (pages.length > 10_000) throw new Error('The feed does not end.');
    }
  }

  documents(): { entity: string; id: string; v: number; doc: unknown }[] {
    return [...this.held.values()]
      .map(({ entity, id, v, doc }) => ({ entity, id, v, doc }))
      .toSorted((a, b) => (`${a.entity}/${a.id}` < `${b.entity}/${b.id}` ? -1 : 1));
  }
}

export interface Scene extends SmallClinic {
  readonly server: TestServer;
  readonly newId: () => string;
  readonly clock: { now: number };
  readonly device: (person: SmallClinic['people'][keyof SmallClinic['people']]) => RawDevice;
  /** @throws when the server failed on a command meanwhile */
  readonly close: () => Promise<void>;
}

let scenes = 0;

/**
 * A small clinic on a backend; the same seed gives the same ids.
 * @param furnish what the clinic begins with, made of what it has
 */
export async function openScene(
  backend: Backend,
  seed = ++scenes,
  furnish: (clinic: SmallClinic, newId: () => string) => Seed = (clinic) => clinic.seed,
): Promise<Scene> {
  const newId = idMaker(seed);
  const clock = { now: NOON };
  const failures: unknown[] = [];
  const onFailure = (error: unknown): void => void failures.push(error);
  const opened = await backend.open({
    now: () => clock.now,
    // After all that devices make, however many of them nobody sees: the order of rows is the same.
    newId: idMaker(seed + 1_000_000, Date.parse(hours(24))),
    onFailure,
  });
  const { server } = opened;
  const clinic = smallClinic(newId);
  await server.createTenant(furnish(clinic, newId));
  const device: Scene['device'] = (person) => new RawDevice(server, clinic.actor(person), newId);
  const close = async (): Promise<void> => {
    await opened.close();
    if (failures.length > 0)
      throw new Error('The server failed on a command.', { cause: failures[0] });
  };
  return { ...clinic, server, newId, clock, device, close };
}

/** How a command ended, in a word, or as it is refused. */
export function endingOf(executed: Awaited<ReturnType<TestServer['call']>>): string {
  if (executed.kind === 'gap') return 'gap';
  const { outcome } = executed;
  return outcome.status === 'done' ? 'done' : `${outcome.http} ${outcome.message}`;
}
