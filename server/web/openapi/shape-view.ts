import type { JsonSchema } from '@valibot/to-json-schema';
import { type Html, html, nothing } from './html.ts';

const FORMATS: Readonly<Record<string, string>> = {
  uuid: 'identificador (UUID)',
  'date-time': 'data e hora (ISO 8601)',
  date: 'dia (aaaa-mm-dd)',
  email: 'email',
  binary: 'arquivo',
};

const TYPES: Readonly<Record<string, string>> = {
  string: 'texto',
  number: 'número',
  integer: 'número inteiro',
  boolean: 'verdadeiro ou falso',
  null: 'nulo',
  object: 'objeto',
};

export const anchorOf = (shape: string): string => `forma-${shape}`;

const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const joined = (parts: readonly Html[], between: string): Html =>
  html`${parts.map((part, index) => (index === 0 ? part : html`${between}${part}`))}`;

const code = (value: unknown): Html =>
  value === '' ? html`texto em branco` : html`<code>${JSON.stringify(value)}</code>`;

function limits(schema: JsonSchema): string {
  const { minLength, maxLength, minimum, maximum, exclusiveMinimum } = schema;
  const { minItems, maxItems, default: preset } = schema;
  const said = [
    minLength !== undefined && `ao menos ${minLength} caractere(s)`,
    maxLength !== undefined && `até ${maxLength} caracteres`,
    minimum !== undefined && `de ${minimum}`,
    exclusiveMinimum !== undefined && `maior que ${exclusiveMinimum}`,
    maximum !== undefined && `até ${maximum}`,
    minItems !== undefined && `ao menos ${minItems} item(ns)`,
    maxItems !== undefined && `até ${maxItems} itens`,
    preset !== undefined && `se faltar, ${JSON.stringify(preset)}`,
  ].filter((part) => part !== false);
  return said.length > 0 ? ` (${said.join(', ')})` : '';
}

function simpleType({ type, format }: JsonSchema): string {
  const named = (one: string) => TYPES[one] ?? one;
  if (format) return FORMATS[format] ?? named(String(type));
  if (Array.isArray(type)) return type.map(named).join(' ou ');
  return typeof type === 'string' ? named(type) : 'qualquer valor';
}

/** What a value is, in words; a shared shape is a link to it. */
export function typeInWords(schema: JsonSchema): Html {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return html`<a href="#${anchorOf(name)}">${name}</a>`;
  }
  const options = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (options) return joined(options.filter(isSchema).map(typeInWords), ' ou ');
  if (schema.const !== undefined) return code(schema.const);
  if (Array.isArray(schema.enum)) return joined(schema.enum.map(code), ', ');
  if (schema.type === 'array')
    return html`lista de ${typeInWords(isSchema(schema.items) ? schema.items : {})}${limits(schema)}`;
  return html`${simpleType(schema)}${limits(schema)}`;
}

/** The objects that stand inside a value without a name of their own. */
function objectsIn(schema: JsonSchema): readonly JsonSchema[] {
  if (schema.properties) return [schema];
  const inside = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  const parts = [...inside, schema.items, schema.additionalProperties].filter(isSchema);
  return parts.flatMap(objectsIn);
}

function field(name: string, schema: JsonSchema, isRequired: boolean): Html {
  return html`<li>
    <code class="name">${name}</code>${isRequired ? nothing : html` <i>opcional</i>`}
    <span>${typeInWords(schema)}</span>${fieldsOf(schema)}
  </li>`;
}

/** The fields of a value, those of inner objects below theirs. */
export function fieldsOf(schema: JsonSchema): Html {
  const fields = objectsIn(schema).flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties)
      .filter((entry): entry is [string, JsonSchema] => isSchema(entry[1]))
      .map(([name, one]) => field(name, one, required.includes(name))),
  );
  return fields.length > 0
    ? html`<ul class="fields">
        ${fields}
      </ul>`
    : nothing;
}
