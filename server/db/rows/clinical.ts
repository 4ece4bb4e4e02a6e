import type { Generated } from 'kysely';

export interface NoteVersionRow {
  tenant_id: string;
  note_id: string;
  v: number;
  plaintext: string;
  submitted: string | null;
  user_id: string | null;
  client_id: string | null;
  at: string;
  received_at: Generated<string | null>;
}

export interface TranscriptionRow {
  tenant_id: string;
  user_id: string;
  key: string;
  fingerprint: string;
  text: string | null;
  leased_until: string;
  created_at: string;
}
