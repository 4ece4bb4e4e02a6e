import type { Database } from '../../../server/kernel/db/database.ts';
import { wallClock } from '../../../src/domain/time/zone.ts';
import { type Act, actOnce, type Scene } from './acts.ts';
import {
  type Brought,
  type Devices,
  deviceWith,
  type Psychologist,
  type Reading,
  sync,
} from './device.ts';
import { type Both, brokenLaws, factsOf } from './facts.ts';
import { type MoneyWorld, openMoneyWorld } from './world.ts';

/** Changes what the server tells after an act. */
export type Fault = (scene: Scene, act: Act) => Reading;

export interface History {
  readonly scene: Scene;
  /** How often each act was done. */
  readonly acts: ReadonlyMap<string, number>;
  /** The laws that did not hold. */
  readonly broken: readonly string[];
  readonly months: readonly string[];
  /** By the name of each planted fault that was noticed: how. */
  readonly caught: ReadonlyMap<string, readonly string[]>;
}

type Held = Readonly<Record<Psychologist, Brought>>;

const read = async ({ world }: MoneyWorld): Promise<Held> => ({
  ana: await sync(world, 'ana'),
  bruno: await sync(world, 'bruno'),
});

const devicesWith = (held: Held, reading?: Reading): Devices => ({
  ana: deviceWith(held.ana, reading),
  bruno: deviceWith(held.bruno, reading),
});

const monthOf = ({ devices }: Scene, now: string): string => {
  const [tenant] = devices.ana.view.all('tenants');
  return wallClock(now, tenant?.timeZone ?? '').day.slice(0, 7);
};

interface Living {
  readonly seed: number;
  readonly steps: number;
  /** Planted faults by their names: each is tried on what was told after each act. */
  readonly faults?: Readonly<Record<string, Fault>>;
}

/**
 * Lives through a random history by the real server. Holds what two psychologists are told before
 * each act against what they are told after it. Ends at the first law that breaks.
 */
export async function live(db: Database, { seed, steps, faults = {} }: Living): Promise<History> {
  const world = await openMoneyWorld(db, seed);
  const { people } = world.world.clinic;
  const acts = new Map<string, number>();
  const caught = new Map<string, readonly string[]>();
  const months: string[] = [];
  const factsBy = (devices: Devices, now: string): Both => ({
    ana: factsOf(devices.ana, people.ana.id, months, now),
    bruno: factsOf(devices.bruno, people.bruno.id, months, now),
  });
  let scene: Scene = { ...world, devices: devicesWith(await read(world)) };
  for (let step = 0; step < steps; step += 1) {
    world.pass(world.dice.between(2, 120));
    const now = world.now();
    const current = monthOf(scene, now);
    if (!months.includes(current)) months.push(current);
    const act = await actOnce(scene);
    if (!act) continue;
    acts.set(act.name, (acts.get(act.name) ?? 0) + 1);
    const before = factsBy(scene.devices, now);
    const held = await read(world);
    scene = { ...world, devices: devicesWith(held) };
    const broken = brokenLaws(before, factsBy(scene.devices, now), act, current);
    if (broken.length > 0) return { scene, acts, broken, months, caught };
    for (const [name, fault] of Object.entries(faults)) {
      if (caught.has(name)) continue;
      const told = factsBy(devicesWith(held, fault(scene, act)), now);
      const noticed = brokenLaws(before, told, act, current);
      if (noticed.length > 0) caught.set(name, noticed);
    }
  }
  return { scene, acts, broken: [], months, caught };
}
