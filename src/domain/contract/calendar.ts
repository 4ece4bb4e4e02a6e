import * as v from 'valibot';
import { line } from '../core/fields.ts';
import { defineCall } from './kit/call.ts';
import { author, staff } from './kit/rule.ts';

const secret = (message: string, max: number) =>
  v.pipe(v.string(message), v.trim(), v.nonEmpty(message), v.maxLength(max, message));

const authCode = secret('Código de autorização não encontrado', 2048);

const state = secret('Estado da autorização não encontrado', 512);

const HANDLE_MAX = 16_384;

const syncAnswer = v.object({ synced: v.number(), conflicts: v.number() });

/** A calendar that the person can open. */
const calendarSchema = v.object({
  id: v.string(),
  summary: v.string(),
  primary: v.boolean(),
  accessRole: v.string(),
});
export type Calendar = v.InferOutput<typeof calendarSchema>;

/** Whether sessions can be written into a calendar that is open to the person so. */
export const isWritable = (accessRole: string): boolean =>
  accessRole === 'owner' || accessRole === 'writer';

/** A session that stands otherwise in Google. */
const differenceSchema = v.object({
  appointmentId: v.string(),
  startAt: v.string(),
});
export type Difference = v.InferOutput<typeof differenceSchema>;

const heldBackSchema = v.object({
  ...differenceSchema.entries,
  /** Its event was moved to another calendar of the account. */
  isElsewhere: v.boolean(),
});
/** A session whose event is gone in Google, about which the person is asked. */
export type HeldBack = v.InferOutput<typeof heldBackSchema>;

/** A person's connection as the REST contract shows it; never its tokens. */
export const integrationAnswer = v.object({
  exists: v.boolean(),
  /** Whether this server can connect calendars at all. */
  configured: v.boolean(),
  data: v.nullable(
    v.object({
      calendarName: v.string(),
      syncEnabled: v.boolean(),
      lastSyncAt: v.nullable(v.string()),
      userId: v.string(),
    }),
  ),
  calendar: v.nullable(calendarSchema),
  lastSyncAt: v.nullable(v.string()),
  /** Of the last sync. */
  conflicts: v.number(),
  /** Sessions whose change Google refused, the earliest first. It is tried again. */
  refused: v.object({ count: v.number(), first: v.array(differenceSchema) }),
  /** Sessions whose events are gone there, about which the person is asked. */
  heldBack: v.object({ count: v.number(), first: v.array(heldBackSchema) }),
  needsReconnect: v.boolean(),
  readOnly: v.boolean(),
  warning: v.nullable(v.string()),
});
export type IntegrationAnswer = v.InferOutput<typeof integrationAnswer>;

export const calendarAddressCall = defineCall({
  method: 'GET',
  path: '/google-calendar/auth-url',
  allow: author,
  answer: v.object({ authUrl: v.string() }),
});

export const calendarsCall = defineCall({
  method: 'POST',
  path: '/google-calendar/calendars',
  allow: author,
  body: v.object({ authCode, state: v.optional(state) }),
  answer: v.object({ calendars: v.array(calendarSchema), tokens: v.string() }),
});

export const connectChosenCall = defineCall({
  method: 'POST',
  path: '/google-calendar/connect-with-calendar',
  allow: author,
  body: v.object({
    selectedCalendarId: v.pipe(line('Escolha um calendário'), v.nonEmpty('Escolha um calendário')),
    tokens: secret('A escolha do calendário expirou. Conecte a agenda novamente.', HANDLE_MAX),
    state,
  }),
  answer: integrationAnswer,
});

export const connectPrimaryCall = defineCall({
  method: 'POST',
  path: '/google-calendar/connect',
  allow: author,
  body: v.object({ authCode, state }),
  answer: integrationAnswer,
});

export const integrationCall = defineCall({
  method: 'GET',
  path: '/google-calendar/integration',
  allow: staff,
  answer: integrationAnswer,
});

export const changeIntegrationCall = defineCall({
  method: 'PUT',
  path: '/google-calendar/integration',
  allow: author,
  body: v.object({ syncEnabled: v.boolean('Informe se a sincronização fica ligada') }),
  answer: integrationAnswer,
});

/** At once, both ways. */
export const syncCall = defineCall({
  method: 'POST',
  path: '/google-calendar/sync',
  allow: author,
  answer: syncAnswer,
});

/** The same under the name that the contract had first. */
export const syncSessionsCall = defineCall({
  method: 'POST',
  path: '/google-calendar/sync-appointments',
  allow: author,
  answer: syncAnswer,
});

/** Says if the sessions whose events are gone in Google are cancelled. */
export const answerHeldBackCall = defineCall({
  method: 'POST',
  path: '/google-calendar/held-back',
  allow: author,
  body: v.object({ cancel: v.boolean('Informe se as sessões são canceladas') }),
  answer: integrationAnswer,
});

export const disconnectCall = defineCall({
  method: 'DELETE',
  path: '/google-calendar/disconnect',
  allow: author,
  answer: v.object({ success: v.boolean() }),
});
