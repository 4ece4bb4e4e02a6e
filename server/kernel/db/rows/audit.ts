import type { JSONColumnType } from 'kysely';
import type { EventKind, RecordPart } from '../../../../src/domain/audit/kinds.ts';

export interface SecurityEventRow {
  tenant_id: string;
  id: string;
  at: string;
  kind: EventKind;
  actor_id: string | null;
  subject_id: string | null;
  session_id: string | null;
  client_id: string | null;
  network: string | null;
  details: JSONColumnType<Record<string, string | number | boolean>, string | undefined, never>;
}

export interface RecordReadRow {
  tenant_id: string;
  hour: string;
  user_id: string;
  patient_id: string;
  part: RecordPart;
  psychologist_id: string | null;
  client_id: string | null;
  at: string;
  received_at: string;
}
