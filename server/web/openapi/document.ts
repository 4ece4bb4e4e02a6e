import type { JsonSchema } from '@valibot/to-json-schema';
import type { Endpoint } from '../endpoint/endpoint.ts';
import { shapeSchemas } from './json-schema.ts';
import { type Operation, operationOf, templateOf } from './operation.ts';
import type { Shapes, Vocabulary } from './vocabulary.ts';

const DESCRIPTION = `API do Sereno. Todos os caminhos ficam abaixo de /api. Datas e horas seguem ISO 8601;
valores são em reais, com duas casas decimais. O que não é de quem pergunta responde como se não existisse.`;

const ERROR: JsonSchema = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    message: { type: 'string', description: 'Para mostrar à pessoa, em português.' },
    code: { type: 'string', description: 'Estável: para decidir o que fazer.' },
    details: { type: 'object', description: 'Por exemplo, a mensagem de cada campo.' },
  },
};

const refusal = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});

/** The shapes that the calls, or shapes of theirs, refer to. */
function usedShapes(
  paths: OpenApiDocument['paths'],
  shapes: Shapes,
): Readonly<Record<string, JsonSchema>> {
  const all = shapeSchemas(shapes);
  const text = JSON.stringify([paths, all]);
  return Object.fromEntries(
    Object.entries(all).filter(([name]) => text.includes(`"#/components/schemas/${name}"`)),
  );
}

const components = (paths: OpenApiDocument['paths'], shapes: Shapes) => ({
  securitySchemes: {
    bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  },
  parameters: {
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description:
        'Escolhida por quem chama, uma por ação: repetir o pedido com a mesma chave tem efeito uma só vez.',
      schema: { type: 'string', minLength: 1, maxLength: 255 },
    },
  },
  responses: {
    Unauthorized: refusal('Sem token, ou o token expirou ou foi encerrado.'),
    Forbidden: refusal('O papel de quem chama não permite esta ação.'),
    NotFound: refusal('Não existe, ou não é de quem pergunta.'),
    Invalid: refusal('Os dados enviados não são válidos.'),
    Refused: refusal('O pedido foi recusado; a mensagem diz por quê.'),
  },
  schemas: { ...usedShapes(paths, shapes), Error: ERROR },
});

export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: ReturnType<typeof components>;
}

function pathsOf(endpoints: readonly Endpoint[], vocabulary: Vocabulary): OpenApiDocument['paths'] {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const one of endpoints) {
    const operation = operationOf(one, vocabulary);
    (paths[templateOf(one.path)] ??= {})[one.method.toLowerCase()] = operation;
  }
  return paths;
}

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument(
  endpoints: readonly Endpoint[],
  vocabulary: Vocabulary,
): OpenApiDocument {
  const paths = pathsOf(endpoints, vocabulary);
  const titles = [...new Set(Object.values(vocabulary.titles))];
  const used = new Set(
    Object.values(paths).flatMap((of) => Object.values(of).flatMap((o) => o.tags)),
  );
  return {
    openapi: '3.1.1',
    info: { title: 'Sereno', version: '1', description: DESCRIPTION },
    servers: [{ url: '/api' }],
    security: [{ bearer: [] }],
    tags: titles.filter((name) => used.has(name)).map((name) => ({ name })),
    paths,
    components: components(paths, vocabulary.shapes),
  };
}
