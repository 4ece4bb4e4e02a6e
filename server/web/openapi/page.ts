import { createHash } from 'node:crypto';
import type { JsonSchema } from '@valibot/to-json-schema';
import type { OpenApiDocument } from './document.ts';
import { type Html, html, nothing } from './html.ts';
import type { Operation } from './operation.ts';
import { pageStyle } from './page-style.ts';
import { anchorOf, fieldsOf, typeInWords } from './shape-view.ts';

// In one piece: the content policy names the hash of exactly this text.
const STYLE: Html = { html: `<style>${pageStyle}</style>` };

interface Call {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

const callsOf = ({ paths }: OpenApiDocument): readonly Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );

const PLACES = { path: 'Caminho', query: 'Consulta', header: 'Cabeçalho' } as const;

function parametersView({ parameters = [] }: Operation): Html {
  const own = parameters.flatMap((one) => ('name' in one ? [one] : []));
  const shapeOf = (place: keyof typeof PLACES): JsonSchema => {
    const there = own.filter((one) => one.in === place);
    return {
      properties: Object.fromEntries(there.map(({ name, schema }) => [name, schema])),
      required: there.filter(({ required }) => required).map(({ name }) => name),
    };
  };
  const places = [...new Set(own.map((one) => one.in))];
  const key = parameters.some((one) => '$ref' in one);
  return html`${places.map(
    (place) =>
      html`<h4>${PLACES[place]}</h4>
        ${fieldsOf(shapeOf(place))}`,
  )}
  ${key ? html`<p>Aceita o cabeçalho <code>Idempotency-Key</code>.</p>` : nothing}`;
}

function contentView(
  title: string,
  content: Readonly<Record<string, { schema: JsonSchema }>>,
): Html {
  const [entry] = Object.entries(content);
  if (!entry) return nothing;
  const [type, { schema }] = entry;
  const isJson = type === 'application/json';
  return html`<h4>${title}${isJson ? nothing : html` (<code>${type}</code>)`}</h4>
    ${schema.properties ? nothing : html`<p>${typeInWords(schema)}</p>`}${fieldsOf(schema)}`;
}

function answersView({ responses }: Operation): readonly Html[] {
  return Object.entries(responses).flatMap(([status, answer]) =>
    'content' in answer ? [contentView(`Resposta ${status}`, answer.content)] : [],
  );
}

function callView({ method, path, operation }: Call): Html {
  const { requestBody } = operation;
  return html`<article id="${operation.operationId}">
    <h3><span class="method ${method}">${method}</span> ${path}</h3>
    <p>${operation.summary}</p>
    <p class="who">${operation.description}</p>
    <details>
      <summary>Dados de ${method} ${path}</summary>
      ${parametersView(operation)}
      ${requestBody ? contentView('Corpo', requestBody.content) : nothing} ${answersView(operation)}
    </details>
  </article>`;
}

const areaId = (index: number): string => `area-${index + 1}`;

const areaView = (name: string, index: number, calls: readonly Call[]): Html =>
  html`<section aria-labelledby="${areaId(index)}">
    <h2 id="${areaId(index)}">${name}</h2>
    ${calls.map(callView)}
  </section>`;

const shapeView = ([name, schema]: [string, JsonSchema]): Html =>
  html`<article id="${anchorOf(name)}">
    <h3>${name}</h3>
    ${fieldsOf(schema)}
  </article>`;

const ERRORS = html`<section aria-labelledby="erros">
  <h2 id="erros">Erros</h2>
  <p>
    Todo pedido recusado responde com um status entre 400 e 499 e
    <code>{ message, code, details? }</code>: a mensagem é para mostrar, o código para decidir.
  </p>
  <ul class="fields">
    <li>
      <code class="name">401</code> <span>sem token, ou o token expirou ou foi encerrado</span>
    </li>
    <li><code class="name">403</code> <span>o papel de quem chama não permite a ação</span></li>
    <li>
      <code class="name">404</code>
      <span>não existe, ou não é de quem pergunta: as duas respostas são iguais</span>
    </li>
    <li><code class="name">409</code> <span>uma regra não permite a ação no estado atual</span></li>
    <li>
      <code class="name">422</code>
      <span>os dados não são válidos; <code>details.fields</code> diz quais campos</span>
    </li>
    <li>
      <code class="name">429</code>
      <span>tentativas demais; <code>Retry-After</code> diz quando tentar de novo</span>
    </li>
  </ul>
</section>`;

function bodyView(document: OpenApiDocument): Html {
  const calls = callsOf(document);
  const areas = document.tags.map(({ name }, index) => {
    const there = calls.filter(({ operation }) => operation.tags.includes(name));
    return { name, index, there };
  });
  return html`<header>
      <h1>API do Sereno</h1>
      <p>${document.info.description}</p>
      <p>
        ${calls.length} chamadas. Também em <a href="openapi.json">OpenAPI ${document.openapi}</a>.
        Quem tem conta envia <code>Authorization: Bearer</code> com o token da entrada.
      </p>
    </header>
    <nav aria-label="Áreas">
      <ul>
        ${areas.map(({ name, index }) => html`<li><a href="#${areaId(index)}">${name}</a></li>`)}
        <li><a href="#erros">Erros</a></li>
        <li><a href="#formas">Formas</a></li>
      </ul>
    </nav>
    <main>
      ${areas.map(({ name, index, there }) => areaView(name, index, there))} ${ERRORS}
      <section aria-labelledby="formas">
        <h2 id="formas">Formas</h2>
        ${Object.entries(document.components.schemas).map(shapeView)}
      </section>
    </main>`;
}

/** The document as a page to read, and the content policy under which exactly its style may run. */
export function openApiPage(document: OpenApiDocument): {
  readonly html: string;
  readonly policy: string;
} {
  const hash = createHash('sha256').update(pageStyle).digest('base64');
  const page = html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>API do Sereno</title>
        ${STYLE}
      </head>
      <body>
        ${bodyView(document)}
      </body>
    </html>`;
  return {
    html: page.html,
    policy: `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  };
}
