import * as v from 'valibot';
import { addDays } from '../time/days.ts';
import { defineEntity, field, schemaOf } from '../core/entity.ts';
import { uuid } from '../core/fields.ts';

/** The bell tells of what happened within so many days; what was put aside is remembered for as long. */
export const BELL_DAYS = 30;
/** So much one person has put aside at most; of more the oldest comes back. */
export const DISMISSALS_MAX = 1000;

/** What needs the person, the record, and what happened to it: something new on the same record has another. */
export const bellKey = v.pipe(
  v.string('Aviso inválido'),
  v.maxLength(140, 'Aviso inválido'),
  v.regex(/^[a-z_]{1,20}:[\w-]{1,64}:[\w.-]{0,50}$/, 'Aviso inválido'),
);

/** What one person has put aside of the bell, on all devices. */
const bellDismissalsFields = {
  id: field(uuid, 'Código', ['account']),
  userId: field(uuid, 'Conta', ['account']),
  items: field(v.array(v.object({ key: v.string(), at: v.string() })), 'Itens', ['account']),
};

const bellDismissalsSchema = schemaOf(bellDismissalsFields);

type BellDismissals = v.InferOutput<typeof bellDismissalsSchema>;
export type Dismissal = BellDismissals['items'][number];

/**
 * The id of a person's only document: the person's own with another version digit, since a device keeps several
 * entities in one collection, by their ids.
 */
export const dismissalsIdOf = (userId: string): string =>
  `${userId.slice(0, 14)}8${userId.slice(15)}`;

/** The first day of which the bell still tells. @param at ISO instant */
export const bellSince = (at: string): string =>
  `${addDays(at.slice(0, 10), -BELL_DAYS)}${at.slice(10)}`;

const compare = (a: Dismissal, b: Dismissal): number =>
  a.at === b.at ? (a.key < b.key ? -1 : 1) : a.at < b.at ? -1 : 1;

/** Without what is forgotten by now, oldest first. @param at ISO instant */
export const keptAt = (items: readonly Dismissal[], at: string): Dismissal[] =>
  items
    .filter((one) => one.at >= bellSince(at))
    .toSorted(compare)
    .slice(-DISMISSALS_MAX);

export const bellDismissals = defineEntity({
  fields: bellDismissalsFields,
  schema: bellDismissalsSchema,
  missing: 'Aviso não encontrado.',
  readers: { account: ({ userId }) => userId },
  hotAt: 'always',
});
