import type { Generated } from 'kysely';

export interface NoteVersionRow {
  tenant_id: string;
  note_id: string;
  v: number;
  /** `null` where the version is kept as a difference. */
  plaintext: string | null;
  submitted: string | null;
  user_id: string | null;
  client_id: string | null;
  at: string;
  received_at: Generated<string | null>;
  salt: Generated<string>;
  is_aside: Generated<boolean>;
  based_on: Generated<string | null>;
  plain_hash: Generated<string | null>;
  submitted_hash: Generated<string | null>;
  /** The version from which `delta` is the difference. */
  base_v: Generated<number | null>;
  /** Differences between this version and a whole text. */
  depth: Generated<number>;
  delta: Generated<string | null>;
  /** The difference from what `plaintext` or `delta` says. */
  submitted_delta: Generated<string | null>;
}

export interface NoteChainRow {
  tenant_id: string;
  note_id: string;
  number: number;
  v: number;
  at: string;
  received_at: string | null;
  sealed_at: string;
  author_id: string | null;
  text_hash: string;
  hash: string;
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
