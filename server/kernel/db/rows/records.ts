import type { ArchivedEntity, RecordKind } from '../../../../src/domain/records/retention.ts';

export interface ArchiveRow {
  tenant_id: string;
  entity: ArchivedEntity;
  id: string;
  patient_id: string;
  appointment_id: string;
  psychologist_id: string;
  /** JSON */
  document: string;
  record_kind: RecordKind;
  entered_at: string;
  reason: string | null;
  archived_at: string;
  archived_by: string;
  keep_until: string;
}

export interface RecordSealRow {
  tenant_id: string;
  id: string;
  patient_id: string;
  psychologist_id: string;
  sealed_at: string;
  sealed_by: string;
  keep_until: string;
  /** JSON: `SealedItem[]` */
  items: string;
  opened_at: string | null;
  opened_for: string | null;
}

export interface DisposalRow {
  tenant_id: string;
  id: string;
  patient_id: string;
  psychologist_id: string;
  record_kind: RecordKind;
  basis: string;
  last_entry_at: string;
  disposed_at: string;
  /** JSON: `DisposedItem[]` */
  items: string;
}
