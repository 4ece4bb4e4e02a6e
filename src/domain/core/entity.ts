import * as v from 'valibot';

/**
 * The groups of readers that a document can have.
 * `practice`: everybody of the practice.
 * `account`: one member of the staff, for what people keep for themselves.
 * `owner`: one person, nearly always the psychologist whose it is.
 * `successor`: the psychologist to whom it goes while the owner still holds a part of it.
 * `portal`: accounts of patients.
 */
export type Reader = 'practice' | 'administrators' | 'account' | 'owner' | 'successor' | 'portal';

// oxlint-disable-next-line typescript/no-explicit-any -- what a schema takes is not asked here
type AnySchema = v.GenericSchema<any, any>;

/** One field of an entity. Whoever is not among its readers does not receive it. */
export interface Field<S extends AnySchema = AnySchema, R extends Reader = Reader> {
  readonly schema: S;
  /** The heading of its column where people take their data along. */
  readonly label: string;
  readonly readers: readonly R[];
  /** True if it says something of somebody's health. */
  readonly isClinical: boolean;
  /** The argument with which commands set it, if people type it. */
  readonly typed?: AnySchema;
}

export type Fields = Readonly<Record<string, Field>>;

/** Declares a field. Its readers are named one by one: a new field is sent to nobody by itself. */
export const field = <S extends AnySchema, R extends Reader>(
  schema: S,
  label: string,
  readers: readonly [R, ...R[]],
): Field<S, R> => ({ schema, label, readers, isClinical: false });

/** Declares a field about somebody's health. */
export const clinicalField = <S extends AnySchema, R extends Reader>(
  schema: S,
  label: string,
  readers: readonly [R, ...R[]],
): Field<S, R> & { readonly isClinical: true } => ({ schema, label, readers, isClinical: true });

/** Declares that people type a field, and what a command takes for it. */
export const typedField = <F extends Field, S extends AnySchema>(
  declared: F,
  typed: S,
): F & { readonly typed: S } => ({ ...declared, typed });

/** Sets of readers that many fields share. */
export const OWNER = ['owner'] as const;
export const STAFF = ['administrators', 'owner'] as const;
export const STAFF_AND_SUCCESSOR = ['administrators', 'owner', 'successor'] as const;
export const OWNER_AND_PORTAL = ['owner', 'portal'] as const;
export const STAFF_AND_PORTAL = ['administrators', 'owner', 'portal'] as const;
export const STAFF_SUCCESSOR_AND_PORTAL = [
  'administrators',
  'owner',
  'successor',
  'portal',
] as const;

type EntriesOf<F extends Fields> = { -readonly [K in keyof F]: F[K]['schema'] };

/** The schema of a document with these fields. */
export const schemaOf = <F extends Fields>(fields: F): v.ObjectSchema<EntriesOf<F>, undefined> =>
  v.object(
    Object.fromEntries(
      Object.entries(fields).map(([name, { schema }]) => [name, schema]),
    ) as EntriesOf<F>,
  );

type ClinicalName<F extends Fields> = {
  [K in keyof F]: F[K] extends { readonly isClinical: true } ? K : never;
}[keyof F];

/** The names of the fields about somebody's health. */
export const clinicalNames = <F extends Fields>(fields: F): readonly ClinicalName<F>[] =>
  Object.entries(fields)
    .filter(([, { isClinical }]) => isClinical)
    .map(([name]) => name as ClinicalName<F>);

type TypedName<F extends Fields> = {
  [K in keyof F]: F[K] extends { readonly typed: AnySchema } ? K : never;
}[keyof F];

type TypedEntries<F extends Fields> = {
  -readonly [K in TypedName<F>]: NonNullable<F[K]['typed']>;
};

/** Returns the arguments for all fields that people type. */
export const typedArgs = <F extends Fields>(fields: F): TypedEntries<F> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { typed }]) => (typed ? [[name, typed]] : [])),
  ) as TypedEntries<F>;

type TypedValues<F extends Fields> = {
  [K in TypedName<F>]: NonNullable<v.InferOutput<TypedEntries<F>[K]>> | null;
};

/** Returns the values of all fields that people type; `null` for what the arguments leave out. */
export const typedValues = <F extends Fields>(
  fields: F,
  args: { readonly [K in TypedName<F>]?: v.InferOutput<TypedEntries<F>[K]> },
): TypedValues<F> =>
  Object.fromEntries(
    (Object.keys(typedArgs(fields)) as TypedName<F>[]).map((name) => [name, args[name] ?? null]),
  ) as TypedValues<F>;

type DocumentOf<F extends Fields> = v.InferOutput<v.ObjectSchema<EntriesOf<F>, undefined>>;

/**
 * Says how the people of each group are found.
 * A group that is not named must not learn of the document.
 */
export interface Readers<D> {
  readonly practice?: true;
  readonly administrators?: true;
  readonly account?: (document: D) => string;
  readonly owner?: (document: D) => string | null;
  readonly successor?: (document: D) => string | null;
  /**
   * The account that the document names (`userId`), its patient's, or those of the patients whom
   * the person treats.
   */
  readonly portal?: 'itself' | 'patient' | 'treated';
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

interface Traits<D> {
  /** What is said of one that is missing, or foreign, which must look the same. */
  readonly missing: string;
  /** Whether a first sync brings it before the rest: always, or where the instant (ISO) is near. Else with the rest. */
  readonly hotAt?: 'always' | ((document: D) => string);
  /** Whom or what a change of one is about, for the list of pending changes. */
  readonly subject?: (sent: SomeFields, look: Look) => string | null;
}

/**
 * The whole definition of a kind of document.
 * `entities.ts` lists them; everything else follows from there.
 */
export interface Entity<D extends { readonly id: string }> extends Traits<D> {
  /**
   * Its fields: the columns of its table on the server.
   * The table that people take along has the same columns.
   */
  readonly fields: { readonly [K in keyof D]-?: Field };
  /** The answer of its calls, where nothing else is said. */
  // oxlint-disable-next-line typescript/no-explicit-any -- what a schema takes is not asked here
  readonly schema: v.GenericSchema<any, D> & {
    readonly entries: Readonly<Record<string, unknown>>;
  };
  readonly readers: Readers<D>;
  /** The names of the fields that each group receives. */
  readonly visible: Readonly<Record<Reader, ReadonlySet<string>>>;
}

const visibleTo = (fields: Fields, reader: Reader): ReadonlySet<string> =>
  new Set(
    Object.entries(fields)
      .filter(([, { readers }]) => readers.includes(reader))
      .map(([name]) => name),
  );

/** The groups that the fields name. */
type ReadersIn<F extends Fields> = F[keyof F]['readers'][number];

/**
 * Defines an entity.
 * It does not compile where a field names no reader. The groups of `readers` must be exactly those
 * that the fields name.
 */
export function defineEntity<F extends Fields & { readonly id: Field }>({
  fields,
  ...traits
}: Traits<DocumentOf<F>> & {
  readonly fields: F;
  readonly schema: v.ObjectSchema<EntriesOf<F>, undefined>;
  readonly readers: Required<Pick<Readers<DocumentOf<F>>, ReadersIn<F>>>;
}): Entity<DocumentOf<F> & { readonly id: string }> {
  return {
    ...traits,
    fields,
    visible: {
      practice: visibleTo(fields, 'practice'),
      administrators: visibleTo(fields, 'administrators'),
      account: visibleTo(fields, 'account'),
      owner: visibleTo(fields, 'owner'),
      successor: visibleTo(fields, 'successor'),
      portal: visibleTo(fields, 'portal'),
    },
  } as unknown as Entity<DocumentOf<F> & { readonly id: string }>;
}
