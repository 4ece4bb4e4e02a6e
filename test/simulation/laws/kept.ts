import type { Disk } from '../machine/disk.ts';
import type { World } from '../world.ts';

export const disksOf = ({ machines }: World): Disk[] =>
  machines.flatMap(({ disks }) => [...disks.values()]);

/** Judges after each event what a device has said is kept. */
export function judgeKept(world: World): void {
  actsAreWhole(world);
  draftsAreKept(world);
  readsAreKept(world);
}

/** 3. Of what one act makes all is stored, or nothing. */
function actsAreWhole(world: World): void {
  const { ledger } = world;
  const stored = new Set(ledger.intents.map(({ args }) => (args as { id?: string }).id));
  for (const ids of ledger.together) {
    const count = ids.filter((id) => stored.has(id)).length;
    if (count > 0 && count < ids.length)
      world.broken('3', `${count} of ${ids.length} commands of one act are stored`);
  }
}

/** 9. Drafts stay until their command or their author takes them away. */
function draftsAreKept(world: World): void {
  for (const disk of disksOf(world)) {
    const lost = [...disk.expectedDrafts].find(
      ([key, value]) => disk.store.drafts.get(key)?.value !== value,
    );
    if (lost) world.broken('9', `draft ${lost[0]} of ${disk.name} is gone`);
  }
}

/** 9. Openings of records stay until the server has been told. Patients' accounts keep none. */
function readsAreKept(world: World): void {
  for (const { name, actor, readsStore, expectedReads, toldReads } of disksOf(world)) {
    const lost = [...expectedReads].find((key) => !readsStore.has(key) && !toldReads.has(key));
    if (lost) world.broken('9', `opening ${lost} of ${name} is gone`);
    if (actor.role === 'patient' && readsStore.size + toldReads.size > 0)
      world.broken('7', `${name} keeps what a patient opened`);
  }
}
