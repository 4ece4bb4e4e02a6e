import * as v from 'valibot';
import type { Command } from '../../../src/domain/core/command.ts';
import { entityNames } from '../../../src/domain/entities.ts';
import { DomainError } from '../../../src/domain/core/errors.ts';
import type { EntityName } from '../../../src/domain/core/documents.ts';
import { commandList } from '../../../src/domain/registry.ts';
import { validObject } from '../../server/fuzz/valid.ts';
import type { Wish } from './commands.ts';
import type { Tab } from '../machine/tab.ts';
import type { World } from '../world.ts';

const all = commandList as readonly Command[];

const lower = (text: string): string => text.toLowerCase();

/** Documents that stand under the ids of others. */
const ID_OF: Readonly<Partial<Record<EntityName, EntityName>>> = { paymentReceipts: 'payments' };

const idEntity = ({ entity }: Command): EntityName => ID_OF[entity] ?? entity;

/** Returns the entity whose ids a field holds, by the field's name: `patientId`, `sessionIds`. */
function entityOf(field: string, command: Command): EntityName | undefined {
  if (field === 'id' || field === 'ids') return idEntity(command);
  const stem = /^(\w+?)Ids?$/.exec(field)?.[1];
  if (stem === undefined) return undefined;
  if (/psychologist|user/i.test(stem)) return 'users';
  if (/session/i.test(stem)) return 'appointments';
  const named = `${lower(stem)}s`;
  return (
    entityNames.find((name) => lower(name) === named) ??
    entityNames.find((name) => lower(name).endsWith(named))
  );
}

/** Fields of new documents have new ids; the others name what the screen shows. */
function idsFor(tab: Tab, world: World, command: Command) {
  return (field: string): readonly string[] => {
    if (field === 'id' && command.creates) return [world.newId()];
    const entity = entityOf(field, command);
    return entity ? [...tab.device.view.all(entity)].map(({ id }) => id).toSorted() : [];
  };
}

const hasAny = (tab: Tab, command: Command): boolean => {
  const [first] = tab.device.view.all(idEntity(command));
  return first !== undefined;
};

/** True if the rules take the command by what the screen shows. */
function isPossible(tab: Tab, world: World, command: Command, args: unknown): boolean {
  const { view } = tab.device;
  const at = new Date(world.scheduler.now).toISOString();
  const documents = { get: view.get.bind(view), put: () => undefined, remove: () => undefined };
  try {
    command.apply(documents, command.addFacts?.(view, args) ?? args, { actor: tab.disk.actor, at });
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}

/**
 * True if it may end the sessions of a portal: `server/areas/records/patients/portal.test.ts` is
 * about that.
 */
const closesPortal = (tab: Tab, { name, args }: Wish): boolean =>
  name === 'patient.setStatus' &&
  tab.device.view.get('patients', String(args['id']))?.userId != null;

const TRIES = 8;

/** Draws arguments for one of these commands, mostly such that the rules take. */
function drawOf(tab: Tab, world: World, open: readonly Command[]): Wish | null {
  let wish: Wish | null = null;
  for (let tries = 0; tries < TRIES; tries++) {
    const command = open[Math.floor(world.random() * open.length)];
    if (!command) return null;
    const dice = { random: world.random, idsFor: idsFor(tab, world, command) };
    const args: unknown = v.parse(command.args, validObject(dice, command.args as v.GenericSchema));
    wish = { name: command.name as Wish['name'], args: args as Wish['args'] };
    if (isPossible(tab, world, command, args) && !closesPortal(tab, wish)) return wish;
  }
  return wish && !closesPortal(tab, wish) ? wish : null;
}

const isFor = (tab: Tab, { roles }: Command): boolean => roles.includes(tab.disk.actor.role);

/** Draws any command of the registry that the person's role has. */
export function anyCommand(tab: Tab, world: World): Wish | null {
  const isOpen = (one: Command) => one.creates || one.scope || hasAny(tab, one);
  return drawOf(
    tab,
    world,
    all.filter((command) => isFor(tab, command) && isOpen(command)),
  );
}

/** Draws a certain command, or one that makes what it needs where nothing of it is there. */
export function commandAbout(tab: Tab, world: World, about: number): Wish | null {
  const command = all[about % all.length];
  if (!command || !isFor(tab, command)) return null;
  const isReady = command.creates || command.scope || hasAny(tab, command);
  const makers = all.filter((one) => one.creates && one.entity === idEntity(command));
  return drawOf(tab, world, isReady ? [command] : makers.filter((one) => isFor(tab, one)));
}
