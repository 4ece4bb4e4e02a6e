import type { Actor } from '../../src/domain/core/command.ts';
import { changeDocuments, type ServerChange } from '../documents/change.ts';
import { type Calendar, createAccount, listCalendars, readCalendar } from './api.ts';
import {
  type AuthorizationParts,
  endAuthorization,
  exchange,
  type Exchanged,
  hashOf,
} from './authorizations.ts';
import { invalidState, notConnected } from './errors.ts';
import { openHandle, sealHandle } from './handle.ts';
import {
  deleteIntegration,
  openCredentials,
  type Owner,
  readIntegration,
  sealCredentials,
  writeIntegration,
} from './integrations.ts';
import { type Credentials, revoke } from './oauth.ts';
import { windowAt } from './run.ts';
import type { Sealer } from './sealer.ts';
import type { GoogleSettings } from './settings.ts';
import { syncJob } from './sync-job.ts';
import type { ServerParts } from '../parts.ts';

const FOREVER = '2999-01-01T00:00:00.000Z';

/** Somebody's busy times go with the calendar; what has a patient is a session, and stays. */
async function removeBusy(change: ServerChange, { userId }: Owner, now: number): Promise<void> {
  const span = { from: windowAt(now).startAt, to: FOREVER };
  const equal = { psychologistId: userId, isGoogleCalendarEvent: true, patientId: null };
  for (const { id } of await change.find('appointments', { equal, span }))
    change.documents.remove('appointments', id);
}

/** Reads with fresh tokens; they may be renewed while that goes on. */
async function withAccount<T>(
  { settings, clock }: AuthorizationParts,
  { credentials }: Exchanged,
  read: (account: ReturnType<typeof createAccount>) => Promise<T>,
): Promise<readonly [T, Credentials]> {
  let current = credentials;
  const keep = async (renewed: Credentials) => void (current = renewed);
  const account = createAccount({ settings, now: () => clock.now(), keep }, credentials);
  return [await read(account), current];
}

/** Stores the connection, and lets the first sync follow. */
async function store(
  { db, clock, sealer }: AuthorizationParts,
  actor: Actor,
  calendar: Calendar,
  credentials: Credentials,
): Promise<void> {
  const sealed = await sealCredentials(sealer, actor, credentials);
  const now = clock.now();
  const at = new Date(now).toISOString();
  await changeDocuments(db, actor.tenantId, async (change) => {
    const before = await readIntegration(change.tx, actor);
    if (before && before.calendar.id !== calendar.id) await removeBusy(change, actor, now);
    await writeIntegration(change.tx, actor, calendar, sealed, at);
    await change.enqueue([syncJob(actor)]);
  });
}

async function finish(
  parts: AuthorizationParts,
  actor: Actor,
  exchanged: Exchanged,
  calendarId: string,
): Promise<void> {
  const [calendar, credentials] = await withAccount(parts, exchanged, (account) =>
    readCalendar(account, calendarId),
  );
  if (!(await endAuthorization(parts, actor, exchanged.stateHash))) throw invalidState();
  await store(parts, actor, calendar, credentials);
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

/**
 * Ends the connection: our copy of the tokens and the busy times go, sessions stay. Google is told too, if it can be
 * reached.
 */
export async function disconnect(
  { db, clock }: Pick<ServerParts, 'db' | 'clock'>,
  sealer: Sealer,
  settings: GoogleSettings | undefined,
  owner: Owner,
): Promise<void> {
  const integration = await changeDocuments(db, owner.tenantId, async (change) => {
    const found = await readIntegration(change.tx, owner);
    if (!found) throw notConnected();
    await removeBusy(change, owner, clock.now());
    await deleteIntegration(change.tx, owner);
    return found;
  });
  const credentials = await openCredentials(sealer, integration);
  if (credentials && settings) await revoke(settings, credentials);
}
