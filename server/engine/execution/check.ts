import type { Actor, Command } from '../../../src/domain/core/command.ts';
import { missing, type Ref, refKey } from '../../../src/domain/core/documents.ts';
import { DomainError } from '../../../src/domain/core/errors.ts';
import { parseInput } from '../../../src/domain/core/parse.ts';
import { commands } from '../../../src/domain/registry.ts';
import { alreadyExists } from './constraints.ts';
import type { ClientPlace, CommandTransaction } from './store.ts';
import { isVisible, type WorkingSet } from './working-set.ts';

/** A command as it arrives. A device names its place; a REST call may name a key. */
export interface Arriving {
  readonly name: string;
  readonly args: unknown;
  readonly key?: string | undefined;
  readonly client?: ClientPlace | undefined;
  readonly baseV?: number | undefined;
  /** When the person acted, ISO; by default now. */
  readonly at?: string | undefined;
  /** The same as the device showed it to the person; by default `at`. */
  readonly clockAt?: string | undefined;
  /** Minutes by which the device's clock was ahead, for which `at` was corrected. */
  readonly minutesOff?: number | undefined;
  /** It brings back what a device had kept aside. */
  readonly isReturn?: boolean | undefined;
}

/** A command with arguments that its schema accepts. */
export interface Valid {
  readonly command: Command;
  readonly args: unknown;
  readonly touches: readonly Ref[];
  readonly reads: readonly Ref[];
  readonly creates: readonly Ref[];
  readonly revives: readonly Ref[];
}

function validate({ name, args: input }: Arriving, actor: Actor): Valid {
  const command = commands.get(name);
  if (!command)
    throw new DomainError(
      'unknown_command',
      'O servidor não conhece esta alteração. Atualize o aplicativo.',
      422,
    );
  if (!command.roles.includes(actor.role))
    throw new DomainError(
      'forbidden',
      'Acesso negado. Você não tem permissão para esta ação.',
      403,
    );
  const args = parseInput(command.args, input);
  return {
    command,
    args,
    touches: command.touches(args, actor),
    reads: command.reads?.(args, actor) ?? [],
    creates: command.creates?.(args) ?? [],
    revives: command.revives?.(args, actor) ?? [],
  };
}

const dependsOnRefused = (dependsOn: string): DomainError =>
  new DomainError(
    'depends_on_refused',
    'Depende de uma alteração que foi recusada. Corrija aquela primeiro.',
    409,
    { dependsOn },
  );

/** Foreign counts as missing; what a refused command should have created is refused for that reason. */
export async function requirePresent(
  tx: CommandTransaction,
  { touches, reads, creates, revives }: Valid,
  working: WorkingSet,
  actor: Actor,
  clientId: string | undefined,
): Promise<void> {
  const created = new Set(creates.map(refKey));
  const revived = new Set(revives.map(refKey));
  if (creates.some((ref) => working.stored(...ref))) throw alreadyExists();
  const absent = [...touches, ...reads].filter((ref) => {
    const stored = working.stored(...ref);
    if (!stored && revived.has(refKey(ref))) return false;
    return !created.has(refKey(ref)) && !(stored && isVisible(stored, actor));
  });
  const [first] = absent;
  if (!first) return;
  const refused = clientId
    ? await tx.refusedCreations(clientId, absent)
    : new Map<string, string>();
  const [dependsOn] = refused.values();
  throw dependsOn ? dependsOnRefused(dependsOn) : missing(first[0]);
}

/**
 * Returns why a command was not carried out. What it brings back, or looks for, may be missing
 * because this device's creation of it was refused. Then the person mends that one first.
 */
export async function reasonOf(
  error: unknown,
  tx: CommandTransaction,
  { command, args, revives }: Valid,
  clientId: string | undefined,
): Promise<unknown> {
  if (!clientId || !(error instanceof DomainError) || error.code !== 'not_found') return error;
  const refs = [...revives, ...(command.looksFor?.(args) ?? [])];
  if (refs.length === 0) return error;
  const [dependsOn] = (await tx.refusedCreations(clientId, refs)).values();
  return dependsOn ? dependsOnRefused(dependsOn) : error;
}

/** The command ready to be carried out, or why it never can be. */
export function check(arriving: Arriving, actor: Actor): Valid | DomainError {
  try {
    return validate(arriving, actor);
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
}

/** What a command whose arguments cannot be read touches is not known. */
export const refsOf = (valid: Valid | DomainError): Pick<Valid, 'touches' | 'creates'> =>
  valid instanceof DomainError ? { touches: [], creates: [] } : valid;
