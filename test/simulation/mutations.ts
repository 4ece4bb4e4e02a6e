import type { ChangeRow } from '../../src/domain/sync/protocol.ts';
import type { DeviceParts } from '../../src/sync/device/parts.ts';
import { Unreachable } from '../../src/sync/environment.ts';
import { noLocks } from './machine/locks.ts';
import type { Mutation } from './world.ts';

type Transport = DeviceParts['environment']['transport'];

const withTransport = (
  parts: DeviceParts,
  change: (transport: Transport) => Partial<Transport>,
): DeviceParts => {
  const { transport } = parts.environment;
  const same = { pull: transport.pull, push: transport.push, listen: transport.listen };
  const { neverHeld } = transport;
  return {
    ...parts,
    environment: { ...parts.environment, transport: { ...same, neverHeld, ...change(transport) } },
  };
};

interface KnownBug {
  readonly bug: string;
  /** The laws that must notice; which comes first depends on the schedule. */
  readonly laws: readonly string[];
  readonly mutation: Mutation;
}

/** Bugs such as engines have. A law that does not notice its bug is no law. */
export const knownBugs: readonly KnownBug[] = [
  {
    bug: 'saves the checkpoint before the page',
    laws: ['2', '6'],
    mutation: (parts) => {
      const late: (() => Promise<unknown>)[] = [];
      return {
        ...parts,
        openBase: async (onCarriedOver) => {
          const base = await parts.openBase(onCarriedOver);
          return {
            ...base,
            writePage: async (rows, generation) => {
              late.push(() => base.writePage(rows, generation));
              return rows.map((row) => ({ ...row, g: generation }));
            },
          };
        },
        checkpoints: {
          read: () => parts.checkpoints.read(),
          async save(next, expected) {
            const isSaved = await parts.checkpoints.save(next, expected);
            for (const write of late.splice(0)) await write();
            return isSaved;
          },
        },
      };
    },
  },
  {
    bug: 'takes a lost answer for a confirmation',
    laws: ['3', '6'],
    mutation: (parts) =>
      withTransport(parts, ({ push }) => ({
        push: (batch, signal) =>
          push(batch, signal).catch((error: unknown) => {
            if (!(error instanceof Unreachable)) throw error;
            const results = batch.commands.map(({ key }) => ({
              key,
              status: 'done' as const,
              v: 0,
            }));
            return { lastSeq: batch.commands.at(-1)?.seq ?? 0, gap: false, results };
          }),
      })),
  },
  {
    bug: 'sends the same command under a new key after a lost answer',
    // What is done a second time is done after what followed it, too.
    laws: ['3', '4'],
    mutation: (parts, tab) => {
      const tried = new Set<string>();
      const renamed = new Map<string, string>();
      return withTransport(parts, ({ push }) => ({
        async push(batch, signal) {
          const commands = batch.commands.map((command) => {
            if (!tried.has(command.key)) return command;
            const key = renamed.get(command.key) ?? tab.world.newId();
            renamed.set(command.key, key);
            tab.world.ledger.alias(command.key, key);
            return { ...command, key };
          });
          batch.commands.forEach(({ key }) => tried.add(key));
          const send = (from: number) =>
            push({ ...batch, commands: commands.map((c, i) => ({ ...c, seq: from + i })) }, signal);
          let answer = await send(commands[0]?.seq ?? 1);
          if (answer.gap && answer.results.length === 0) answer = await send(answer.lastSeq + 1);
          const original = new Map([...renamed].map(([key, other]) => [other, key]));
          const results = answer.results.map((each) => ({
            ...each,
            key: original.get(each.key) ?? each.key,
          }));
          return { ...answer, results };
        },
      }));
    },
  },
  {
    bug: 'folds refused commands',
    laws: ['1'],
    mutation: (parts) => ({
      ...parts,
      outbox: {
        ...parts.outbox,
        rows: async () =>
          (await parts.outbox.rows()).map((row) =>
            row.state === 'refused' ? { ...row, state: 'sent' } : row,
          ),
      },
    }),
  },
  {
    bug: 'forgets an acknowledged command at once',
    laws: ['5'],
    mutation: (parts) => ({
      ...parts,
      outbox: {
        ...parts.outbox,
        async update(decide) {
          await parts.outbox.update(decide);
          return parts.outbox.update(({ rows }) => ({
            remove: rows
              .filter(({ state }) => state === 'acknowledged')
              .map(({ position }) => position),
          }));
        },
      },
    }),
  },
  {
    bug: 'goes on with a token that was refused',
    laws: ['9'],
    mutation: (parts) =>
      withTransport(parts, ({ pull }) => ({
        pull: (request, signal) =>
          pull(request, signal).catch((error: unknown) => {
            throw (error as { status?: number }).status === 401 ? new Unreachable() : error;
          }),
      })),
  },
  {
    bug: 'deletes the outbox when the session ends',
    laws: ['3'],
    mutation: (parts) =>
      withTransport(parts, ({ push }) => ({
        push: (batch, signal) =>
          push(batch, signal).catch(async (error: unknown) => {
            if ((error as { status?: number }).status === 401)
              await parts.outbox.update(({ rows }) => ({
                remove: rows.map(({ position }) => position),
              }));
            throw error;
          }),
      })),
  },
  {
    bug: 'sends a batch in the wrong order',
    laws: ['4', '6'],
    mutation: (parts) =>
      withTransport(parts, ({ push }) => ({
        push: ({ clientId, commands }, signal) => {
          const reversed = commands
            .toReversed()
            .map((command, i) => ({ ...command, seq: commands[i]?.seq ?? 0 }));
          return push({ clientId, commands: reversed }, signal);
        },
      })),
  },
  {
    bug: 'works without locks',
    laws: ['8'],
    mutation: (parts) => ({ ...parts, environment: { ...parts.environment, locks: noLocks } }),
  },
  {
    bug: 'goes on with a lock that was taken',
    laws: ['8'],
    mutation: (parts) => {
      const { locks } = parts.environment;
      const hold: typeof locks.hold = (name, signal, work) =>
        locks.hold(name, signal, () => work(signal));
      return { ...parts, environment: { ...parts.environment, locks: { ...locks, hold } } };
    },
  },
  {
    bug: 'believes a page that brings foreign notes',
    laws: ['7'],
    mutation: (parts, tab) =>
      withTransport(parts, ({ pull }) => ({
        async pull(request, signal) {
          const page = await pull(request, signal);
          if (parts.actor.role !== 'administrator') return page;
          const { ana, bruno } = tab.world.server.clinic.people;
          const [author, other] = [ana.id, bruno.id];
          const note = {
            id: author,
            psychologistId: author,
            patientId: other,
            appointmentId: other,
          };
          const doc = {
            ...note,
            plaintext: 'x',
            summary: null,
            conflicts: [],
            createdAt: '',
            updatedAt: '',
          };
          const row: ChangeRow = { entity: 'notes', id: author, v: 1, cs: 0, doc };
          return { ...page, changes: [...page.changes, row] };
        },
      })),
  },
  {
    bug: 'never asks again after a failure',
    laws: ['6'],
    mutation: (parts) => {
      let hasFailed = false;
      return withTransport(parts, ({ pull }) => ({
        async pull(request, signal) {
          if (hasFailed) throw new Unreachable();
          return pull(request, signal).catch((error: unknown) => {
            hasFailed = true;
            throw error;
          });
        },
      }));
    },
  },
  {
    bug: 'drops a draft whenever the device starts',
    laws: ['9'],
    mutation: (parts) => {
      for (const key of ['draft:0', 'draft:1', 'draft:2']) void parts.drafts.discard(key);
      return parts;
    },
  },
];
