import { docsCall, openApiCall } from '../../../src/domain/contract/kit/server.ts';
import { type Endpoint, endpoint } from '../endpoint/endpoint.ts';
import { JsonText } from '../endpoint/json-text.ts';
import { openApiDocument } from './document.ts';
import { openApiPage } from './page.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Runs the work when it is first asked for. */
function once<T>(work: () => T): () => T {
  let kept: { readonly value: T } | undefined;
  return () => (kept ??= { value: work() }).value;
}

// What it says changes with a new version of the server alone.
const CACHE = 'public, max-age=300';

/** The contract's description of itself: for machines, and for people. */
export function descriptionEndpoints(
  others: readonly Endpoint[],
  vocabulary: Vocabulary,
): readonly Endpoint[] {
  const document = once(() => openApiDocument([...others, ...own], vocabulary));
  const text = once(() => JSON.stringify(document()));
  const page = once(() => openApiPage(document()));
  const own: readonly Endpoint[] = [
    endpoint(openApiCall, {
      summary: 'Este contrato, em OpenAPI 3.1.',
      async handle({ c }) {
        c.header('cache-control', CACHE);
        return new JsonText(text());
      },
    }),
    endpoint(docsCall, {
      summary: 'Este contrato, como página para ler.',
      async handle({ c }) {
        c.header('cache-control', CACHE);
        c.header('content-security-policy', page().policy);
        return c.html(page().html);
      },
    }),
  ];
  return own;
}
