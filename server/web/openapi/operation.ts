import type { JsonSchema } from '@valibot/to-json-schema';
import type { Endpoint } from '../endpoint/endpoint.ts';
import { accessInWords } from './access.ts';
import { inputSchema, outputSchema } from './json-schema.ts';
import { type Parameter, parametersOf } from './parameters.ts';
import { titleOf, type Vocabulary } from './vocabulary.ts';

interface Content {
  readonly [mediaType: string]: { readonly schema: JsonSchema };
}

interface Reference {
  readonly $ref: string;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security?: readonly [];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<
    Record<string, { readonly description: string; readonly content: Content } | Reference>
  >;
}

/** `/patients/:id` → `/patients/{id}` */
export const templateOf = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

/** `GET /patients/by-user/:userId` → `getPatientsByUserUserId` */
const operationId = ({ method, path }: Endpoint): string =>
  [method.toLowerCase(), ...(path.match(/[A-Za-z0-9]+/g) ?? [])]
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join('');

const response = (name: string): Reference => ({ $ref: `#/components/responses/${name}` });

function refusals(one: Endpoint): Operation['responses'] {
  const hasInput = Boolean(one.params ?? one.query ?? one.body);
  return {
    ...(one.allow !== 'public' && { 401: response('Unauthorized'), 403: response('Forbidden') }),
    ...(one.path.includes(':') && { 404: response('NotFound') }),
    ...(hasInput && { 422: response('Invalid') }),
    '4XX': response('Refused'),
  };
}

function requestBody(one: Endpoint): Operation['requestBody'] {
  if (!one.body) return undefined;
  const schema = inputSchema(one.body);
  const required = Array.isArray(schema.required) && schema.required.length > 0;
  return { required, content: { [one.bodyType ?? 'application/json']: { schema } } };
}

/** A repeat of these with the same key is no repeat: one answers a new token, the other has keys of its own inside. */
const KEYLESS: ReadonlySet<string> = new Set(['/auth/renew', '/sync/commands']);

/** Whether a repeat of the call with the same `Idempotency-Key` takes effect once. */
const takesKey = ({ method, path, allow }: Endpoint): boolean =>
  method !== 'GET' && allow !== 'public' && !KEYLESS.has(path);

const KEY: Reference = { $ref: '#/components/parameters/IdempotencyKey' };

/** A call as OpenAPI describes it. */
export function operationOf(one: Endpoint, { shapes, titles }: Vocabulary): Operation {
  const parameters = [...parametersOf(one), ...(takesKey(one) ? [KEY] : [])];
  const body = requestBody(one);
  const schema = outputSchema(one.answer, shapes);
  const content = { [one.answerType ?? 'application/json']: { schema } };
  const success = (description: string) => ({ description, content });
  return {
    operationId: operationId(one),
    tags: [titleOf(titles, one.path)],
    summary: one.summary,
    description: `Quem pode chamar: ${accessInWords(one.allow)}`,
    ...(one.allow === 'public' && { security: [] as const }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: {
      [one.status ?? 200]: success('O pedido foi atendido.'),
      ...(one.alsoStatus && {
        [one.alsoStatus]: success('Nada foi criado; a resposta diz por quê.'),
      }),
      ...refusals(one),
    },
  };
}
