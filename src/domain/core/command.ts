import type { GenericSchema } from 'valibot';
import type { Role } from '../users/role.ts';
import type { DocumentSet, EntityName, Ref } from './documents.ts';

/** Who acts. On a device it is the signed-in user; on the server it comes from the session, never from a body. */
export interface Actor {
  readonly userId: string;
  readonly tenantId: string;
  readonly role: Role;
}

export interface CommandContext {
  readonly actor: Actor;
  /** The instant at which the person acted, ISO; the server never accepts one later than its own clock. */
  readonly at: string;
  /**
   * The latest instant that has come by now, ISO, on the server alone: its own clock's, or up to two hours later what the
   * person's clock said. A device may be ahead by the hour of a wrong time zone.
   */
  readonly now?: string;
}

/** The state that arguments were made from, and ids for what comes of them. */
export interface RebaseContext {
  readonly base: string;
  readonly newId: () => string;
}

export type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One way to change data. The same definition makes the optimistic view on a device, the write on the server and
 * the REST route. Changed arguments mean a new name: an old outbox may still hold the old one.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- a list of commands has every argument type at once
export interface Command<N extends string = string, A = any> {
  readonly name: N;
  readonly entity: EntityName;
  readonly method: Method;
  /** Below `/api`; `:name` segments are arguments. */
  readonly path: string;
  readonly roles: readonly Role[];
  /** Where it changes the person's own account, or the practice itself, and no rows of the role's. */
  readonly scope?: 'self' | 'practice';
  /** What the list of pending changes calls it. */
  readonly title: string;
  readonly args: GenericSchema<unknown, A>;
  /** Documents that must not exist yet. A refused creation refuses what depends on these. */
  readonly creates?: (args: A) => readonly Ref[];
  /** Documents that may be missing: it makes them then, or brings back what the server alone has. */
  readonly revives?: (args: A, actor: Actor) => readonly Ref[];
  /**
   * Documents that may be any of what it is about, such as the money of a receipt. Where none is
   * found, the refused creation of one says why.
   */
  readonly looksFor?: (args: A) => readonly Ref[];
  /** Documents that it writes, the created ones included. */
  readonly touches: (args: A, actor: Actor) => readonly Ref[];
  /** Further documents that its rules look at. */
  readonly reads?: (args: A, actor: Actor) => readonly Ref[];
  /**
   * Adds facts to the arguments as the device sees them when the person acts, such as who pays.
   * Arguments that already say them stay as they are.
   */
  readonly addFacts?: (documents: Pick<DocumentSet, 'get'>, args: A) => A;
  /**
   * Fits arguments to what stands on the device by now, before they are kept.
   * Another window may have saved meanwhile.
   * @throws DomainError when a rule says no
   */
  readonly rebase?: (documents: DocumentSet, args: A, context: RebaseContext) => A;
  /**
   * Pure and idempotent: the same result on documents that already hold its effect.
   * @throws DomainError when a rule says no
   */
  readonly apply: (documents: DocumentSet, args: A, context: CommandContext) => void;
}

/** Keeps the literal name and the argument type of a definition. */
export const defineCommand = <N extends string, A>(command: Command<N, A>): Command<N, A> =>
  command;
