import { beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../test/harness/server/api.ts';
import { sharedDatabase } from '../../../test/harness/database/database.ts';
import type { OpenApiDocument } from './document.ts';
import { html } from './html.ts';

let api: TestApi;
let document: OpenApiDocument;

beforeAll(async () => {
  api = createTestApi(await sharedDatabase());
  document = (await api.call<OpenApiDocument>('GET', '/openapi.json')).body;
});

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

/** Every object inside a value, the value among them. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(objectsIn);
  return Array.isArray(value) ? inside : [value as Record<string, unknown>, ...inside];
}

const resolve = (pointer: string): unknown =>
  pointer
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);

describe('the OpenAPI document', () => {
  it('is OpenAPI 3.1 with the parts that it must have', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    expect(document.info).toMatchObject({ title: 'Sereno', version: expect.any(String) });
    expect(operations().length).toBeGreaterThan(40);
    for (const { path, method, operation } of operations()) {
      expect.soft(path).toMatch(/^(\/([\w.-]+|\{\w+\}))+$/);
      expect.soft(['get', 'post', 'put', 'patch', 'delete']).toContain(method);
      expect.soft(operation.summary, path).toMatch(/^\p{Lu}.*\.$/u);
      expect.soft(operation.tags).toHaveLength(1);
      expect.soft(document.tags.map(({ name }) => name)).toContain(operation.tags[0]);
    }
  });

  it('refers to nothing that is not there', () => {
    const references = objectsIn(document).flatMap(({ $ref }) =>
      typeof $ref === 'string' ? [$ref] : [],
    );
    expect(references.length).toBeGreaterThan(100);
    for (const reference of new Set(references)) {
      expect.soft(reference).toMatch(/^#\/components\/(schemas|responses|parameters)\/\w+$/);
      expect.soft(resolve(reference), reference).toBeTypeOf('object');
    }
    for (const name of Object.keys(document.components.schemas))
      expect.soft(references, name).toContain(`#/components/schemas/${name}`);
  });

  it('names each operation once', () => {
    const ids = operations().map(({ operation }) => operation.operationId);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const id of ids) expect.soft(id).toMatch(/^[a-z][A-Za-z0-9]+$/);
  });

  it('declares exactly the parameters of each path, once, and each parameter with a schema', () => {
    for (const { path, method, operation } of operations()) {
      const own = (operation.parameters ?? []).flatMap((one) => ('name' in one ? [one] : []));
      const inPath = own.filter((one) => one.in === 'path');
      const wanted = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect
        .soft(
          inPath.map(({ name }) => name),
          `${method} ${path}`,
        )
        .toEqual(wanted);
      expect.soft(inPath.every(({ required }) => required)).toBe(true);
      const names = own.map((one) => `${one.in} ${one.name}`);
      expect.soft(new Set(names).size, path).toBe(names.length);
      for (const { name, schema } of own)
        expect.soft(Object.keys(schema).length, `${path} ${name}`).toBeGreaterThan(0);
    }
  });

  it('requires only properties that it describes', () => {
    const schemas = objectsIn([document.paths, document.components.schemas]);
    const undescribed = schemas
      .filter(({ required, properties }) => Array.isArray(required) && properties)
      .flatMap(({ required, properties }) =>
        (required as string[]).filter((name) => !Object.hasOwn(properties as object, name)),
      );
    expect(undescribed).toEqual([]);
  });

  it('uses types of JSON Schema alone', () => {
    const types = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];
    const used = objectsIn(document.components.schemas).flatMap(({ type }) =>
      typeof type === 'string' ? [type] : [],
    );
    expect(used.length).toBeGreaterThan(50);
    expect(used.filter((type) => !types.includes(type))).toEqual([]);
  });

  it('describes the refusals of every call, and who needs a token', () => {
    for (const { path, operation } of operations()) {
      expect.soft(operation.responses, path).toHaveProperty('4XX');
      const isOpen = operation.security?.length === 0;
      expect.soft('401' in operation.responses, path).toBe(!isOpen);
      expect
        .soft(Object.keys(operation.responses).some((status) => /^20[012]$/.test(status)))
        .toBe(true);
    }
    expect(document.security).toEqual([{ bearer: [] }]);
    expect(document.paths['/auth/login']?.post?.security).toEqual([]);
  });

  it('describes what arrives as it may be sent, and what is answered as it is', () => {
    const { patch } = document.paths['/patients/{id}/status']!;
    expect(patch?.requestBody).toEqual({
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: { isActive: { type: 'boolean' } },
            required: ['isActive'],
          },
        },
      },
    });
    const history = document.paths['/appointments/history']?.get?.parameters;
    expect(history).toContainEqual({
      name: 'limit',
      in: 'query',
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
    });
    expect(document.paths['/patients']?.get?.responses['200']).toMatchObject({
      content: {
        'application/json': {
          schema: { type: 'array', items: { $ref: '#/components/schemas/Patient' } },
        },
      },
    });
  });

  it('says which texts are e-mail addresses, and how long a line may be', () => {
    const propertiesOf = (path: string) => {
      const body = document.paths[path]?.post?.requestBody as {
        readonly content: Record<string, { readonly schema: { readonly properties: object } }>;
      };
      return body.content['application/json']?.schema.properties;
    };
    const email = { type: 'string', format: 'email', maxLength: 255 };
    expect(propertiesOf('/auth/login')).toMatchObject({ email });
    expect(propertiesOf('/patients')).toMatchObject({ email });
    expect(propertiesOf('/patients')).toHaveProperty('phone.anyOf[0].anyOf[0].maxLength', 255);
  });

  it('takes an idempotency key where something is changed', () => {
    const key = { $ref: '#/components/parameters/IdempotencyKey' };
    expect(document.paths['/patients']?.post?.parameters).toContainEqual(key);
    expect(document.paths['/patients']?.get?.parameters ?? []).not.toContainEqual(key);
  });
});

describe('the page of the contract', () => {
  it('shows every call and every shape, and needs nothing from elsewhere', async () => {
    const { status, text, headers } = await api.call('GET', '/docs');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/html/);
    for (const { operation } of operations())
      expect.soft(text).toContain(`id="${operation.operationId}"`);
    for (const [, target] of text.matchAll(/href="#([^"]+)"/g))
      expect.soft(text, target).toContain(`id="${target}"`);
    expect(text).not.toMatch(/<script|https?:|src=|@import|url\(|style="/);
  });

  it('may run its own style and nothing else', async () => {
    const { headers, text } = await api.call('GET', '/docs');
    const policy = headers.get('content-security-policy') ?? '';
    const style = /<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? '';
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
    expect(policy).toContain(`style-src 'sha256-${Buffer.from(digest).toString('base64')}'`);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|script-src/);
  });

  it('escapes what it shows', () => {
    expect(html`<b title="${'"'}">${'<i>&'}</b>`.html).toBe('<b title="&quot;">&lt;i&gt;&amp;</b>');
  });
});
