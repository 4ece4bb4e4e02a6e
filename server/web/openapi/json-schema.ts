import {
  type ConversionConfig,
  type JsonSchema,
  toJsonSchema,
  toJsonSchemaDefs,
} from '@valibot/to-json-schema';
import * as v from 'valibot';
import { address } from '../../../src/domain/auth/signInForm.ts';
import { email, LINE_MAX } from '../../../src/domain/core/fields.ts';
import { visibleLine } from '../../../src/domain/core/visibleLine.ts';
import type { Shapes } from './vocabulary.ts';

const FILES: ReadonlySet<string> = new Set(['blob', 'file', 'instance']);

interface Piped {
  readonly pipe?: readonly { readonly type: string; readonly literal?: unknown }[];
}

/** A field that may be cleared accepts blank text, which its schema spells out as steps. */
const isBlank = (option: Piped): boolean =>
  option.pipe?.some(({ type, literal }) => type === 'literal' && literal === '') ?? false;

const overrideSchema: ConversionConfig['overrideSchema'] = ({ valibotSchema, jsonSchema }) => {
  if (FILES.has(valibotSchema.type)) return { type: 'string', format: 'binary' };
  const { options } = valibotSchema as unknown as { readonly options?: readonly Piped[] };
  if (valibotSchema.type !== 'union' || !options?.some(isBlank)) return undefined;
  const rest = jsonSchema.anyOf?.filter((_, index) => !isBlank(options[index] ?? {})) ?? [];
  return { anyOf: [...rest, { const: '' }] };
};

// Checks and transforms have no words in JSON Schema; their fields are described without them.
const config = {
  target: 'draft-2020-12',
  errorMode: 'ignore',
  overrideSchema,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
} as const satisfies ConversionConfig;

/** Describes an address, which a rule of ours judges. */
const ADDRESS = v.pipe(v.string(), v.email(), v.maxLength(LINE_MAX));

const isVisibleLine = (step: { readonly operation?: unknown } | null): boolean =>
  step?.operation === visibleLine;

/** Returns the same rules without the step at which a conversion would end: it changes the text. */
function describable(node: unknown): unknown {
  if (node === email || node === address) return ADDRESS;
  if (Array.isArray(node)) return node.filter((step) => !isVisibleLine(step)).map(describable);
  if (typeof node !== 'object' || Object.getPrototypeOf(node ?? []) !== Object.prototype)
    return node;
  return Object.fromEntries(
    Object.entries(node as object).map(([key, value]) => [key, describable(value)]),
  );
}

/** What may be sent. */
export function inputSchema(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, ...converted } = toJsonSchema(describable(schema) as v.GenericSchema, {
    ...config,
    typeMode: 'input',
  });
  return converted;
}

/** What is answered; the named shapes in it are references. */
export function outputSchema(schema: v.GenericSchema, shapes: Shapes): JsonSchema {
  const {
    $schema: _,
    $defs: __,
    ...converted
  } = toJsonSchema(schema, {
    ...config,
    typeMode: 'output',
    definitions: { ...shapes },
  });
  return converted;
}

/** The shapes by name, for `components/schemas`. */
export const shapeSchemas = (shapes: Shapes): Readonly<Record<string, JsonSchema>> =>
  toJsonSchemaDefs({ ...shapes }, { ...config, typeMode: 'output' });
