import * as v from 'valibot';
import { email, line, text, uuid } from '../core/fields.ts';
import { type Entity, textOf } from '../core/entity.ts';

export const roles = ['psych', 'administrator', 'patient'] as const;
export type Role = (typeof roles)[number];

export const WEEKS_AHEAD_MIN = 2;
export const WEEKS_AHEAD_MAX = 12;
export const WEEKS_AHEAD_DEFAULT = 4;
/** What the person chooses from. */
export const weeksAheadChoices = [2, 3, 4, 6, 8, 12] as const;

/** A person with an account. What colleagues may not see is absent, not empty. */
export const userSchema = v.object({
  id: uuid,
  name: line(),
  role: v.picklist(roles),
  email: v.optional(email),
  crp: v.optional(v.nullable(line())),
  specialization: v.optional(v.nullable(line())),
  phone: v.optional(v.nullable(line())),
  bio: v.optional(v.nullable(text)),
  availabilityWeeksAhead: v.optional(v.number()),
  /** When the person proved that the address is theirs. */
  emailVerifiedAt: v.optional(v.nullable(v.string())),
  /** How many hours before a session its patient is reminded by mail; `null`: not at all. */
  reminderLeadHours: v.optional(v.nullable(v.number())),
  /** Kinds of things that the person's bell leaves out. */
  bellHidden: v.optional(v.nullable(v.array(v.string()))),
  /** Whether a patient wishes by mail what became of the times asked for; `null`: no. */
  answersMailed: v.optional(v.nullable(v.boolean())),
  /** The terms that the person accepted, and when. */
  termsVersion: v.optional(v.nullable(v.number())),
  termsAcceptedAt: v.optional(v.nullable(v.string())),
  /** When the account is closed, as the person asked; until then it can be taken back. */
  closesAt: v.optional(v.nullable(v.string())),
  isActive: v.boolean(),
});

export type User = v.InferOutput<typeof userSchema>;

export const users: Entity<User> = {
  schema: userSchema,
  missing: 'Usuário não encontrado.',
  seenBy: {
    administrators: 'whole',
    owner: { of: ({ id, role }) => (role === 'administrator' ? null : id), sees: 'whole' },
    portal: { of: 'treated', sees: { only: ['id', 'name', 'role', 'isActive'] } },
  },
  hotAt: 'always',
  subject: (_sent, look) => textOf(look.get('users', look.userId)?.['name']),
};
