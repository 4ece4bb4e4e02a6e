import * as v from 'valibot';
import { type Endpoint, endpoint } from '../endpoint.ts';
import { jsonText } from '../json-text.ts';
import { policy } from '../policy.ts';
import { openApiDocument } from './document.ts';
import { openApiPage } from './page.ts';

/** Runs the work when it is first asked for. */
function once<T>(work: () => T): () => T {
  let kept: { readonly value: T } | undefined;
  return () => (kept ??= { value: work() }).value;
}

const documentShape = v.looseObject({
  openapi: v.string(),
  info: v.looseObject({ title: v.string(), version: v.string() }),
  paths: v.record(v.string(), v.unknown()),
});

// What it says changes with a new version of the server alone.
const CACHE = 'public, max-age=300';

/** The contract's description of itself: for machines, and for people. */
export function descriptionEndpoints(others: readonly Endpoint[]): readonly Endpoint[] {
  const document = once(() => openApiDocument([...others, ...own], policy));
  const text = once(() => JSON.stringify(document()));
  const page = once(() => openApiPage(document()));
  const own: readonly Endpoint[] = [
    endpoint({
      method: 'GET',
      path: '/openapi.json',
      summary: 'Este contrato, em OpenAPI 3.1.',
      answer: documentShape,
      handle({ c }) {
        c.header('cache-control', CACHE);
        return jsonText(c, text());
      },
    }),
    endpoint({
      method: 'GET',
      path: '/docs',
      summary: 'Este contrato, como página para ler.',
      answer: v.string(),
      answerType: 'text/html',
      async handle({ c }) {
        c.header('cache-control', CACHE);
        c.header('content-security-policy', page().policy);
        return c.html(page().html);
      },
    }),
  ];
  return own;
}
