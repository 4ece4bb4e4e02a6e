import { type AnyDocument, type EntityName, refKey } from '../../domain/core/documents.ts';

/** A document of this device that the server's history lacks, since its data were set back. */
export interface ShelvedRow {
  /** Names the state: one document may be here in several. */
  readonly key: string;
  readonly entity: EntityName;
  readonly id: string;
  readonly v: number;
  readonly doc: AnyDocument;
  /** `gone`: the server never held it. `changed`: the server has another, earlier state. */
  readonly kind: 'gone' | 'changed';
  /** When it was kept, ISO. */
  readonly keptAt: string;
}

/** Holds documents aside for their person: part of that person's data, and of nobody else's. */
export interface Shelf {
  list(): Promise<readonly ShelvedRow[]>;
  put(rows: readonly ShelvedRow[]): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
}

/** Kinds that people enter. The rest is the server's own, or made anew from these. */
const KEPT: ReadonlySet<EntityName> = new Set([
  'patients',
  'appointments',
  'notes',
  'recordSheets',
  'payments',
  'packages',
  'paymentReceipts',
  'receitaFiles',
  'correctionRequests',
  'issuedDocuments',
  'recurringAppointments',
  'availabilityPeriods',
  'recurringBreaks',
  'availabilityBlocks',
  'noteTemplates',
  'patientInvites',
  'professionalProfiles',
] as const);

export const isKept = (entity: EntityName): boolean => KEPT.has(entity);

interface Held {
  readonly entity: EntityName;
  readonly id: string;
  readonly v: number;
  readonly doc: AnyDocument;
}

export const shelved = (
  { entity, id, v, doc }: Held,
  kind: ShelvedRow['kind'],
  keptAt: string,
): ShelvedRow => ({ key: `${refKey([entity, id])}@${v}`, entity, id, v, doc, kind, keptAt });

/** The patient whom a document is about. */
export function patientOf({ entity, id, doc }: Pick<Held, 'entity' | 'id' | 'doc'>): string | null {
  if (entity === 'patients') return id;
  const { patientId } = doc as { readonly patientId?: string | null };
  return patientId ?? null;
}
