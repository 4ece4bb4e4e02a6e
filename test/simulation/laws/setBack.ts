import type { BaseRow } from '../../../src/data/base/base.ts';
import { isKept, patientOf } from '../../../src/data/shelf/shelf.ts';
import { type AnyDocument, refKey } from '../../../src/domain/core/documents.ts';
import { isSameContent } from '../../../src/sync/pull/shelve.ts';
import type { Disk } from '../machine/disk.ts';
import type { World } from '../world.ts';

/** A state that a device held and that the server lost when its data were set back. */
interface Lost {
  readonly disk: Disk;
  readonly key: string;
  readonly row: BaseRow & { readonly doc: AnyDocument };
  /** The server has an earlier state of it. */
  readonly isThere: boolean;
}

const disksOf = ({ machines }: World): Disk[] =>
  machines.flatMap(({ disks }) => [...disks.values()]);

/**
 * Returns what is sent anew: it may be there again, or be changed again, before a device looks.
 */
const sentAnew = (world: World): ReadonlySet<string> =>
  new Set(
    disksOf(world)
      .flatMap(({ store }) => store.rows)
      .filter(({ state }) => state !== 'refused' && state !== 'parked')
      .flatMap(({ touches }) => touches),
  );

/** Remembers what the devices hold of what was lost. @param seq the sequence of the copy */
export async function lostBySetBack(world: World, seq: number): Promise<readonly Lost[]> {
  const onTheirWay = sentAnew(world);
  const lost: Lost[] = [];
  for (const disk of disksOf(world)) {
    const left = await world.server.projection(disk.actor);
    const there = new Map(left.map(({ entity, id, doc }) => [refKey([entity, id]), doc]));
    for (const [key, { doc, ...row }] of disk.baseStore.rows) {
      if (!doc || row.v <= seq || row.g <= disk.otherRoles) continue;
      if (!isKept(row.entity) || onTheirWay.has(key)) continue;
      const present = there.get(key);
      if (present && isSameContent({ entity: row.entity, doc }, present)) continue;
      lost.push({ disk, key, row: { ...row, doc }, isThere: present !== undefined });
    }
  }
  return lost;
}

/** Returns those of which nothing says yet that they are kept, there again, or withdrawn. */
export async function stillLost(world: World, lost: readonly Lost[]): Promise<Lost[]> {
  const left: Lost[] = [];
  for (const one of lost) if (!(await isAccountedFor(world, one))) left.push(one);
  return left;
}

async function isAccountedFor(world: World, { disk, key, row, isThere }: Lost): Promise<boolean> {
  // An answer on its way may have brought a later state that is lost as well.
  const kept = [...disk.shelfRows.values()].filter(
    ({ entity, id }) => refKey([entity, id]) === key,
  );
  if (kept.some(({ v }) => v >= row.v)) return true;
  const projection = await world.server.projection(disk.actor);
  const now = new Map(projection.map(({ entity, id, doc }) => [refKey([entity, id]), doc]));
  const present = now.get(key);
  const isBack = isThere ? !present || isSameContent(row, present) : present !== undefined;
  if (isBack) return true;
  const patient = patientOf(row);
  // Nothing is kept of a patient who is deleted or withdrawn. One who is lost as well is kept too.
  const patients = [
    ...now.keys(),
    ...[...disk.shelfRows.values()].map((other) => refKey([other.entity, other.id])),
  ];
  return patient !== null && !patients.includes(refKey(['patients', patient]));
}

/** 10. What a device held of it is kept there and shown, or was on the server again. */
export async function nothingVanishedUnsaid(world: World, lost: readonly Lost[]): Promise<void> {
  const isOpen = ({ disk }: Lost) =>
    world.machines.some((machine) => machine.disk === disk && machine.tabs.length > 0);
  const [first] = await stillLost(world, lost.filter(isOpen));
  if (first)
    world.broken(
      '10',
      `${first.disk.name} held ${first.key} of v ${first.row.v}, which nobody was told is lost`,
    );
}
