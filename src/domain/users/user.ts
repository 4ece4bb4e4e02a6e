import * as v from 'valibot';
import { email, line, text, uuid } from '../core/fields.ts';
import {
  defineEntity,
  field,
  OWNER,
  schemaOf,
  STAFF,
  STAFF_AND_PORTAL,
  textOf,
} from '../core/entity.ts';
import { roles } from './role.ts';

export const WEEKS_AHEAD_MIN = 2;
export const WEEKS_AHEAD_MAX = 12;
export const WEEKS_AHEAD_DEFAULT = 4;
/** What the person chooses from. */
export const weeksAheadChoices = [2, 3, 4, 6, 8, 12] as const;

/** A person with an account. What colleagues may not see is absent, not empty. */
const userFields = {
  id: field(uuid, 'Código', STAFF_AND_PORTAL),
  name: field(line(), 'Nome', STAFF_AND_PORTAL),
  role: field(v.picklist(roles), 'Papel', STAFF_AND_PORTAL),
  email: field(v.optional(email), 'Email', STAFF),
  crp: field(v.optional(v.nullable(line())), 'CRP', STAFF),
  specialization: field(v.optional(v.nullable(line())), 'Especialização', STAFF),
  phone: field(v.optional(v.nullable(line())), 'Telefone', STAFF),
  bio: field(v.optional(v.nullable(text)), 'Biografia', STAFF),
  availabilityWeeksAhead: field(v.optional(v.number()), 'Semanas à frente', STAFF),
  /** When the person proved that the address is theirs. */
  emailVerifiedAt: field(v.optional(v.nullable(v.string())), 'Email confirmado em', STAFF),
  /** How many hours before a session its patient is reminded by mail; `null`: not at all. */
  reminderLeadHours: field(
    v.optional(v.nullable(v.number())),
    'Antecedência do lembrete (h)',
    STAFF,
  ),
  /** Kinds of things that the person's bell leaves out. */
  bellHidden: field(v.optional(v.nullable(v.array(v.string()))), 'Fora do sino', STAFF),
  /** Sessions whose events are gone in Google, about which the psychologist is asked. */
  calendarAsk: field(
    v.optional(v.nullable(v.object({ count: v.number(), at: v.string() }))),
    'Pergunta do calendário',
    OWNER,
  ),
  /** Whether a patient wishes by mail what became of the times asked for; `null`: no. */
  answersMailed: field(v.optional(v.nullable(v.boolean())), 'Respostas por email', STAFF),
  /** The terms that the person accepted, and when. */
  termsVersion: field(v.optional(v.nullable(v.number())), 'Versão dos termos aceita', STAFF),
  termsAcceptedAt: field(v.optional(v.nullable(v.string())), 'Termos aceitos em', STAFF),
  /** When the account is closed, as the person asked; until then it can be taken back. */
  closesAt: field(v.optional(v.nullable(v.string())), 'Conta encerra em', STAFF),
  isActive: field(v.boolean(), 'Ativo', STAFF_AND_PORTAL),
};

export const userSchema = schemaOf(userFields);

export type User = v.InferOutput<typeof userSchema>;

export const users = defineEntity({
  fields: userFields,
  schema: userSchema,
  missing: 'Usuário não encontrado.',
  readers: {
    administrators: true,
    owner: ({ id, role }) => (role === 'administrator' ? null : id),
    portal: 'treated',
  },
  hotAt: 'always',
  subject: (_sent, look) => textOf(look.get('users', look.userId)?.['name']),
});
