import type { Actor } from '../../../src/domain/core/command.ts';
import { DomainError } from '../../../src/domain/core/errors.ts';
import type { CommandName } from '../../../src/domain/registry.ts';
import type { AuditEvent } from '../audit-log/event.ts';
import { type Arriving, check, reasonOf, refsOf, requirePresent, type Valid } from './check.ts';
import { asRefusal, keyReused } from './constraints.ts';
import type { Aftermath, Aftermaths, Decision, Decisions } from './decision.ts';
import { fingerprint } from './fingerprint.ts';
import { writeAndPublish } from './project.ts';
import type { Redirection, Redirections } from './redirection.ts';
import type { CommandStore, CommandTransaction, Outcome, Progress } from './store.ts';
import { Undone } from '../../kernel/storage-errors.ts';
import { WorkingSet } from './working-set.ts';

export type Executed =
  | { readonly kind: 'gap'; readonly lastSeq: number }
  | {
      readonly kind: 'answer';
      readonly outcome: Outcome;
      readonly lastSeq: number;
      /** The stored answer of an earlier call with the same key. */
      readonly replayed: boolean;
    };

export type FollowUp = (name: CommandName, actor: Actor, args: unknown) => Promise<void>;

export interface Execution {
  readonly store: CommandStore;
  /** The server's clock, milliseconds since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
  /** Overlaps, addresses taken and the like are the storage's constraints and need none. */
  readonly decisions: Decisions;
  readonly redirections: Redirections;
  readonly aftermaths: Aftermaths;
  /**
   * Work that follows a command in further transactions, which a REST call waits for since it answers what became of all;
   * devices hear of it when it is done. A job does it in any case.
   */
  readonly followUp?: FollowUp;
}

const clamped = (at: string | undefined, now: string): string => (at && at < now ? at : now);

/** How far a device's clock is believed to be ahead in questions of what has begun. */
const AHEAD_MS = 2 * 3_600_000;

/** What has begun for the person, however wrong the clock, has begun. */
const begun = (at: string | undefined, now: string): string => {
  const latest = new Date(Date.parse(now) + AHEAD_MS).toISOString();
  return at && at > now ? clamped(at, latest) : now;
};

async function load(tx: CommandTransaction, { touches, reads }: Valid): Promise<WorkingSet> {
  const refs = [...touches, ...reads];
  return new WorkingSet(refs, await tx.load(refs));
}

/** The command as it is carried out: a device may mean a document that has become part of another. */
async function meant(
  redirections: Redirections,
  tx: CommandTransaction,
  actor: Actor,
  valid: Valid,
  arriving: Arriving,
): Promise<{ valid: Valid; documents: WorkingSet }> {
  const documents = await load(tx, valid);
  const redirect = redirections[valid.command.name as CommandName] as Redirection | undefined;
  const [first] = valid.touches;
  if (!redirect || !arriving.client || !first || documents.stored(...first))
    return { valid, documents };
  const redirected = await redirect(valid.args as never, { actor, tx });
  const other = redirected && check({ ...arriving, ...redirected }, actor);
  if (!other || other instanceof DomainError) return { valid, documents };
  return { valid: other, documents: await load(tx, other) };
}

/** Returns what the practice's log says of how a command came, beside what it did. */
function remarksOn({ isReturn, minutesOff: minutes = 0 }: Arriving) {
  const remarks: Pick<AuditEvent, 'kind' | 'details'>[] = [];
  if (isReturn) remarks.push({ kind: 'record.broughtBack' });
  if (minutes !== 0) remarks.push({ kind: 'record.redated', details: { minutes } });
  return remarks;
}

/** Applies a valid command and publishes what it changed. @throws DomainError when a rule says no */
async function carryOut(
  execution: Execution,
  tx: CommandTransaction,
  actor: Actor,
  arrived: Valid,
  arriving: Arriving,
): Promise<void> {
  const clientId = arriving.client?.id;
  const { valid, documents } = await meant(execution.redirections, tx, actor, arrived, arriving);
  const { command, args, touches } = valid;
  await requirePresent(tx, valid, documents, actor, clientId);
  const now = new Date(execution.now()).toISOString();
  const at = clamped(arriving.at, now);
  const decide = execution.decisions[command.name as CommandName] as Decision | undefined;
  try {
    command.apply(documents, args, { actor, at, now: begun(arriving.clockAt ?? arriving.at, now) });
    await decide?.(args as never, {
      actor,
      tx,
      documents,
      at,
      now,
      clientId: clientId ?? null,
      baseV: arriving.baseV,
      newId: execution.newId,
      record: (event) => tx.audit({ ...event, clientId, id: execution.newId(), at: now }),
    });
  } catch (error) {
    throw await reasonOf(error, tx, valid, clientId);
  }
  await writeAndPublish(tx, documents.changes(touches, tx.v));
  const [written] = touches;
  if (!written) return;
  const [, subjectId] = written;
  for (const event of remarksOn(arriving))
    await tx.audit({ ...event, subjectId, clientId, id: execution.newId(), at: now });
}

/** Runs the work so that a rule's no leaves nothing behind but the outcome. Unexpected errors pass through. */
async function outcomeOf(tx: CommandTransaction, work: () => Promise<void>): Promise<Outcome> {
  try {
    await tx.attempt(work);
    return { status: 'done', v: tx.v };
  } catch (caught) {
    const error = asRefusal(caught);
    if (!(error instanceof DomainError)) throw caught;
    const { code, message, status: http, details } = error;
    return { status: 'refused', code, message, http, ...(details && { details }) };
  }
}

/** Thrown so that a transaction which changed nothing is undone, and gives its number of the sequence back. */
export class Unchanged extends Undone {
  override readonly name = 'Unchanged';
  constructor(readonly executed: Executed) {
    super();
  }
}

/** The answer where there is one: to what was answered before, and to what does not follow the last number. */
function answered(
  { key, client }: Arriving,
  { receipts, lastSeq }: Progress,
  mark: string,
): Executed | undefined {
  const receipt = key ? receipts.get(key) : undefined;
  if (receipt?.fingerprint === mark)
    return { kind: 'answer', outcome: receipt.outcome, lastSeq, replayed: true };
  const follows = !client || client.seq === lastSeq + 1;
  return follows || receipt ? undefined : { kind: 'gap', lastSeq };
}

/** Does what follows the no to a command that was one. */
async function followRefusal(
  { aftermaths, now }: Execution,
  tx: CommandTransaction,
  actor: Actor,
  valid: Valid | DomainError,
  { status }: Outcome,
): Promise<void> {
  if (status !== 'refused' || valid instanceof DomainError) return;
  const follow = aftermaths[valid.command.name as CommandName] as Aftermath | undefined;
  await follow?.(valid.args as never, { actor, tx, now: new Date(now()).toISOString() });
}

/** One command in a transaction that holds the tenant's lock. @throws Unchanged where it leaves nothing */
export async function perform(
  execution: Execution,
  tx: CommandTransaction,
  actor: Actor,
  arriving: Arriving,
  valid = check(arriving, actor),
): Promise<Executed> {
  const { key, client } = arriving;
  const mark = fingerprint(arriving.name, arriving.args);
  const progress = await tx.progress(key ? [key] : [], client?.id);
  const executed = answered(arriving, progress, mark);
  if (executed) throw new Unchanged(executed);
  const { receipts, lastSeq } = progress;
  const isReused = key !== undefined && receipts.has(key);
  const outcome = await outcomeOf(tx, () => {
    if (isReused) throw keyReused();
    if (valid instanceof DomainError) throw valid;
    return carryOut(execution, tx, actor, valid, arriving);
  });
  const at = new Date(execution.now()).toISOString();
  if (!isReused) await followRefusal(execution, tx, actor, valid, outcome);
  const place = client?.seq === lastSeq + 1 ? client : undefined;
  const receipt = { fingerprint: mark, outcome };
  await tx.record([
    { key: isReused ? undefined : key, client: place, receipt, ...refsOf(valid), at },
  ]);
  return { kind: 'answer', outcome, lastSeq: place?.seq ?? lastSeq, replayed: false };
}

/**
 * Carries out one command exactly once, in one transaction: the key is looked up first, then the place in the
 * device's sequence, then the command is applied and its answer stored. A refusal consumes its place and is stored as
 * well. Only unexpected errors throw; nothing has happened then.
 * @throws StorageUnavailable
 */
export const execute = (
  execution: Execution,
  actor: Actor,
  arriving: Arriving,
): Promise<Executed> =>
  execution.store
    .transact(actor, (tx) => perform(execution, tx, actor, arriving))
    .catch((error: unknown) => {
      if (error instanceof Unchanged) return error.executed;
      throw error;
    });
