import type { ServerResponse } from 'node:http';

/** What goes wrong with a call. */
export type Fault =
  /** An answer of the given status; `reason` stands in the body. */
  | { readonly status: number; readonly reason?: string; readonly retryAfter?: number }
  /** No answer at all while the connection lives. */
  | 'silence'
  /** 200 with something that is no JSON. */
  | 'garbage'
  /** 200, and the connection ends in the middle of the body. */
  | 'cut'
  /** The call takes effect, and its answer is lost. */
  | 'lost'
  /** The call takes effect when this comes true. */
  | Promise<unknown>;

export interface PlannedFault {
  readonly fault: Fault;
  /** Matches `METHOD path`; every call where it is absent. */
  readonly on?: RegExp;
  /** How many matching calls succeed before. */
  after?: number;
  /** How many calls; one where it is absent. */
  times?: number;
}

/** The fault planned for a call, which is used up by it. */
export function takeFault(planned: PlannedFault[], call: string): Fault | undefined {
  const index = planned.findIndex(({ on }) => !on || on.test(call));
  const found = planned[index];
  if (!found) return undefined;
  if ((found.after ?? 0) > 0) {
    found.after = (found.after ?? 0) - 1;
    return undefined;
  }
  found.times = (found.times ?? 1) - 1;
  if (found.times <= 0) planned.splice(index, 1);
  return found.fault;
}

const reasonOf = (status: number): string =>
  ({ 401: 'authError', 403: 'forbidden', 404: 'notFound', 410: 'fullSyncRequired' })[status] ??
  (status === 429 ? 'rateLimitExceeded' : 'backendError');

/** Answers wrongly. */
export function misbehave(response: ServerResponse, fault: Exclude<Fault, Promise<unknown>>): void {
  if (fault === 'silence') return;
  if (fault === 'lost') return void response.destroy();
  if (fault === 'garbage')
    return void response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<html><body>Sign in to the network</body></html>');
  if (fault === 'cut') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
    response.write('{"kind": "calendar#events", "items": [', () => response.destroy());
    return;
  }
  const { status, reason = reasonOf(status), retryAfter } = fault;
  const domain = /limit|quota/i.test(reason) ? 'usageLimits' : 'global';
  const errors = [{ domain, reason, message: 'Planned' }];
  response
    .writeHead(status, {
      'content-type': 'application/json',
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    })
    .end(JSON.stringify({ error: { errors, code: status, message: 'Planned' } }));
}
