import { isDeepStrictEqual } from 'node:util';
import { refKey } from '../../../src/domain/core/documents.ts';
import { TRIES } from '../../../src/sync/push/record.ts';
import type { OutboxRow } from '../../../src/data/outbox/row.ts';
import type { Disk } from '../machine/disk.ts';
import type { Intent } from '../machine/ledger.ts';
import type { Tab } from '../machine/tab.ts';
import type { World } from '../world.ts';
import { disksOf } from './kept.ts';
import { needsPerson } from './outbox.ts';
import { nothingVanishedUnsaid } from './setBack.ts';
import { shown } from './reference.ts';

/** The laws that can only be judged when the network has healed and things have come to rest. */
export async function checkEnd(world: World): Promise<void> {
  for (const machine of world.machines)
    for (const tab of machine.tabs.filter(({ isFrozen }) => !isFrozen)) {
      await everythingAgrees(world, tab);
      // By now it has learned of what others left without a word. Where there are no locks nobody
      // takes over at once: the next poll does.
      if (tab.isCompleted && (world.plan.hasLocks || !tab.isUnaware)) world.laws.viewIsFold(tab);
    }
  for (const disk of disksOf(world)) shelfIsOwn(world, disk);
  for (const intent of world.ledger.intents) await nothingIsLostOrDoubled(world, intent);
  orderWasKept(world);
  dependantsWereRefused(world);
  parkedAfterEightTries(world);
  await nothingVanishedUnsaid(world, world.laws.lost);
}

/** 6. The outbox is drained and the device agrees with the server's projection for its user. */
async function everythingAgrees(world: World, tab: Tab): Promise<void> {
  const { disk, device } = tab;
  const left = disk.store.rows.find(({ state }) => state !== 'refused' && state !== 'parked');
  if (left) world.broken('6', `${left.name} ${left.key} is still ${left.state} on ${disk.name}`);
  const projection = await world.server.projection(disk.actor);
  const held = [...disk.baseStore.rows].filter(([, { doc }]) => doc);
  if (held.length !== projection.length)
    world.broken('6', `${disk.name} holds ${held.length} documents of ${projection.length}`);
  for (const { entity, id, v, doc } of projection) {
    const key = refKey([entity, id]);
    const row = disk.baseStore.rows.get(key);
    if (row?.v !== v || !isDeepStrictEqual(row.doc, doc))
      world.broken('6', `${disk.name} holds ${key} of v ${row?.v}, the server v ${v}`);
    if (!isDeepStrictEqual(device.view.get(entity, id), shown(key, doc)))
      world.broken('6', `${tab.name} shows another ${key} than the server has`);
  }
  const { connection } = await device.query('sync.status', {});
  if (connection !== 'online') world.broken('6', `${tab.name} believes itself offline`);
}

/** 7. What is kept aside is kept from a person whose role has changed as well. */
function shelfIsOwn({ laws }: World, disk: Disk): void {
  if (disk.tabs.size > 0) laws.shelfWritten(disk, [...disk.shelfRows.values()]);
}

/** 3. Applied exactly once, or refused and shown, or discarded by that person. */
async function nothingIsLostOrDoubled(world: World, intent: Intent): Promise<void> {
  const name = `${intent.name} no. ${intent.number} of ${intent.disk}`;
  const times = intent.keys.map((key) => world.ledger.applications(key));
  const applied = times.reduce((sum, one) => sum + one, 0);
  // What came back may have been refused meanwhile, and asked for again under another key.
  const most = intent.cameBack ? Math.max(...times) : applied;
  if (most > 1) world.broken('3', `${name} was applied ${most} times`);
  const disk = disksOf(world).find(({ name: other }) => other === intent.disk);
  const row = disk?.store.rows.find(({ key }) => intent.keys.includes(key));
  if (applied === 1) noneDenies(world, intent, name, row);
  if (!intent.isConfirmed || intent.isDiscarded || applied === 1) return;
  // What the data that were set back had of it is another law's.
  if (intent.wasSetBack) return;
  if (!row) world.broken('3', `${name} was confirmed to the person and is gone`);
  if (needsPerson(row) && !(await isShown(disk, row.key)))
    world.broken('3', `${name} is refused and not shown`);
}

/** 3. What was applied is not shown as refused, and was not taken back. */
function noneDenies(world: World, intent: Intent, name: string, row: OutboxRow | undefined): void {
  // A late copy may still carry out what the device had set aside.
  if (intent.wasParked || intent.wasSetBack) return;
  if (row?.state === 'refused') world.broken('3', `${name} was applied and is shown as refused`);
  if (intent.isDiscarded) world.broken('3', `${name} was discarded and applied`);
}

/** Whether the person finds it on the list, if there is an open tab to look at. */
async function isShown(disk: Disk | undefined, key: string): Promise<boolean> {
  const tab = [...(disk?.tabs ?? [])].find(({ isFrozen }) => !isFrozen);
  if (!tab) return true;
  const items = await tab.device.query('sync.items', {});
  return items.some((item) => item.key === key);
}

/** 4. One device's commands take effect in the order in which the person acted. */
function orderWasKept(world: World): void {
  const last = new Map<string, number>();
  const seen = new Set<string>();
  for (const { key, clientId, position } of world.ledger.carried) {
    const intent = world.ledger.intentOf(key);
    if (!clientId || seen.has(key) || intent?.wasParked || intent?.mayComeLate) continue;
    seen.add(key);
    if (position < (last.get(clientId) ?? 0))
      world.broken(
        '4',
        `command ${key} (${position}) took effect after a later one (${last.get(clientId)})`,
      );
    last.set(clientId, position);
  }
}

/** 4. A refused creation refuses what depends on it, by name. */
function dependantsWereRefused(world: World): void {
  const { ledger } = world;
  for (const intent of ledger.intents) {
    const outcome = ledger.outcomeOf(intent);
    if (outcome?.status !== 'refused' || outcome.code !== 'not_found') continue;
    const creation = ledger.intents.find(
      (other) =>
        other !== intent &&
        other.disk === intent.disk &&
        other.name.endsWith('.create') &&
        !other.isDiscarded &&
        !other.wasSetBack &&
        other.number < intent.number &&
        JSON.stringify(intent.args).includes((other.args as { id: string }).id) &&
        other.keys.every((key) => ledger.applications(key) === 0),
    );
    if (creation)
      world.broken(
        '4',
        `${intent.name} ${intent.keys[0]} was refused as if ${creation.name} ${creation.keys.join()} had never been`,
      );
  }
}

/** 4. Only what failed eight times is set aside. */
function parkedAfterEightTries(world: World): void {
  const rows = disksOf(world).flatMap(({ store }) => store.rows);
  const hasty = rows.find(({ state, tries }) => state === 'parked' && tries < TRIES);
  if (hasty) world.broken('4', `${hasty.key} was parked after ${hasty.tries} tries`);
}
