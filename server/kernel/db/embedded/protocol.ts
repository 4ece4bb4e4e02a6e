import type { Answer } from './engine.ts';

/** What the server asks of the database's thread. */
export type Request =
  | { readonly ask: 'query'; readonly text: string; readonly parameters: readonly unknown[] }
  | { readonly ask: 'run'; readonly script: string }
  | { readonly ask: 'close' };

export type NumberedRequest = Request & { readonly id: number };

/** What of an error crosses over: structured cloning would drop the rest anyway. */
export interface Failure {
  readonly name: string;
  readonly message: string;
  readonly code?: string | undefined;
  readonly constraint?: string | undefined;
}

/** What the thread says. The answer with the number 0 is that it is ready, or never will be. */
export type Reply =
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly failure: Failure }
  | { readonly channel: string; readonly payload: string };

/** The answer to what gives none. */
export const DONE: Answer = { command: '', rowCount: 0, rows: [] };

/** The number of the answer to the thread's start. */
export const START = 0;

/** An error of the embedded database, with PostgreSQL's code where it has one. */
export class EngineError extends Error {
  readonly code: string | undefined;
  readonly constraint: string | undefined;

  constructor({ name, message, code, constraint }: Failure) {
    super(message);
    this.name = name;
    this.code = code;
    this.constraint = constraint;
  }
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

export function describeFailure(error: unknown): Failure {
  const { name, message, code, constraint } = (error ?? {}) as Readonly<Record<string, unknown>>;
  return {
    name: text(name) ?? 'Error',
    message: text(message) ?? String(error),
    code: text(code),
    constraint: text(constraint),
  };
}
