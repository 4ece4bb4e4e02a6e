import type { Generated } from 'kysely';

export interface ClientRow {
  tenant_id: string;
  user_id: string;
  id: string;
  last_seq: number;
  seen_at: string;
}

export interface ClientDocumentRow {
  tenant_id: string;
  user_id: string;
  client_id: string;
  entity: string;
  doc_id: string;
  cs: number;
  refused_key: string | null;
}

export interface ReceiptRow {
  tenant_id: string;
  user_id: string;
  key: string;
  fingerprint: string;
  result: string;
  at: string;
}

export interface AnswerRow {
  tenant_id: string;
  user_id: string;
  key: string;
  fingerprint: string;
  status: number;
  /** Null where it held clinical text. */
  body: string | null;
  at: string;
}

export interface FeedRow {
  tenant_id: string;
  entity: string;
  doc_id: string;
  audience: string;
  v: number;
  hot_at: number | null;
  body: string | null;
}

/** A transaction of the practice's history. */
export interface HistoryMarkRow {
  tenant_id: string;
  v: number;
  mark: number;
  at: Generated<string>;
}
