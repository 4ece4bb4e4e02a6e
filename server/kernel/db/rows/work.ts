import type { Generated, GeneratedAlways } from 'kysely';

export interface JobRow {
  id: Generated<string>;
  tenant_id: string | null;
  kind: string;
  key: string;
  /** jsonb: read as an object, written as JSON text. */
  payload: Record<string, unknown>;
  run_at: string;
  attempts: Generated<number>;
  leased_until: string | null;
  failed_at: string | null;
  last_error: string | null;
  created_at: Generated<string>;
}

export interface UploadPlaceRow {
  tenant_id: string;
  id: string;
  leased_until: string;
}

/** The newest copy of everything. */
export interface CopyMadeRow {
  readonly made_at: string;
  readonly bytes: number;
}

export interface MigrationRow {
  version: number;
  name: string;
  applied_at: GeneratedAlways<string>;
}
