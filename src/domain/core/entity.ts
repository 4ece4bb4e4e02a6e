import type { GenericSchema } from 'valibot';

/** What of a document a group of readers receives: all of it, all but some fields, or some alone. */
export type Seen<D> =
  | 'whole'
  | { readonly except: readonly (keyof D)[] }
  | { readonly only: readonly (keyof D)[] };

/** Who receives the document, and what of it. Whoever is not named must not learn that it exists. */
export interface SeenBy<D> {
  /** Everybody of the practice. */
  readonly practice?: Seen<D>;
  readonly administrators?: Seen<D>;
  /** One member of the staff, whatever the role, and nobody else: what somebody keeps for themselves. */
  readonly account?: (document: D) => string;
  /** One person, nearly always the psychologist whose it is. */
  readonly owner?: { readonly of: (document: D) => string | null; readonly sees: Seen<D> };
  /**
   * Portal accounts: the one that the document names (`userId`), its patient's, or those of the patients whom the
   * person treats.
   */
  readonly portal?: { readonly of: 'itself' | 'patient' | 'treated'; readonly sees: Seen<D> };
}

/** Fields of which nothing is certain: a command's arguments may stem from another version. */
export type SomeFields = Readonly<Record<string, unknown>>;

/** A text that says something, or `null`. */
export const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** What may be looked up to say whom a change is about. */
export interface Look {
  /** Who is signed in. */
  readonly userId: string;
  get(entity: string, id: unknown): SomeFields | undefined;
  /** The patient's name; that of a refused creation stands in its command alone. */
  patientName(id: unknown): string | null;
}

/** All that is to be said of a kind of document. `entities.ts` lists them; everything else follows from there. */
export interface Entity<D extends { readonly id: string }> {
  /** Its fields: the columns of its table on the server and, where nothing else is said, what its calls answer. */
  // oxlint-disable-next-line typescript/no-explicit-any -- what a schema takes is not asked here
  readonly schema: GenericSchema<any, D> & { readonly entries: Readonly<Record<string, unknown>> };
  /** What is said of one that is missing, or foreign, which must look the same. */
  readonly missing: string;
  readonly seenBy: SeenBy<D>;
  /** Whether a first sync brings it before the rest: always, or where the instant (ISO) is near. Else with the rest. */
  readonly hotAt?: 'always' | ((document: D) => string);
  /** Whom or what a change of one is about, for the list of pending changes. */
  readonly subject?: (sent: SomeFields, look: Look) => string | null;
}

/** For the psychologist whose it is, and for those who keep the clinic's agenda and books. */
export const ofPsychologist: SeenBy<{ readonly psychologistId: string | null }> = {
  administrators: 'whole',
  owner: { of: ({ psychologistId }) => psychologistId, sees: 'whole' },
};
