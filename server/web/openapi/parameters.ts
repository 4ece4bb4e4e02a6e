import type { JsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import type { Endpoint } from '../endpoint/endpoint.ts';
import { inputSchema } from './json-schema.ts';

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
}

interface Step {
  readonly type: string;
  readonly operation?: unknown;
  readonly requirement?: unknown;
}

interface Wrapping {
  readonly wrapped?: Wrapping;
  readonly default?: unknown;
  readonly pipe?: readonly Step[];
}

/** A number that arrives as digits, because everything in a URL is text, is described as the number. */
function numberSchema(schema: Wrapping): JsonSchema | undefined {
  const { pipe } = schema.wrapped ?? schema;
  if (!pipe?.some(({ type, operation }) => type === 'transform' && operation === Number))
    return undefined;
  const bound = (type: string) => pipe.find((step) => step.type === type)?.requirement;
  const minimum = bound('min_value');
  const maximum = bound('max_value');
  return {
    type: 'integer',
    ...(typeof minimum === 'number' && { minimum }),
    ...(typeof maximum === 'number' && { maximum }),
    ...(typeof schema.default === 'string' && { default: Number(schema.default) }),
  };
}

type Entries = Readonly<Record<string, v.GenericSchema>>;

const entriesOf = (schema: v.GenericSchema | undefined): Entries =>
  (schema as { readonly entries?: Entries } | undefined)?.entries ?? {};

const isRequired = ({ type }: v.GenericSchema): boolean =>
  !['optional', 'exact_optional', 'nullish'].includes(type);

const describe = (where: 'path' | 'query', schema: v.GenericSchema | undefined): Parameter[] =>
  Object.entries(entriesOf(schema)).map(([name, entry]) => ({
    name,
    in: where,
    required: where === 'path' || isRequired(entry),
    schema: numberSchema(entry as unknown as Wrapping) ?? inputSchema(entry),
  }));

/** What stands in the path and the query of a call. */
export const parametersOf = ({ params, query }: Endpoint): readonly Parameter[] => [
  ...describe('path', params),
  ...describe('query', query),
];
