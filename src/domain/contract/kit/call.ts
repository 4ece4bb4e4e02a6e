import type * as v from 'valibot';
import type { Method } from '../../core/command.ts';
import type { Rule } from './rule.ts';

export type ObjectSchema = v.GenericSchema<unknown, object>;

/**
 * The shape of a call of the REST contract, said once for both sides: the server's `endpoint` mounts and describes it, the
 * page's client sends and checks it.
 */
export interface Call {
  readonly method: 'GET' | Method;
  /** Below `/api`, with `:name` segments. */
  readonly path: string;
  /** Who may make it, said here and nowhere else; of a command by `ruleOf`. */
  readonly allow: Rule;
  readonly params?: ObjectSchema;
  /** In a URL everything is text. */
  readonly query?: ObjectSchema;
  readonly body?: ObjectSchema;
  /** Where the body is no plain JSON: the handler reads it itself. `v.file()` stands for a part that is a file. */
  readonly bodyType?: string;
  /** Of the success. */
  readonly answer: v.GenericSchema;
  readonly answerType?: string;
  /** Of the success. */
  readonly status?: 200 | 201 | 202;
  /** The other status of a success: of a creation that created nothing and says why. */
  readonly alsoStatus?: 200;
}

/** Keeps the exact shapes of a definition. */
/* @__NO_SIDE_EFFECTS__ */
export const defineCall = <const C extends Call>(call: C): C => call;

type Part = 'params' | 'query' | 'body';

type SchemaOf<C extends Call, K extends Part> = K extends keyof C
  ? Extract<C[K], v.GenericSchema>
  : undefined;

/** What a part of a call is after its check. */
export type Checked<C extends Call, K extends Part> =
  SchemaOf<C, K> extends infer S extends v.GenericSchema ? v.InferOutput<S> : undefined;

type Sent<C extends Call, K extends Part> =
  SchemaOf<C, K> extends infer S extends v.GenericSchema
    ? object extends v.InferInput<S>
      ? { readonly [k in K]?: v.InferInput<S> }
      : { readonly [k in K]: v.InferInput<S> }
    : unknown;

/** What whoever makes the call has to say. */
export type CallArgs<C extends Call> = Sent<C, 'params'> & Sent<C, 'query'> & Sent<C, 'body'>;

export type CallAnswer<C extends Call> = v.InferOutput<C['answer']>;

type Fixed<T> = T extends readonly (infer I)[]
  ? readonly Fixed<I>[]
  : T extends object
    ? { readonly [K in keyof T]: Fixed<T[K]> }
    : T;

/** What is let through by a schema, of whoever only hands it on. */
export type Given<S extends v.GenericSchema> = Fixed<v.InferInput<S>>;

/** What the server may answer: what the call's check lets through. */
export type Answering<C extends Call> = Given<C['answer']>;
