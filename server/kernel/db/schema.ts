import type {
  AccountEmailRow,
  AddressChangeRow,
  AddressClaimRow,
  AiUsageRow,
  AttemptRow,
  KnownDeviceRow,
  MemberInviteRow,
  OneTimeTokenRow,
  PlanRow,
  PracticeDomainRow,
  ReminderRow,
  SessionRow,
  TenantRow,
  UserRow,
} from './rows/accounts.ts';
import type { RecordReadRow, SecurityEventRow } from './rows/audit.ts';
import type {
  CalendarAuthorizationRow,
  CalendarDepartureRow,
  CalendarIntegrationRow,
  CalendarClaimRow,
  CalendarLinkRow,
  CalendarRefusalRow,
} from './rows/agenda.ts';
import type { NoteChainRow, NoteVersionRow, TranscriptionRow } from './rows/clinical.ts';
import type {
  AnswerRow,
  ClientDocumentRow,
  ClientRow,
  FeedRow,
  HistoryMarkRow,
  ReceiptRow,
} from './rows/devices.ts';
import type { DocumentTables } from './rows/documents.ts';
import type { ArchiveRow, DisposalRow, RecordSealRow } from './rows/records.ts';
import type { CopyMadeRow, JobRow, MigrationRow, UploadPlaceRow } from './rows/work.ts';

/*
 * Rows as the drivers give them (see parsers.ts): instants are ISO text with milliseconds and 'Z', days `yyyy-MM-dd`,
 * bigint a number.
 */

export interface Tables extends DocumentTables {
  tenants: TenantRow;
  users: UserRow;
  practice_domains: PracticeDomainRow;
  account_emails: AccountEmailRow;
  address_changes: AddressChangeRow;
  address_claims: AddressClaimRow;
  sessions: SessionRow;
  known_devices: KnownDeviceRow;
  member_invites: MemberInviteRow;
  attempts: AttemptRow;
  one_time_tokens: OneTimeTokenRow;
  ai_usage: AiUsageRow;
  note_versions: NoteVersionRow;
  note_chain: NoteChainRow;
  archive: ArchiveRow;
  disposals: DisposalRow;
  record_seals: RecordSealRow;
  clients: ClientRow;
  client_documents: ClientDocumentRow;
  receipts: ReceiptRow;
  answers: AnswerRow;
  feed: FeedRow;
  history_marks: HistoryMarkRow;
  security_events: SecurityEventRow;
  record_reads: RecordReadRow;
  plans: PlanRow;
  reminders: ReminderRow;
  jobs: JobRow;
  calendar_authorizations: CalendarAuthorizationRow;
  calendar_departures: CalendarDepartureRow;
  calendar_integrations: CalendarIntegrationRow;
  calendar_claims: CalendarClaimRow;
  calendar_links: CalendarLinkRow;
  calendar_refusals: CalendarRefusalRow;
  transcriptions: TranscriptionRow;
  upload_places: UploadPlaceRow;
  copies_made: CopyMadeRow;
  schema_migrations: MigrationRow;
}
