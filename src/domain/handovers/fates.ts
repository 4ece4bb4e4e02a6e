import type { Documents, EntityName } from '../core/documents.ts';
import { shelfOf } from '../notes/shelf.ts';

/** How a patient, or a psychologist's account, changes hands. Two records are never merged. */
export const acts = [
  /** Agenda and registration data go to a colleague, at once. */
  'handover',
  /** The record follows them, once its holder agrees or the time to object is over. */
  'record',
  /** The record is closed to everybody. */
  'seal',
  /** A sealed record goes to a successor. */
  'unseal',
  /** A psychologist's account is closed by the administrator. */
  'deactivation',
  /** A psychologist's account is closed for good, which needs that no patient is left with it. */
  'closing',
] as const;
export type Act = (typeof acts)[number];

/** Outcomes for a document, each in words. */
export const fates = {
  stays: 'stays with whom it was',
  moves: 'is the successor’s, and no longer the former psychologist’s',
  shared: 'is read by both',
  copied: 'stays, and the successor has a document of their own beside it',
  ends: 'stays, cancelled or switched off',
  sealed: 'is read by no psychologist',
  removed: 'is removed',
} as const;
export type Fate = keyof typeof fates;

type Fates = { readonly [A in Act]: Fate };

/** Documents of an entity that share their fates. */
export interface Part<D> {
  readonly name: string;
  /** Values that its documents have. */
  readonly equal?: Partial<D>;
  /** The field with an instant that has not come. */
  readonly comes?: keyof D & string;
  readonly is?: (document: D) => boolean;
  readonly fates: Fates;
}

const STAYS: Fates = {
  handover: 'stays',
  record: 'stays',
  seal: 'stays',
  unseal: 'stays',
  deactivation: 'stays',
  closing: 'stays',
};

const REST = { name: 'all others', fates: STAYS };
const ALL = [{ name: 'all', fates: STAYS }];
const PASSES: Fates = { ...STAYS, handover: 'moves', seal: 'ends' };
const RECORD: Fates = { ...STAYS, record: 'moves', seal: 'sealed', unseal: 'moves' };

type Table = { readonly [E in EntityName]: readonly Part<Documents[E]>[] };

/**
 * All that there is, and what becomes of it. The first part counts that a document is of; the last
 * one of each entity takes all that are left. `docs/hand-over.md` shows it.
 */
export const fateTable: Table = {
  tenants: ALL,
  users: [{ name: 'all', fates: { ...STAYS, deactivation: 'ends', closing: 'ends' } }],
  bellDismissals: [{ name: 'all', fates: { ...STAYS, closing: 'removed' } }],
  freeTimes: ALL,
  patients: [
    {
      name: 'all',
      fates: { ...STAYS, handover: 'shared', record: 'moves', seal: 'sealed', unseal: 'moves' },
    },
  ],
  handovers: ALL,
  patientInvites: [{ name: 'pending', equal: { status: 'pending' }, fates: PASSES }, REST],
  correctionRequests: [
    { name: 'open', equal: { status: 'open' }, fates: { ...STAYS, handover: 'moves' } },
    REST,
  ],
  availabilityPeriods: ALL,
  availabilityBlocks: ALL,
  recurringBreaks: ALL,
  recurringAppointments: [{ name: 'active', equal: { isActive: true }, fates: PASSES }, REST],
  professionalProfiles: ALL,
  noteTemplates: [{ name: 'all', fates: { ...STAYS, closing: 'removed' } }],
  appointments: [
    { name: 'to come', equal: { status: 'scheduled' }, comes: 'startAt', fates: PASSES },
    REST,
  ],
  notes: [
    { name: 'of the record', is: (note) => shelfOf(note) === 'record', fates: RECORD },
    { name: 'the author’s own', fates: { ...STAYS, seal: 'sealed' } },
  ],
  // What is left of it becomes a credit with the successor.
  packages: [{ name: 'all', fates: { ...STAYS, handover: 'copied' } }],
  payments: ALL,
  issuedDocuments: ALL,
  recordSheets: [{ name: 'all', fates: RECORD }],
  paymentReceipts: ALL,
  receitaFiles: ALL,
};

/** Returns the part of its entity that a document is of. @param now ISO */
export function partOf<E extends EntityName>(
  entity: E,
  document: Documents[E],
  now: string,
): Part<Documents[E]> {
  const has = ({ equal, comes, is }: Part<Documents[E]>): boolean =>
    Object.entries(equal ?? {}).every(([name, value]) => document[name as never] === value) &&
    (!comes || String(document[comes]) >= now) &&
    (is?.(document) ?? true);
  const part = fateTable[entity].find(has);
  if (!part) throw new Error(`No part of ${entity} is for this document.`);
  return part;
}
