import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { AiConfig } from '../../server/kernel/ai/ai-config.ts';

/** How the next call is answered; without one it succeeds. */
export type Behaviour =
  | { readonly status: number; readonly retryAfter?: string }
  /** The model's own text, whatever it is. */
  | { readonly content: string; readonly finish?: string }
  /** Speech as text. */
  | { readonly text: string }
  /** Never answers. */
  | 'hang'
  /** The connection ends within the body. */
  | 'cut'
  /** A page of HTML with status 200. */
  | 'garbage'
  /** An object that is none of the reference's. */
  | 'other_json'
  | 'refusal'
  /** Sends until the caller has had enough, 64 MB at most. */
  | 'huge'
  /** To another path of this server. */
  | 'redirect';

/** A call as it arrived. */
export interface Call {
  readonly path: string;
  readonly authorization: string | undefined;
  /** Of a chat completion. */
  readonly body?: ChatRequest;
  /** Of a transcription. */
  readonly form?: FormData;
}

interface ChatRequest {
  readonly model: string;
  readonly max_tokens?: number;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly response_format?: {
    readonly type: string;
    readonly json_schema?: { readonly name: string; readonly schema: object };
  };
}

export interface OpenAiStandIn {
  /** With `/v1` at its end. */
  readonly url: string;
  readonly key: string;
  /** What makes a server ask it for summaries and transcriptions. */
  readonly config: AiConfig;
  readonly calls: Call[];
  /** Plans the next calls, one behaviour each. */
  plan(...behaviours: readonly Behaviour[]): void;
  /** Every call without a plan behaves so; `undefined` for success. */
  always(behaviour: Behaviour | undefined): void;
  /** Before each answer, in milliseconds. */
  delay: number;
  /** Answers nothing until what it returns is called. */
  hold(): () => void;
  close(): Promise<void>;
}

/** The model's text. */
export const analysisText = JSON.stringify({
  summary: '<p>Relata <strong>melhora</strong> do sono.</p>',
  sentimentScore: 0.4,
  emotions: [{ emotion: 'alívio', score: 0.6 }],
  intensity: 'média',
  rationale: 'Fala em dormir melhor.',
});

const CHAT = '/v1/chat/completions';
const SPEECH = '/v1/audio/transcriptions';
const MEGABYTE = 1024 * 1024;
const uploads = /\.(flac|m4a|mp3|mp4|mpeg|mpga|oga|ogg|wav|webm)$/;

const errorTypes: Readonly<Record<number, string>> = {
  401: 'invalid_request_error',
  429: 'rate_limit_error',
  500: 'server_error',
};

function json(response: ServerResponse, status: number, body: object, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

const fail = (response: ServerResponse, status: number, message: string, headers = {}): void =>
  json(
    response,
    status,
    {
      error: {
        message,
        type: errorTypes[status] ?? 'invalid_request_error',
        param: null,
        code: null,
      },
    },
    headers,
  );

const completion = (message: object, finish: string) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1_760_000_000,
  model: 'stand-in',
  choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason: finish }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
});

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** What the reference asks of a request; a sentence where something is missing. */
function chatFault(body: Partial<ChatRequest>): string | undefined {
  if (typeof body.model !== 'string') return 'you must provide a model parameter';
  if (!Array.isArray(body.messages) || body.messages.length === 0) return "'messages' is too short";
  const format = body.response_format;
  if (format?.type === 'json_schema' && !(format.json_schema?.name && format.json_schema.schema))
    return "Missing required parameter: 'response_format.json_schema'";
  return undefined;
}

function formFault(form: FormData): string | undefined {
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0) return 'Could not parse multipart form';
  if (!uploads.test(file.name)) return 'Invalid file format.';
  if (file.size > 25 * MEGABYTE) return 'Maximum content size limit exceeded';
  return typeof form.get('model') === 'string' ? undefined : 'you must provide a model parameter';
}

/** Status and message. */
function faultOf({ path, body, form }: Call): [number, string] | undefined {
  if (path !== CHAT && path !== SPEECH) return [404, 'Unknown URL'];
  const fault = path === CHAT ? chatFault(body ?? {}) : formFault(form ?? new FormData());
  return fault === undefined ? undefined : [400, fault];
}

async function readCall(request: IncomingMessage): Promise<Call> {
  const raw = await readBody(request);
  const { url: path = '', headers } = request;
  const type = headers['content-type'] ?? '';
  const multipart = () =>
    new Response(new Uint8Array(raw), { headers: { 'content-type': type } }).formData();
  return {
    path,
    authorization: headers.authorization,
    ...(path === CHAT && { body: JSON.parse(raw.toString()) as ChatRequest }),
    ...(type.startsWith('multipart/') && { form: await multipart() }),
  };
}

async function flood(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"text": "');
  const chunk = 'a'.repeat(MEGABYTE);
  for (let sent = 0; sent < 64 && !response.destroyed; sent += 1)
    if (!response.write(chunk))
      await new Promise<void>((resolve) => {
        response.once('drain', resolve);
        response.once('close', resolve);
      });
  response.end('"}');
}

function misbehave(response: ServerResponse, behaviour: Exclude<Behaviour, object>): void {
  if (behaviour === 'hang') return;
  if (behaviour === 'cut') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"choices": [{"message"');
    setImmediate(() => response.destroy());
  } else if (behaviour === 'garbage') {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<html><body>Gateway</body></html>');
  } else if (behaviour === 'other_json') json(response, 200, { choices: [], ok: true });
  else if (behaviour === 'refusal')
    json(response, 200, completion({ content: null, refusal: 'I cannot help.' }, 'stop'));
  else if (behaviour === 'redirect') {
    response.writeHead(307, { location: '/elsewhere' });
    response.end();
  } else void flood(response);
}

function succeed(response: ServerResponse, isChat: boolean, behaviour: Behaviour | undefined) {
  const said = typeof behaviour === 'object' ? behaviour : {};
  if (!isChat) return json(response, 200, { text: 'text' in said ? said.text : 'Texto ditado.' });
  const content = 'content' in said ? said.content : analysisText;
  const finish = 'content' in said && 'finish' in said ? String(said.finish) : 'stop';
  return json(response, 200, completion({ content, refusal: null }, finish));
}

/** A small server that speaks the two calls of the public API that we make, and fails as it is told. */
export async function openOpenAiStandIn(key = 'sk-stand-in'): Promise<OpenAiStandIn> {
  const calls: Call[] = [];
  const planned: Behaviour[] = [];
  let standing: Behaviour | undefined;
  let held: Promise<void> | undefined;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = await readCall(request);
    calls.push(call);
    await new Promise((resolve) => setTimeout(resolve, self.delay));
    await held;
    const behaviour = planned.shift() ?? standing;
    if (typeof behaviour === 'string') return misbehave(response, behaviour);
    if (behaviour && 'status' in behaviour) {
      const { status, retryAfter } = behaviour;
      return fail(response, status, 'As planned', retryAfter ? { 'retry-after': retryAfter } : {});
    }
    if (call.authorization !== `Bearer ${key}`)
      return fail(response, 401, 'Incorrect API key provided');
    const fault = faultOf(call);
    return fault ? fail(response, ...fault) : succeed(response, call.path === CHAT, behaviour);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/v1`;
  const self: OpenAiStandIn = {
    url,
    key,
    config: { baseUrl: url, apiKey: key, chatModel: 'modelo', transcriptionModel: 'fala' },
    calls,
    delay: 0,
    hold() {
      let release = () => {};
      held = new Promise((resolve) => (release = resolve));
      return release;
    },
    plan: (...behaviours) => void planned.push(...behaviours),
    always: (behaviour) => {
      standing = behaviour;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return self;
}
