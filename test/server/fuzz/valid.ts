import * as v from 'valibot';
import { hours, seededBytes } from '../../harness/practice/practice.ts';
import { uuidv7 } from '../../../src/domain/core/id.ts';

/** What a generator may draw from. */
export interface Dice {
  /** In [0, 1). */
  readonly random: () => number;
  /** Ids that a field of this name may hold; none where it names no row. */
  readonly idsFor: (field: string) => readonly string[];
}

export const pick = <T>({ random }: Pick<Dice, 'random'>, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)] as T;
export const between = ({ random }: Pick<Dice, 'random'>, min: number, max: number): number =>
  min + Math.floor(random() * (max - min + 1));

/** The parts of a schema that say what fits it. */
export interface Shape {
  readonly type: string;
  readonly kind?: string;
  readonly pipe?: readonly Shape[];
  readonly requirement?: unknown;
  readonly operation?: unknown;
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly wrapped?: Shape;
  readonly options?: readonly unknown[];
  readonly item?: Shape;
  readonly items?: readonly Shape[];
  readonly key?: Shape;
  readonly value?: Shape;
  readonly literal?: unknown;
  readonly getter?: (input: unknown) => Shape;
}

const LETTERS = Array.from('aeioubcdfghlmnprstvzãçéêíóú AEIO0123456789-\'"<&>\n😀%_\\');

function textOf(dice: Dice, min: number, max: number): string {
  const most = dice.random() < 0.03 ? max : Math.min(max, min + 30);
  let text = '';
  while (text.length < between(dice, min, most)) text += pick(dice, LETTERS);
  return text.slice(0, max);
}

/** Texts that rules beyond a schema's steps ask for: clock times, patterns, documents, codes. */
const SPECIAL = [
  '09:00',
  '10:30',
  '2026-03-12',
  '{"dayOfWeek":3}',
  'basic',
  'month',
  'psych',
  'Consultório-7',
  '529.982.247-25',
  '1',
  '12',
  'primary',
  '1773154800000.019cd79e-0000-7000-8000-000000000001.019cd79e-0000-7000-8000-000000000002.notes',
] as const;

/** What a field of a name usually holds, where chance would hardly find it. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  planId: ['basic'],
  timeZone: ['America/Sao_Paulo'],
  keys: ['no_note:0123:k3x', 'booking:4567:k4'],
  cpf: ['529.982.247-25', '11144477735'],
  cnpj: ['12ABC34501DE35', '11.222.333/0001-81'],
  crp: ['06/123456'],
  month: ['2026-03', '2025-12'],
  payerCpf: ['52998224725'],
  beneficiaryCpf: ['52998224725'],
  sha256: ['0123456789abcdef'.repeat(4)],
  recurringPattern: ['{"dayOfWeek":3}', 'weekly'],
  startTime: ['08:00', '09:15'],
  endTime: ['10:00', '11:30'],
  // Of the form that a proof has; whose it is, nobody knows.
  proof: ['Zm9ybWEgZGUgcHJvdmEgc2VtIGRvbm8gbmVuaHVtLg0'],
};

/** An id that names nothing. */
export const newId = (dice: Dice): string =>
  uuidv7(between(dice, 0, 2 ** 40), seededBytes(dice.random));

const idOf = (dice: Dice, field: string): string => {
  const known = dice.idsFor(field);
  return known.length > 0 && dice.random() < 0.95 ? pick(dice, known) : newId(dice);
};

const instantOf = (dice: Dice): string => {
  const at = hours(between(dice, -400, 4000) / 4);
  return dice.random() < 0.8 ? at : `${at.slice(0, 19)}-03:00`;
};

const dayOf = (dice: Dice): string => hours(between(dice, -60, 90) * 24).slice(0, 10);

const bound = (steps: readonly Shape[], types: readonly string[], fallback: number): number => {
  const found = steps.find(({ type }) => types.includes(type))?.requirement;
  return typeof found === 'number' ? found : fallback;
};

/** A text by the steps that its schema puts it through. */
function stringFor(dice: Dice, steps: readonly Shape[], field: string): string {
  const has = (type: string) => steps.some((step) => step.type === type);
  if (steps.some(({ type, literal }) => type === 'literal' && literal === ''))
    return pick(dice, ['', '  ']);
  const usual = FIELDS[field];
  if (usual && dice.random() < 0.8) return pick(dice, usual);
  if (has('uuid')) return idOf(dice, field);
  if (has('iso_timestamp')) return instantOf(dice);
  if (has('iso_date')) return dayOf(dice);
  if (/email$/i.test(field)) return `p${between(dice, 0, 1e9)}@exemplo.com`;
  if (steps.some(({ operation }) => operation === Number))
    return String(
      between(dice, bound(steps, ['min_value'], 0), Math.min(40, bound(steps, ['max_value'], 40))),
    );
  if (has('regex') || dice.random() < 0.1) return pick(dice, SPECIAL);
  const min = has('non_empty') ? 1 : bound(steps, ['min_length', 'length'], 0);
  return textOf(dice, min, bound(steps, ['max_length', 'length'], 200));
}

function numberFor(dice: Dice, steps: readonly Shape[]): number {
  const min = bound(steps, ['min_value', 'gt_value'], -5);
  const max = bound(steps, ['max_value', 'lt_value'], 1000);
  const whole = between(dice, Math.ceil(min), Math.floor(Math.min(max, min + 1000)));
  const isWhole = steps.some(({ type }) => type === 'integer' || type === 'safe_integer');
  return isWhole || dice.random() < 0.7
    ? whole
    : Math.round((min + dice.random() * 90) * 100) / 100;
}

const anything = (dice: Dice): unknown =>
  pick(dice, [null, true, 7, 'x', [], {}, { a: [1, { b: 'c' }] }]);

const OPTIONAL: ReadonlySet<string> = new Set([
  'optional',
  'exact_optional',
  'nullish',
  'undefinedable',
]);

function objectFor(dice: Dice, entries: Readonly<Record<string, Shape>>): object {
  const all = dice.random() < 0.3;
  const kept = Object.entries(entries).filter(
    ([, one]) => all || !OPTIONAL.has(one.type) || dice.random() < 0.5,
  );
  return Object.fromEntries(kept.map(([name, one]) => [name, draw(dice, one, name)]));
}

type Draw = (dice: Dice, shape: Shape, field: string) => unknown;

const lists = (dice: Dice, shape: Shape, steps: readonly Shape[], field: string): unknown[] => {
  const min = bound(steps, ['min_length', 'non_empty', 'length'], 0);
  const max = Math.min(bound(steps, ['max_length', 'length'], 5), min + 4);
  const item = shape.item ?? { type: 'unknown' };
  return Array.from({ length: between(dice, min, max) }, () => draw(dice, item, field));
};

const drawers: Readonly<Record<string, Draw>> = {
  string: (dice, shape, field) => stringFor(dice, shape.pipe ?? [], field),
  number: (dice, shape) => numberFor(dice, shape.pipe ?? []),
  boolean: (dice) => dice.random() < 0.5,
  null: () => null,
  literal: (_, { literal }) => literal,
  picklist: (dice, { options = [] }) => pick(dice, options),
  enum: (dice, { options = [] }) => pick(dice, options),
  array: (dice, shape, field) => lists(dice, shape, shape.pipe ?? [], field),
  tuple: (dice, { items = [] }, field) => items.map((item) => draw(dice, item, field)),
  object: (dice, { entries = {} }) => objectFor(dice, entries),
  record: (dice, { key, value }, field) =>
    key && value ? { [String(draw(dice, key, field))]: draw(dice, value, field) } : {},
  union: (dice, { options = [] }, field) => draw(dice, pick(dice, options) as Shape, field),
  nullable: (dice, { wrapped }, field) =>
    dice.random() < 0.2 || !wrapped ? null : draw(dice, wrapped, field),
  optional: (dice, { wrapped }, field) => wrapped && draw(dice, wrapped, field),
  lazy: (dice, { getter }, field) => getter && draw(dice, getter(undefined), field),
  intersect: (dice, { options = [] }, field) =>
    Object.assign({}, ...options.map((one) => draw(dice, one as Shape, field))),
};

const ALIASES: Readonly<Record<string, string>> = {
  loose_object: 'object',
  strict_object: 'object',
  object_with_rest: 'object',
  exact_optional: 'optional',
  undefinedable: 'optional',
  nullish: 'nullable',
  variant: 'union',
};

const stepsOf = ({ pipe }: Shape): readonly Shape[] | undefined =>
  pipe?.flatMap((step) => stepsOf(step) ?? [step]);

/** The schema with the steps of pipes inside pipes in one row. */
function flattened(shape: Shape): Shape {
  const pipe = stepsOf(shape);
  return pipe ? { ...shape, pipe } : shape;
}

function draw(dice: Dice, given: Shape, field: string): unknown {
  const shape = flattened(given);
  const drawer = drawers[ALIASES[shape.type] ?? shape.type];
  const value = drawer ? drawer(dice, shape, field) : anything(dice);
  if (!shape.pipe || fits(given, value)) return value;
  // A rule that no step tells: some text of another kind may please it.
  const pleasing = [...SPECIAL, ...(FIELDS[field] ?? [])].filter((text) => fits(given, text));
  return pleasing.length > 0 ? pick(dice, pleasing) : value;
}

const fits = (shape: Shape, value: unknown): boolean =>
  v.safeParse(shape as unknown as v.GenericSchema, value).success;

const PAIRS = [
  ['startAt', 'endAt'],
  ['startTime', 'endTime'],
  ['startDate', 'endDate'],
] as const;

/** Most spans a person gives run forwards. */
function inOrder(dice: Dice, value: Record<string, unknown>): Record<string, unknown> {
  const ordered = { ...value };
  for (const [from, to] of PAIRS) {
    const [a, b] = [value[from], value[to]];
    if (typeof a !== 'string' || typeof b !== 'string' || dice.random() < 0.1) continue;
    if (from === 'startAt' && dice.random() < 0.8 && !Number.isNaN(Date.parse(a)))
      ordered[to] = new Date(Date.parse(a) + 50 * 60_000).toISOString();
    else [ordered[from], ordered[to]] = a < b ? [a, b] : [b, a];
  }
  return ordered;
}

const TRIES = 200;

/** A random object that the schema accepts. @throws where none was found, so that the table above grows */
export function validObject(
  dice: Dice,
  schema: v.GenericSchema | undefined,
): Record<string, unknown> {
  if (!schema) return {};
  for (let tries = 0; tries < TRIES; tries++) {
    const value = inOrder(
      dice,
      draw(dice, schema as unknown as Shape, '') as Record<string, unknown>,
    );
    if (fits(schema as unknown as Shape, value)) return value;
  }
  throw new Error(`No value was found for ${JSON.stringify(schema).slice(0, 500)}`);
}
