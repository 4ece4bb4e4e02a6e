import type { Insertable } from 'kysely';
import type {
  AccountEmailRow,
  AddressChangeRow,
  AddressClaimRow,
  AiUsageRow,
  AttemptRow,
  KnownDeviceRow,
  OneTimeTokenRow,
  PlanRow,
  SessionRow,
  TenantRow,
  UserRow,
} from './rows/accounts.ts';
import type { RecordReadRow, SecurityEventRow } from './rows/audit.ts';
import type {
  AvailabilityBlockRow,
  AvailabilityPeriodRow,
  CalendarAuthorizationRow,
  CalendarDepartureRow,
  CalendarIntegrationRow,
  CalendarLinkRow,
  RecurringAppointmentRow,
  RecurringBreakRow,
} from './rows/agenda.ts';
import type {
  AppointmentRow,
  NoteRow,
  NoteVersionRow,
  PatientInviteRow,
  PatientRow,
  PaymentRow,
  TranscriptionRow,
} from './rows/clinical.ts';
import type {
  AnswerRow,
  ClientDocumentRow,
  ClientRow,
  FeedRow,
  ReceiptRow,
} from './rows/devices.ts';
import type { ArchiveRow, DisposalRow } from './rows/records.ts';
import type { JobRow, MigrationRow, UploadPlaceRow } from './rows/work.ts';

/*
 * Rows as the drivers give them (see parsers.ts): instants are ISO text with milliseconds and 'Z', days `yyyy-MM-dd`,
 * bigint a number.
 */

export interface Tables {
  tenants: TenantRow;
  users: UserRow;
  account_emails: AccountEmailRow;
  address_changes: AddressChangeRow;
  address_claims: AddressClaimRow;
  sessions: SessionRow;
  known_devices: KnownDeviceRow;
  attempts: AttemptRow;
  one_time_tokens: OneTimeTokenRow;
  ai_usage: AiUsageRow;
  patients: PatientRow;
  appointments: AppointmentRow;
  notes: NoteRow;
  note_versions: NoteVersionRow;
  archive: ArchiveRow;
  disposals: DisposalRow;
  clients: ClientRow;
  client_documents: ClientDocumentRow;
  receipts: ReceiptRow;
  answers: AnswerRow;
  feed: FeedRow;
  security_events: SecurityEventRow;
  record_reads: RecordReadRow;
  plans: PlanRow;
  patient_invites: PatientInviteRow;
  availability_periods: AvailabilityPeriodRow;
  availability_blocks: AvailabilityBlockRow;
  recurring_breaks: RecurringBreakRow;
  recurring_appointments: RecurringAppointmentRow;
  payments: PaymentRow;
  jobs: JobRow;
  calendar_authorizations: CalendarAuthorizationRow;
  calendar_departures: CalendarDepartureRow;
  calendar_integrations: CalendarIntegrationRow;
  calendar_links: CalendarLinkRow;
  transcriptions: TranscriptionRow;
  upload_places: UploadPlaceRow;
  schema_migrations: MigrationRow;
}

export type NewRow<T extends keyof Tables> = Insertable<Tables[T]>;
