import type { Actor, Command } from '../../src/domain/core/command.ts';
import { missing, type Ref, refKey } from '../../src/domain/core/documents.ts';
import { DomainError } from '../../src/domain/core/errors.ts';
import { parseInput } from '../../src/domain/core/parse.ts';
import { type CommandName, commands } from '../../src/domain/registry.ts';
import { alreadyExists, asRefusal } from './constraints.ts';
import type { Decision } from './decision.ts';
import { decisions } from './decisions.ts';
import { fingerprint } from './fingerprint.ts';
import { writeAndPublish } from './project.ts';
import type {
  ClientPlace,
  CommandStore,
  CommandTransaction,
  Outcome,
  Receipt,
  StoredDocument,
} from './store.ts';
import { isVisible, WorkingSet } from './working-set.ts';

/** A command as it arrives. A device names its place; a REST call may name a key. */
export interface Arriving {
  readonly name: string;
  readonly args: unknown;
  readonly key?: string | undefined;
  readonly client?: ClientPlace | undefined;
  readonly baseV?: number | undefined;
  /** When the person acted, ISO; by default now. */
  readonly at?: string | undefined;
}

export type Executed =
  | { readonly kind: 'gap'; readonly lastSeq: number }
  | {
      readonly kind: 'answer';
      readonly outcome: Outcome;
      readonly lastSeq: number;
      /** The stored answer of an earlier call with the same key. */
      readonly replayed: boolean;
      /** The touched documents that exist, whole: show a person only what `visibleVersions` gives. */
      readonly documents: readonly StoredDocument[];
    };

export interface Execution {
  readonly store: CommandStore;
  /** The server's clock, milliseconds since 1970. */
  readonly now: () => number;
  readonly newId: () => string;
}

/** A command with arguments that its schema accepts. */
interface Valid {
  readonly command: Command;
  readonly args: unknown;
  readonly touches: readonly Ref[];
  readonly reads: readonly Ref[];
  readonly creates: readonly Ref[];
}

const keyReused = (): DomainError =>
  new DomainError('key_reused', 'Esta chave de idempotência já foi usada com outros dados.', 422);

function validate({ name, args: input }: Arriving, actor: Actor): Valid {
  const command = commands.get(name);
  if (!command)
    throw new DomainError('unknown_command', 'O servidor não conhece esta alteração. Atualize o aplicativo.', 422);
  if (!command.roles.includes(actor.role))
    throw new DomainError('forbidden', 'Acesso negado. Você não tem permissão para esta ação.', 403);
  const args = parseInput(command.args, input);
  return {
    command,
    args,
    touches: command.touches(args, actor),
    reads: command.reads?.(args, actor) ?? [],
    creates: command.creates?.(args) ?? [],
  };
}

/** Foreign counts as missing; what a refused command should have created is refused for that reason. */
async function requirePresent(
  tx: CommandTransaction,
  { touches, reads, creates }: Valid,
  working: WorkingSet,
  actor: Actor,
  clientId: string | undefined,
): Promise<void> {
  const created = new Set(creates.map(refKey));
  if (creates.some((ref) => working.stored(...ref))) throw alreadyExists();
  const absent = [...touches, ...reads].filter((ref) => {
    const stored = working.stored(...ref);
    return !created.has(refKey(ref)) && !(stored && isVisible(stored, actor));
  });
  const [first] = absent;
  if (!first) return;
  const refused = clientId ? await tx.refusedCreations(clientId, absent) : new Map<string, string>();
  const [dependsOn] = refused.values();
  if (!dependsOn) throw missing(first[0]);
  throw new DomainError(
    'depends_on_refused',
    'Depende de uma alteração que foi recusada. Corrija aquela primeiro.',
    409,
    { dependsOn },
  );
}

const clamped = (at: string | undefined, now: string): string => (at && at < now ? at : now);

/** Applies a valid command and publishes what it changed. @throws DomainError when a rule says no */
async function carryOut(
  execution: Execution,
  tx: CommandTransaction,
  actor: Actor,
  valid: Valid,
  arriving: Arriving,
): Promise<readonly StoredDocument[]> {
  const { command, args, touches, reads } = valid;
  const clientId = arriving.client?.id;
  const refs = [...touches, ...reads];
  const documents = new WorkingSet(refs, await tx.load(refs));
  await requirePresent(tx, valid, documents, actor, clientId);
  const at = clamped(arriving.at, new Date(execution.now()).toISOString());
  command.apply(documents, args, { actor, at });
  const decide = decisions[command.name as CommandName] as Decision | undefined;
  await decide?.(args as never, {
    actor,
    tx,
    documents,
    at,
    clientId: clientId ?? null,
    baseV: arriving.baseV,
    newId: execution.newId,
  });
  return writeAndPublish(tx, documents.changes(touches, tx.v));
}

/** Runs the work so that a rule's no leaves nothing behind but the outcome. Unexpected errors pass through. */
async function outcomeOf(
  tx: CommandTransaction,
  work: () => Promise<readonly StoredDocument[]>,
): Promise<{ outcome: Outcome; documents: readonly StoredDocument[] }> {
  try {
    return { documents: await tx.attempt(work), outcome: { status: 'done', v: tx.v } };
  } catch (caught) {
    const error = asRefusal(caught);
    if (!(error instanceof DomainError)) throw caught;
    const { code, message, status: http, details } = error;
    return { documents: [], outcome: { status: 'refused', code, message, http, ...(details && { details }) } };
  }
}

function tryValidate(arriving: Arriving, actor: Actor): Valid | DomainError {
  try {
    return validate(arriving, actor);
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}

/** What a command whose arguments cannot be read touches is not known. */
const refsOf = (valid: Valid | DomainError): Pick<Valid, 'touches' | 'creates'> =>
  valid instanceof DomainError ? { touches: [], creates: [] } : valid;

/** The stored answer again, with the documents as they are now. */
async function replay(
  tx: CommandTransaction,
  { outcome }: Receipt,
  lastSeq: number,
  touches: readonly Ref[],
): Promise<Executed> {
  const documents = outcome.status === 'done' ? await tx.load(touches) : [];
  return { kind: 'answer', outcome, lastSeq, replayed: true, documents };
}

async function perform(
  execution: Execution,
  tx: CommandTransaction,
  actor: Actor,
  arriving: Arriving,
): Promise<Executed> {
  const { key, client } = arriving;
  const mark = fingerprint(arriving.name, arriving.args);
  const { receipt, lastSeq } = await tx.progress(key, client?.id);
  const valid = tryValidate(arriving, actor);
  const { touches, creates } = refsOf(valid);
  if (receipt?.fingerprint === mark) return replay(tx, receipt, lastSeq, touches);
  const place = client?.seq === lastSeq + 1 ? client : undefined;
  if (client && !place && !receipt) return { kind: 'gap', lastSeq };
  const { outcome, documents } = await outcomeOf(tx, () => {
    if (receipt) throw keyReused();
    if (valid instanceof DomainError) throw valid;
    return carryOut(execution, tx, actor, valid, arriving);
  });
  await tx.record({
    key: receipt ? undefined : key,
    client: place,
    receipt: { fingerprint: mark, outcome },
    touches,
    creates,
    at: new Date(execution.now()).toISOString(),
  });
  return { kind: 'answer', outcome, lastSeq: place?.seq ?? lastSeq, replayed: false, documents };
}

/**
 * Carries out one command exactly once, in one transaction: the key is looked up first, then the place in the
 * device's sequence, then the command is applied and its answer stored. A refusal consumes its place and is stored as
 * well. Only unexpected errors throw; nothing has happened then.
 * @throws StorageUnavailable
 */
export const execute = (execution: Execution, actor: Actor, arriving: Arriving): Promise<Executed> =>
  execution.store.transact(actor, (tx) => perform(execution, tx, actor, arriving));
