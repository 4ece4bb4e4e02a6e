import * as v from 'valibot';
import type { Command } from '../../../src/domain/core/command.ts';
import { entityNames } from '../../../src/domain/entities.ts';
import { DomainError } from '../../../src/domain/core/errors.ts';
import type { EntityName } from '../../../src/domain/core/documents.ts';
import { commandList } from '../../../src/domain/registry.ts';
import { validObject } from '../../server/fuzz/valid.ts';
import { newNote, reviewNote } from './commands.ts';
import { pay } from './moneyCommands.ts';
import { type Maker, sorted, type Wish } from './wish.ts';
import type { Tab } from '../machine/tab.ts';
import type { World } from '../world.ts';

const all = commandList as readonly Command[];

const lower = (text: string): string => text.toLowerCase();

/** Documents that stand under the ids of others. */
const ID_OF: Readonly<Partial<Record<EntityName, EntityName>>> = { paymentReceipts: 'payments' };

const idEntity = ({ entity }: Command): EntityName => ID_OF[entity] ?? entity;

/** Fields that hold ids, and whose names do not say it. */
const LISTS: Readonly<Record<string, EntityName>> = {
  sessions: 'appointments',
  others: 'payments',
};

/** Returns the entity whose ids a field holds, by the field's name: `patientId`, `sessionIds`. */
function entityOf(field: string, command: Command): EntityName | undefined {
  if (field === 'id' || field === 'ids') return idEntity(command);
  if (LISTS[field]) return LISTS[field];
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

/** Returns the ids of money that came, or of what files declare where a command is about these. */
function transactionsFor({ device: { view } }: Tab, { entity, creates }: Command): string[] {
  const files = entity === 'receitaFiles' && !creates ? sorted(view.all('receitaFiles')) : [];
  const payments = sorted(view.all('payments'));
  return files.length > 0
    ? files.flatMap(({ lines }) => lines.map((line) => line.transactionId))
    : payments.map((one) => one.transactionId ?? one.id);
}

/** Fields of new documents have new ids; the others name what the screen shows. */
function idsFor(tab: Tab, world: World, command: Command) {
  return (field: string): readonly string[] => {
    if (field === 'id' && command.creates) return [world.newId()];
    if (field === 'transactionId') return transactionsFor(tab, command);
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

/** Draws arguments for a command, mostly such that the rules take. @param next draws the command */
function drawOf(tab: Tab, world: World, next: () => Command | undefined): Wish | null {
  let wish: Wish | null = null;
  for (let tries = 0; tries < TRIES; tries++) {
    const command = next();
    if (!command) return null;
    const dice = { random: world.random, idsFor: idsFor(tab, world, command) };
    const args: unknown = v.parse(command.args, validObject(dice, command.args as v.GenericSchema));
    wish = { name: command.name as Wish['name'], args: args as Wish['args'] };
    if (isPossible(tab, world, command, args) && !closesPortal(tab, wish)) return wish;
  }
  return wish && !closesPortal(tab, wish) ? wish : null;
}

const one = <T>({ random }: World, list: readonly T[]): T | undefined =>
  list[Math.floor(random() * list.length)];

const isFor = (tab: Tab, { roles }: Command): boolean => roles.includes(tab.disk.actor.role);

/**
 * Draws any command of the registry that the person's role has. Half of them are about what is
 * there, each entity as often: else most would make something new.
 */
export function anyCommand(tab: Tab, world: World): Wish | null {
  const own = all.filter((command) => isFor(tab, command));
  const there = own.filter((command) => !command.creates && hasAny(tab, command));
  const open = own.filter((command) => command.creates || command.scope || there.includes(command));
  if (world.random() < 0.5) return drawOf(tab, world, () => one(world, open));
  const entities = [...new Set(there.map(({ entity }) => entity))];
  return drawOf(tab, world, () => {
    const entity = one(world, entities);
    const about = there.filter((command) => command.entity === entity);
    return one(world, about);
  });
}

/** Ways to what others build on, and which chance would hardly find. */
const WAYS: Readonly<Partial<Record<EntityName, Maker>>> = { payments: pay, notes: newNote };

/** Commands that name a text which the screen shows. */
const BY_TEXT: Readonly<Record<string, Maker>> = { 'note.acceptSummary': reviewNote };

/** Draws one of the role's commands, or what makes what it needs where nothing of that is there. */
export function commandAbout(tab: Tab, world: World, about: number): Wish | null {
  const own = all.filter((command) => isFor(tab, command));
  const command = own[about % own.length];
  if (!command) return null;
  const isReady = command.creates || command.scope || hasAny(tab, command);
  const needed = idEntity(command);
  const way = isReady ? BY_TEXT[command.name] : WAYS[needed];
  if (way) return way(tab, world, world.ledger.intents.length + 1);
  if (isReady) return drawOf(tab, world, () => command);
  const makers = own.filter((maker) => maker.creates && maker.entity === needed);
  return drawOf(tab, world, () => one(world, makers));
}
