import { documentTables } from '../../../engine/documents/tables.ts';

/** How an export reads a table. */
export interface KeptTable {
  readonly name: string;
  /** The column that says whose a row is. */
  readonly owner: 'id' | 'tenant_id';
  /** SQL that rows have to fulfil. */
  readonly where?: string;
  /** Columns whose value does not travel, with the SQL of what stands in its place. */
  readonly instead?: Readonly<Record<string, string>>;
}

const ofTenant = (name: string): KeptTable => ({ name, owner: 'tenant_id' });

/**
 * All that an export takes along, each table after those that it refers to: the documents first. Another table of a new migration is named here
 * or in `leftOut`; a test fails where it is not.
 */
export const keptTables: readonly KeptTable[] = [
  { name: 'tenants', owner: 'id' },
  ...Object.values(documentTables)
    .filter(({ name }) => name !== 'tenants')
    .map(({ name }) => ofTenant(name)),
  ...`practice_domains account_emails address_changes address_claims sessions known_devices one_time_tokens member_invites
    ai_usage note_versions note_chain archive disposals record_seals clients client_documents receipts answers
    feed history_marks security_events record_reads reminders`
    .split(/\s+/)
    .map(ofTenant),
  // Calendars are read anew from the beginning: what happened there since the copy was made is unknown to it.
  {
    name: 'calendar_integrations',
    owner: 'tenant_id',
    instead: {
      sync_token: 'null::text',
      lease_id: 'null::uuid',
      leased_until: 'null::timestamptz',
    },
  },
  ofTenant('calendar_links'),
  ofTenant('calendar_refusals'),
  ofTenant('calendar_claims'),
  {
    name: 'calendar_departures',
    owner: 'tenant_id',
    instead: { busy_until: 'null::timestamptz' },
  },
  // An instance that worked on a job when the copy was made does not work on the copy's: there the job waits, unless
  // another of its key does.
  {
    name: 'jobs',
    owner: 'tenant_id',
    where: `tenant_id is not null and failed_at is null and (leased_until is null or not exists (
      select from jobs w where w.key = jobs.key and w.leased_until is null and w.failed_at is null))`,
    instead: { leased_until: 'null::timestamptz' },
  },
];

/** Secrets of the server: only with `--with-keys`, since they open more than the file itself does. */
export const KEYS_TABLE = 'server_keys';

/** Tables that stay behind, and why. */
export const leftOut: Readonly<Record<string, string>> = {
  [KEYS_TABLE]: 'only when asked for',
  schema_migrations: 'made by the migrations; its numbers stand in the head of the file',
  plans: 'made by the migrations',
  clock_marks: 'until when this server’s clock was believed',
  copies_made: 'tells of the copies of this database',
  calendar_authorizations: 'sign-ins that had ten minutes to end',
  attempts: 'counts the minutes before, of this server',
  removed_practices: 'what the operator of this server removed',
  upload_places: 'what the instances of this server work on',
  transcriptions: 'texts kept for a week, so that a repeated upload costs once',
};

/** Tables of earlier schemas that are gone, and why a copy of such a database lacks them. */
export const gone: Readonly<Record<string, string>> = {
  login_attempts: 'counted the minutes before, of that server',
};
