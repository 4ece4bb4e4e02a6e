/** Values of one field of many documents. `absent` fields are not there at all, which is not `null`. */
export type Column =
  | { readonly kind: 'numbers'; readonly values: Float64Array }
  /** Few different values, each kept once. */
  | {
      readonly kind: 'dictionary';
      readonly values: readonly unknown[];
      readonly places: Uint16Array | Uint32Array;
    }
  /** One long text, cut at NUL, which no field may contain. */
  | { readonly kind: 'texts'; readonly joined: string }
  | { readonly kind: 'plain'; readonly values: readonly unknown[] };

/** Documents of one entity, field by field: read from the disk as a few large values instead of many small ones. */
export interface Columns {
  readonly length: number;
  readonly fields: readonly (readonly [name: string, column: Column])[];
}

const SEPARATOR = '\0';
const NULL = '\u0001';
const ABSENT = '\u0002';

/** Whether a field can be cut out of a long text again. */
const isText = (value: unknown): value is string | null | undefined =>
  value == null ||
  (typeof value === 'string' && value !== NULL && value !== ABSENT && !value.includes(SEPARATOR));

const texts = (values: readonly (string | null | undefined)[]): Column => ({
  kind: 'texts',
  joined: values.map((value) => (value === undefined ? ABSENT : (value ?? NULL))).join(SEPARATOR),
});

/** Equal values have equal names; no text is named as a list is. */
const nameOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? `${SEPARATOR}${JSON.stringify(value)}` : value;

/** `null` where the values are too many to be worth it. */
function dictionary(values: readonly unknown[]): Column | null {
  const most = Math.max(16, values.length / 4);
  const places = new Map<unknown, number>();
  const different: unknown[] = [];
  const indexes = new Uint32Array(values.length);
  for (let i = 0; i < values.length; i++) {
    const name = nameOf(values[i]);
    let place = places.get(name);
    if (place === undefined) {
      if (different.length >= most) return null;
      places.set(name, (place = different.push(values[i]) - 1));
    }
    indexes[i] = place;
  }
  const small = different.length <= 0xffff;
  return {
    kind: 'dictionary',
    values: different,
    places: small ? Uint16Array.from(indexes) : indexes,
  };
}

/** The smallest form that gives the values back. */
export function encodeColumn(values: readonly unknown[]): Column {
  if (values.every((value) => typeof value === 'number'))
    return { kind: 'numbers', values: Float64Array.from(values) };
  const few = dictionary(values);
  if (few) return few;
  return values.every(isText) ? texts(values) : { kind: 'plain', values };
}

/** Reads a value of a column by its place. */
type Reader = (place: number) => unknown;

function readTexts(joined: string, length: number): Reader {
  const values = joined.split(SEPARATOR);
  if (values.length !== length) throw cut();
  return (place) => {
    const value = values[place];
    return value === NULL ? null : value === ABSENT ? undefined : value;
  };
}

const cut = () => new RangeError('a column of the snapshot is cut');

function readerOf(column: Column, length: number): Reader {
  if (column.kind === 'texts') return readTexts(column.joined, length);
  const { values } = column;
  if (column.kind === 'dictionary') {
    const { places } = column;
    if (places.length !== length) throw cut();
    return (place) => values[places[place] ?? values.length];
  }
  if (values.length !== length) throw cut();
  return (place) => values[place];
}

/**
 * Some of the objects, each with its fields in one order; `from` and `to` are places.
 * @throws RangeError when a column is not as long as the rest
 */
export function decodeColumns({ length, fields }: Columns): (from: number, to: number) => object[] {
  const readers = fields.map(([name, column]) => [name, readerOf(column, length)] as const);
  // Copies of one object share its shape; objects grown field by field take five times as long.
  const shape = Object.fromEntries(fields.map(([name]) => [name, undefined as unknown]));
  return (from, to) => {
    const objects = Array.from({ length: Math.min(to, length) - from }, () => ({ ...shape }));
    for (const [name, read] of readers)
      for (let i = 0; i < objects.length; i++) {
        const object = objects[i] as typeof shape;
        const value = read(from + i);
        if (value === undefined) delete object[name];
        else object[name] = value;
      }
    return objects;
  };
}
