import { describe, expect, it } from 'vitest';
import { audiencesOf, visibleVersions } from '../../../src/domain/access.ts';
import type { BatchAnswer, ChangeRow, SentCommand } from '../../../src/domain/sync/protocol.ts';
import type { Patient } from '../../../src/domain/patients/patient.ts';
import {
  type Backend,
  backends,
  openScene,
  type RawDevice,
  type Scene,
} from '../../../test/harness/database/contract.ts';
import { seededRandom } from '../../../test/harness/practice/practice.ts';
import { CommandSource, Dice } from '../../../test/harness/random/randomCommands.ts';

const STEPS = 25;

interface Trace {
  readonly answers: unknown[];
  readonly projections: unknown[];
}

/** A device takes a page: what it must never see is an older version than it has. */
function take(device: RawDevice, rows: readonly ChangeRow[]): void {
  for (const row of rows) {
    const key = `${row.entity}/${row.id}`;
    expect(row.v).toBeGreaterThanOrEqual(device.held.get(key)?.v ?? 0);
    if (row.doc) device.held.set(key, row);
    else device.held.delete(key);
  }
}

type Send = (device: RawDevice, commands: readonly SentCommand[]) => Promise<BatchAnswer>;

const together: Send = (device, commands) => device.send(...commands);

/** What the server answers to the commands each in a batch of its own. */
const oneByOne: Send = async (device, [first, ...others]) => {
  const answer = await device.send(first!);
  if (answer.gap || others.length === 0) return answer;
  const rest = await oneByOne(device, others);
  return { ...rest, results: [...answer.results, ...rest.results] };
};

async function step(
  scene: Scene,
  devices: readonly RawDevice[],
  source: CommandSource,
  send: Send,
): Promise<unknown> {
  const { dice } = source;
  const device = dice.pick(devices);
  if (dice.chance(0.6)) {
    const commands = source.batch(device);
    const answer = await send(device, commands);
    // As a device does: what the server has not consumed is numbered anew.
    device.seq = Math.max(answer.lastSeq, 0);
    expect(answer.results.length <= commands.length).toBe(true);
    return answer;
  }
  scene.clock.now += dice.below(3) * 600_000;
  const page = await device.page(1 + dice.below(6));
  take(device, page.changes);
  device.cursor = page.cursor;
  return page.changes;
}

async function run(backend: Backend, seed: number, send = together): Promise<Trace> {
  const scene = await openScene(backend, seed);
  const source = new CommandSource(scene, new Dice(seededRandom(seed)));
  const { admin, ana, bruno, portal } = scene.people;
  const devices = [ana, ana, bruno, admin, portal].map((person) => scene.device(person));
  const answers: unknown[] = [];
  for (let count = 0; count < STEPS; count++)
    answers.push(await step(scene, devices, source, send));
  const projections: unknown[] = [];
  for (const device of devices) {
    for (let done = false; !done;) {
      const page = await device.page(3);
      take(device, page.changes);
      ({ done } = page);
      device.cursor = page.cursor;
    }
    const projection = await scene.server.projection(device.actor);
    expect(device.documents()).toEqual(projection);
    projections.push(projection);
  }
  await expectOnlyTheirs(scene);
  await scene.close();
  return { answers, projections };
}

/** The feed holds for each person what the access rules give of the documents as they are, and no more. */
async function expectOnlyTheirs(scene: Scene): Promise<void> {
  const all = new Map<string, { entity: string; id: string; doc: unknown }>();
  const views = [];
  for (const person of Object.values(scene.people)) {
    const rows = await scene.server.projection(scene.actor(person));
    views.push({ person, rows });
    for (const row of rows) {
      const known = all.get(`${row.entity}/${row.id}`);
      if (JSON.stringify(row.doc).length > JSON.stringify(known?.doc ?? '').length)
        all.set(`${row.entity}/${row.id}`, row);
    }
  }
  const patients = [...all.values()]
    .filter(({ entity }) => entity === 'patients')
    .map(({ doc }) => doc as Patient);
  for (const { person, rows } of views) {
    const audiences = audiencesOf(person);
    const expected = [...all.values()].flatMap(({ entity, doc }) => {
      const portalUserIds = patients
        .filter(
          (patient) =>
            patient.id === (doc as { id: string }).id ||
            patient.id === (doc as { patientId?: string }).patientId ||
            (entity === 'users' && patient.psychologistId === (doc as { id: string }).id),
        )
        .flatMap(({ userId }) => userId ?? []);
      const versions = visibleVersions(entity as 'users', doc as never, { portalUserIds });
      return versions.filter(({ audience }) => audiences.includes(audience)).slice(0, 1);
    });
    const texts = (documents: unknown[]) =>
      documents.map((document) => JSON.stringify(document)).toSorted();
    expect(texts(rows.map(({ doc }) => doc))).toEqual(
      texts(expected.map(({ document }) => document)),
    );
  }
}

/** Says which schedule failed, so that it can be run alone. */
async function replayable<T>(seed: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new Error(`The schedule of seed ${seed} failed: ${String(cause)}`, { cause });
  }
}

const codes = ({ answers }: Trace): string[] =>
  answers.flatMap((answer) =>
    ((answer as { results?: { status: string; code?: string }[] }).results ?? []).map(
      ({ status, code }) => code ?? status,
    ),
  );

/** Ids by the order in which they are met: a group that breaks has made some that nobody sees. */
function withoutIds(trace: Trace): unknown {
  const met = new Map<string, string>();
  const text = JSON.stringify(trace).replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, (id) => {
    const name = met.get(id) ?? `id ${met.size}`;
    met.set(id, name);
    return name;
  });
  return JSON.parse(text);
}

describe('over random schedules', () => {
  const [memory, ...databases] = backends();

  it('in memory, devices agree with the feed, versions never fall and each sees only what is theirs', async () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 100; seed++)
      for (const code of codes(await replayable(seed, () => run(memory!, seed)))) seen.add(code);
    // Otherwise the schedules would prove little.
    for (const code of [
      'done',
      'not_found',
      'appointment_overlap',
      'slot_unavailable',
      'patient_exists',
      'patient_in_use',
      'depends_on_refused',
      'already_exists',
      'forbidden',
      'invalid_arguments',
    ])
      expect([...seen]).toContain(code);
  });

  it('a batch answers and feeds exactly as its commands one by one do', async () => {
    for (let seed = 1; seed <= 60; seed++)
      await replayable(seed, async () =>
        expect(withoutIds(await run(memory!, seed))).toEqual(
          withoutIds(await run(memory!, seed, oneByOne)),
        ),
      );
  });

  it.each(databases)(
    '$name answers and feeds exactly as the store in memory does',
    async (backend) => {
      for (let seed = 1; seed <= 12; seed++)
        await replayable(seed, async () =>
          expect(await run(backend, seed)).toEqual(await run(memory!, seed)),
        );
    },
    300_000,
  );
});
