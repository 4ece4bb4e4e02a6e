import { sql } from 'kysely';
import type { Database } from '../../../server/kernel/db/database.ts';
import type { Actor } from '../../../src/domain/core/command.ts';
import { type Tx, withTenant } from '../../../server/kernel/db/tenant.ts';
import { importDocuments } from '../../harness/database/importDocuments.ts';
import type { Scope } from '../../../src/domain/contract/kit/rule.ts';
import { DomainError } from '../../../src/domain/core/errors.ts';
import type { Role } from '../../../src/domain/users/role.ts';
import { type Answer, createTestApi, type TestApi } from '../../harness/server/api.ts';
import {
  type FullPractice,
  fullPractice,
  makeRows,
  type RowOwner,
  type Rows,
} from '../../harness/practice/fullPractice.ts';
import { idMaker } from '../../harness/practice/practice.ts';
import type { GoogleStandin } from '../../standins/google.ts';
import { connectCalendar, openGoogle } from './google.ts';

export const actorNames = [
  'anonymous',
  'expired',
  'revoked',
  'psychologist',
  'colleague',
  'administrator',
  'patient',
  'otherPatient',
  'stranger',
] as const;
export type ActorName = (typeof actorNames)[number];

/** Whose rows an id is taken from; `stranger` is a psychologist with another practice of her own, `missing` nobody. */
export const idOwners = ['carla', 'davi', 'elisa', 'stranger', 'missing'] as const;
export type IdOwner = (typeof idOwners)[number];

/** What each scope of the policy lets each of them reach, by whose rows; nothing through a scope that is not here. The matrix is computed from this and the policy alone. */
export const reach: Readonly<
  Record<
    ActorName,
    { readonly role: Role | null; readonly scopes: Partial<Record<Scope, IdOwner[]>> }
  >
> = {
  anonymous: { role: null, scopes: {} },
  expired: { role: null, scopes: {} },
  revoked: { role: null, scopes: {} },
  psychologist: { role: 'psych', scopes: { own: ['carla', 'davi'], self: [] } },
  colleague: { role: 'psych', scopes: { own: ['elisa'], self: [] } },
  administrator: {
    role: 'administrator',
    scopes: { clinic: ['carla', 'davi', 'elisa'], self: [], practice: [] },
  },
  patient: { role: 'patient', scopes: { self: ['carla'] } },
  otherPatient: { role: 'patient', scopes: { self: ['davi'] } },
  stranger: { role: 'psych', scopes: { own: ['stranger'], self: [], practice: [] } },
};

export interface Sent {
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string>>;
}

export interface RawRequest {
  readonly path: string;
  /** As it stands in the URL. */
  readonly query: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface MatrixWorld {
  readonly api: TestApi;
  readonly clinic: FullPractice;
  readonly other: FullPractice;
  readonly rows: Readonly<Record<IdOwner, Rows>>;
  readonly call: (actor: ActorName, method: string, path: string, sent?: Sent) => Promise<Answer>;
  /** The same with everything about it free to be wrong. */
  send(actor: ActorName, method: string, request: RawRequest): Promise<Answer>;
  /** The same with a form. */
  upload(actor: ActorName, path: string, form: FormData): Promise<Answer>;
  /** Opens all accounts and gives each actor a new session. */
  signInAgain(): Promise<void>;
  /** New rows of the same people, for a call that uses its row up. */
  fresh(owner: RowOwner | 'stranger'): Promise<Rows>;
  /** The Google at which every psychologist's calendar is connected. */
  readonly google: GoogleStandin;
  close(): Promise<void>;
}

const DAYS_MS = 86_400_000;

type Tokens = (actor: ActorName) => Promise<string | undefined>;

/** A token of a new session at each call, so that one may be ended without ending the next. */
async function tokenMaker(
  api: TestApi,
  clinic: FullPractice,
  other: FullPractice,
): Promise<Tokens> {
  const { people } = clinic;
  api.clock.ms -= 8 * DAYS_MS;
  const expired = await api.tokenFor(clinic.actor(people.ana));
  api.clock.ms += 8 * DAYS_MS;
  const revoked = await api.tokenFor(clinic.actor(people.ana));
  await api.call('POST', '/auth/logout', { token: revoked });
  const dead: Partial<Record<ActorName, string>> = { expired, revoked };
  const actors: Partial<Record<ActorName, Actor>> = {
    psychologist: clinic.actor(people.ana),
    colleague: clinic.actor(people.bruno),
    administrator: clinic.actor(people.admin),
    patient: clinic.actor(people.portal),
    otherPatient: clinic.actor(people.davi),
    stranger: other.actor(other.people.ana),
  };
  return async (name) => {
    const actor = actors[name];
    return actor ? api.tokenFor(actor) : dead[name];
  };
}

const missingRows = (newId: () => string, rows: Rows): Rows =>
  Object.fromEntries(Object.keys(rows).map((kind) => [kind, newId()])) as unknown as Rows;

/** The head of an answer whose body goes on for as long as somebody listens. */
async function callWithoutEnd(api: TestApi, path: string, token?: string): Promise<Answer> {
  const listening = new AbortController();
  const { status, headers, body } = await api.app.request(`/api${path}`, {
    signal: listening.signal,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  const isStream = headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  const text = isStream ? '' : await new Response(body).text();
  listening.abort();
  if (isStream) await body?.cancel();
  return { status, headers, text, body: isStream ? {} : JSON.parse(text) };
}

/** What importing documents leaves out. */
const firstVersions = (tx: Tx, tenantId: string) =>
  sql`
    insert into note_versions (tenant_id, note_id, v, plaintext, user_id, at)
    select tenant_id, id, 1, plaintext, psychologist_id, created_at from notes
    where tenant_id = ${tenantId}
    on conflict do nothing`.execute(tx);

const MOST_PLACES = 20_000;

/** @returns whether nothing stood in the way */
async function isPlaced(loading: Promise<void>): Promise<boolean> {
  try {
    await loading;
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.code === 'appointment_overlap') return false;
    throw error;
  }
}

/**
 * Two full practices of the same people, and a token for each actor.
 * @param more parts that replace the usual ones
 */
export async function openMatrixWorld(
  db: Database,
  more: Parameters<typeof createTestApi>[2] = {},
): Promise<MatrixWorld> {
  const google = await openGoogle();
  // Random registrations are refused more often than any network's people.
  const limits = { registerRefused: 10_000 };
  const api = createTestApi(db, { ...google.config, limits }, more);
  const clinic = fullPractice(idMaker(1));
  const other = fullPractice(idMaker(2));
  const newId = idMaker(3);
  const load = (tenantId: string, sets: FullPractice['seed']) =>
    withTenant(db, tenantId, async (tx) => {
      await importDocuments(tx, tenantId, sets);
      await firstVersions(tx, tenantId);
    });
  await load(clinic.tenantId, clinic.seed);
  const ownPractice = other.seed.tenants?.map((one) => ({ ...one, kind: 'individual' as const }));
  await load(other.tenantId, { ...other.seed, tenants: ownPractice ?? [] });
  const newToken = await tokenMaker(api, clinic, other);
  const kept = new Map<ActorName, string | undefined>();
  for (const name of actorNames) kept.set(name, await newToken(name));
  let places = 10;
  const send: MatrixWorld['send'] = async (actor, method, { path, query, body, headers = {} }) => {
    const token = path === '/auth/logout' ? await newToken(actor) : kept.get(actor);
    if (path === '/sync/events') return callWithoutEnd(api, path, token);
    return api.call(method, query ? `${path}?${query}` : path, { token, body, headers });
  };
  const call: MatrixWorld['call'] = (actor, method, path, { body, query = {} } = {}) =>
    send(actor, method, { path, query: new URLSearchParams(query).toString(), body });
  for (const actor of ['psychologist', 'colleague', 'stranger'] as const)
    await connectCalendar(google.standin, actor, (method, path, body) =>
      call(actor, method, path, { body }),
    );
  return {
    api,
    clinic,
    other,
    google: google.standin,
    close: () => google.standin.close(),
    rows: {
      ...clinic.rows,
      stranger: other.rows.carla,
      missing: missingRows(newId, clinic.rows.carla),
    },
    send,
    async upload(actor, path, form) {
      const response = await api.app.request(`/api${path}`, {
        method: 'POST',
        body: form,
        headers: { authorization: `Bearer ${kept.get(actor)}` },
      });
      const text = await response.text();
      return { status: response.status, headers: response.headers, text, body: JSON.parse(text) };
    },
    call,
    async signInAgain() {
      await db.kysely.updateTable('users').set({ is_active: true }).execute();
      for (const name of actorNames) kept.set(name, await newToken(name));
    },
    async fresh(owner) {
      const from = owner === 'stranger' ? other : clinic;
      const patient = from.patients[owner === 'stranger' ? 'carla' : owner];
      for (;;) {
        const { rows, sets } = makeRows(newId, patient.psychologistId ?? '', patient, places++);
        // Sessions that the calls themselves booked may stand in the way of a place.
        if (await isPlaced(load(from.tenantId, sets))) return rows;
        if (places > MOST_PLACES) throw new Error('No place is free for new rows.');
      }
    },
  };
}
