import * as v from 'valibot';
import { calendarSchema, isWritable } from './api.ts';
import type { Integration } from './integrations.ts';

const READ_ONLY =
  'Esta agenda é somente leitura: os horários ocupados aparecem aqui, mas as sessões não podem ser criadas nela.';
const RECONNECT = 'A conexão com o Google Agenda expirou. Conecte a agenda novamente.';

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
  needsReconnect: v.boolean(),
  readOnly: v.boolean(),
  warning: v.nullable(v.string()),
});
type IntegrationAnswer = v.InferOutput<typeof integrationAnswer>;

export function presentIntegration(
  integration: Integration | undefined,
  configured: boolean,
): IntegrationAnswer {
  const { calendar, lastSyncAt = null, needsReconnect = false } = integration ?? {};
  const readOnly = calendar !== undefined && !isWritable(calendar.accessRole);
  return {
    exists: integration !== undefined,
    configured,
    data: integration
      ? {
          calendarName: integration.calendar.summary,
          syncEnabled: integration.syncEnabled,
          lastSyncAt,
          userId: integration.userId,
        }
      : null,
    calendar: calendar ?? null,
    lastSyncAt,
    conflicts: integration?.lastConflicts ?? 0,
    needsReconnect,
    readOnly,
    warning: needsReconnect ? RECONNECT : readOnly ? READ_ONLY : null,
  };
}
