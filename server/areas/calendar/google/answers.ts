import {
  type Difference,
  type HeldBack,
  type IntegrationAnswer,
  isWritable,
} from '../../../../src/domain/contract/calendar.ts';
import type { Integration } from './access/integrations.ts';

const READ_ONLY =
  'Esta agenda é somente leitura: os horários ocupados aparecem aqui, mas as sessões não podem ser criadas nela.';
const RECONNECT = 'A conexão com o Google Agenda expirou. Conecte a agenda novamente.';

const SHOWN_MAX = 20;

const shown = <T extends Difference>(all: readonly T[]) => ({
  count: all.length,
  first: all.slice(0, SHOWN_MAX),
});

/** Sessions on which both sides differ for a while. */
export interface Differences {
  readonly refused: readonly Difference[];
  readonly heldBack: readonly HeldBack[];
}

export function presentIntegration(
  integration: Integration | undefined,
  configured: boolean,
  { refused, heldBack }: Differences,
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
    refused: shown(readOnly ? [] : refused),
    heldBack: shown(heldBack),
    needsReconnect,
    readOnly,
    warning: needsReconnect ? RECONNECT : readOnly ? READ_ONLY : null,
  };
}
