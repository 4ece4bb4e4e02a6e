import type { ErrorBody } from '../../domain/sync/protocol.ts';
import { SERVER_HEADER } from '../../domain/sync/serverHeader.ts';
import { ServerRefusal, Unreachable } from '../environment.ts';

/** What gateways say when our server is not behind them. */
const GATEWAY: ReadonlySet<number> = new Set([502, 503, 504]);

/**
 * Makes sure that an answer is ours and a success.
 * @param gateways statuses that say nothing of our server, though they bear its header
 * @throws Unreachable when somebody else answered (a captive portal, a gateway), ServerRefusal for a status of ours
 */
export async function requireOurs(
  response: Response,
  readText: () => Promise<string>,
  gateways = GATEWAY,
): Promise<void> {
  if (!response.headers.has(SERVER_HEADER) || gateways.has(response.status))
    throw new Unreachable(`status ${response.status} from elsewhere`, 'foreign', response.status);
  if (response.ok) return;
  const { code = 'unknown', message = '' } = parseError(await readText());
  throw new ServerRefusal(response.status, code, message, retryAfterMs(response));
}

/** @throws Unreachable when the JSON was cut short */
export function parseJson<T>(text: string): T {
  try {
    return JSON.parse(text) as T;
  } catch {
    throw new Unreachable('the answer was cut short', 'network');
  }
}

function parseError(text: string): Partial<ErrorBody> {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    return {};
  }
}

/** Seconds, as our server writes it; the date form is nobody's here. */
function retryAfterMs({ headers }: Response): number | null {
  const value = headers.get('retry-after');
  if (value === null) return null;
  const seconds = Number(value);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1000 : null;
}
