import type { EventKind } from '../../../../../src/domain/audit/kinds.ts';
import type { Calendar } from '../../../../../src/domain/contract/calendar.ts';
import type { Actor } from '../../../../../src/domain/core/command.ts';
import { uuidv7 } from '../../../../../src/domain/core/id.ts';
import { recordEvent } from '../../../../engine/audit-log/events.ts';
import { changeDocuments, type ServerChange } from '../../../../engine/documents/change.ts';
import { createAccount, listCalendars, readCalendar } from '../api/api.ts';
import {
  type AuthorizationParts,
  endAuthorization,
  exchange,
  type Exchanged,
  hashOf,
} from './authorizations.ts';
import { depart } from '../departures.ts';
import { invalidState, notConnected } from '../api/errors.ts';
import { openHandle, sealHandle } from './handle.ts';
import {
  type Integration,
  type Owner,
  readIntegration,
  sealCredentials,
  writeIntegration,
} from './integrations.ts';
import type { Credentials } from './oauth.ts';
import { keepClaims } from '../sync/links.ts';
import { syncJob } from '../sync/sync-job.ts';
import type { ServerParts } from '../../../../kernel/parts.ts';

type LeaveParts = Pick<ServerParts, 'db' | 'clock' | 'random' | 'onWritten'>;

/** Somebody's busy times go with the calendar; what has a patient is a session, and stays. */
async function removeBusy(change: ServerChange, { userId }: Owner): Promise<void> {
  const equal = { psychologistId: userId, isGoogleCalendarEvent: true, patientId: null };
  for (const { id } of await change.find('appointments', { equal }))
    change.documents.remove('appointments', id);
}

async function askNothing({ documents, load }: ServerChange, { userId }: Owner): Promise<void> {
  await load([['users', userId]]);
  const user = documents.get('users', userId);
  if (user?.calendarAsk) documents.put('users', { ...user, calendarAsk: null });
}

async function leave(
  { clock, random }: LeaveParts,
  change: ServerChange,
  integration: Integration,
): Promise<void> {
  const now = clock.now();
  await removeBusy(change, integration);
  await askNothing(change, integration);
  await keepClaims(change.tx, integration, integration.calendar.id);
  await depart(change, integration, uuidv7(now, random), now);
}

/** Reads with fresh tokens; they may be renewed while that goes on. */
async function withAccount<T>(
  { settings, clock, signal }: AuthorizationParts,
  { credentials }: Exchanged,
  read: (account: ReturnType<typeof createAccount>) => Promise<T>,
): Promise<readonly [T, Credentials]> {
  let current = credentials;
  const keep = async (renewed: Credentials) => void (current = renewed);
  const account = createAccount({ settings, now: () => clock.now(), keep, signal }, credentials);
  return [await read(account), current];
}

interface Chosen {
  readonly calendar: Calendar;
  /** The id of the account's main calendar. */
  readonly account: string;
}

const readChosen =
  (calendarId: string) =>
  async (account: ReturnType<typeof createAccount>): Promise<Chosen> => {
    const calendar = await readCalendar(account, calendarId);
    const main = calendar.primary ? calendar : await readCalendar(account, 'primary');
    return { calendar, account: main.id };
  };

const eventOf = (kind: EventKind, { tenantId, userId }: Owner) => ({
  tenantId,
  kind,
  actorId: userId,
  subjectId: userId,
});

/** Stores the connection, leaves another calendar for it, and lets the first sync follow. */
async function store(
  parts: AuthorizationParts,
  actor: Actor,
  chosen: Chosen,
  fresh: Credentials,
): Promise<void> {
  const { clock, sealer } = parts;
  const credentials = await sealCredentials(sealer, actor, fresh);
  const at = new Date(clock.now()).toISOString();
  await changeDocuments(parts, actor.tenantId, async (change) => {
    const before = await readIntegration(change.tx, actor);
    if (before && before.calendar.id !== chosen.calendar.id) await leave(parts, change, before);
    await writeIntegration(change.tx, actor, { ...chosen, credentials }, at);
    await recordEvent(change.tx, parts, eventOf('calendar.connected', actor));
    await change.enqueue([syncJob(actor)]);
  });
}

async function finish(
  parts: AuthorizationParts,
  actor: Actor,
  exchanged: Exchanged,
  calendarId: string,
): Promise<void> {
  const [chosen, credentials] = await withAccount(parts, exchanged, readChosen(calendarId));
  if (!(await endAuthorization(parts, actor, exchanged.stateHash))) throw invalidState();
  await store(parts, actor, chosen, credentials);
}

/** Connects the account's main calendar. @throws DomainError, GoogleFailure */
export async function connectPrimary(
  parts: AuthorizationParts,
  actor: Actor,
  { authCode, state }: { readonly authCode: string; readonly state: string },
): Promise<void> {
  await finish(parts, actor, await exchange(parts, actor, authCode, state), 'primary');
}

export interface Choice {
  readonly calendars: readonly Calendar[];
  /** What the browser gives back with its choice. */
  readonly tokens: string;
}

/** The calendars to choose from. @throws DomainError, GoogleFailure */
export async function offerCalendars(
  parts: AuthorizationParts,
  actor: Actor,
  { authCode, state }: { readonly authCode: string; readonly state?: string | undefined },
): Promise<Choice> {
  const exchanged = await exchange(parts, actor, authCode, state);
  const [calendars, credentials] = await withAccount(parts, exchanged, listCalendars);
  const { stateHash } = exchanged;
  const now = parts.clock.now();
  return {
    calendars,
    tokens: await sealHandle(parts.sealer, actor, { stateHash, credentials }, now),
  };
}

/** Connects the calendar that was chosen. @throws DomainError, GoogleFailure */
export async function connectChosen(
  parts: AuthorizationParts,
  actor: Actor,
  choice: { readonly selectedCalendarId: string; readonly tokens: string; readonly state: string },
): Promise<void> {
  const exchanged = await openHandle(parts.sealer, actor, choice.tokens, parts.clock.now());
  if (!exchanged || exchanged.stateHash !== hashOf(choice.state)) throw invalidState();
  await finish(parts, actor, exchanged, choice.selectedCalendarId);
}

/** Ends a connection, if there is one, within another change. */
export async function leaveCalendar(
  parts: LeaveParts,
  change: ServerChange,
  owner: Owner,
): Promise<void> {
  const integration = await readIntegration(change.tx, owner);
  if (integration) await leave(parts, change, integration);
}

/**
 * Ends the connection, whether Google can be reached or not: busy times go, sessions stay, and a job clears the calendar.
 * @throws DomainError where nothing is connected
 */
export const disconnect = (parts: LeaveParts, owner: Owner): Promise<void> =>
  changeDocuments(parts, owner.tenantId, async (change) => {
    const integration = await readIntegration(change.tx, owner);
    if (!integration) throw notConnected();
    await leave(parts, change, integration);
    await recordEvent(change.tx, parts, eventOf('calendar.disconnected', owner));
  });
