/** Values of one field of many documents. `absent` fields are not there at all, which is not `null`. */
type Column =
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

interface Field {
  readonly name: string;
  readonly column: Column;
  /** Whether some objects lack it. */
  readonly isOptional: boolean;
}

/** Objects field by field: read from the disk as a few large values instead of many small ones. */
export interface Columns {
  readonly length: number;
  readonly fields: readonly Field[];
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
function encodeColumn(values: readonly unknown[]): Column {
  if (values.every((value) => typeof value === 'number'))
    return { kind: 'numbers', values: Float64Array.from(values) };
  const few = dictionary(values);
  if (few) return few;
  return values.every(isText) ? texts(values) : { kind: 'plain', values };
}

const cut = () => new RangeError('a column of the snapshot is cut');

function splitTexts(joined: string): unknown[] {
  const values: unknown[] = joined.split(SEPARATOR);
  for (let i = 0; i < values.length; i++) {
    if (values[i] === NULL) values[i] = null;
    else if (values[i] === ABSENT) values[i] = undefined;
  }
  return values;
}

/** Reads a value of a column by its place. */
function readerOf(column: Column, length: number): (place: number) => unknown {
  if (column.kind === 'dictionary') {
    const { values, places } = column;
    if (places.length !== length) throw cut();
    return (place) => values[places[place] ?? values.length];
  }
  const values = column.kind === 'texts' ? splitTexts(column.joined) : column.values;
  if (values.length !== length) throw cut();
  return (place) => values[place];
}

export function encodeColumns(objects: readonly object[]): Columns {
  const names = new Set<string>();
  for (const object of objects) for (const name in object) names.add(name);
  const fields = [...names].map((name) => {
    const values: unknown[] = objects.map((object) => object[name as never]);
    return { name, column: encodeColumn(values), isOptional: values.includes(undefined) };
  });
  return { length: objects.length, fields };
}

/** @throws RangeError when a column is not as long as the rest */
export function decodeColumns({ length, fields }: Columns): Record<string, unknown>[] {
  // Copies of one object share its shape; objects grown field by field take five times as long.
  const always = fields.filter(({ isOptional }) => !isOptional).map(({ name }) => [name, null]);
  const shape: Record<string, unknown> = Object.fromEntries(always);
  const objects = Array.from({ length }, () => ({ ...shape }));
  for (const { name, column } of fields) {
    const read = readerOf(column, length);
    for (let i = 0; i < length; i++) {
      const value = read(i);
      if (value !== undefined) (objects[i] as typeof shape)[name] = value;
    }
  }
  return objects;
}
