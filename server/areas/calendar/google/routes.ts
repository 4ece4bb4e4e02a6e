import type { Context } from 'hono';
import {
  answerHeldBackCall,
  calendarAddressCall,
  calendarsCall,
  changeIntegrationCall,
  connectChosenCall,
  connectPrimaryCall,
  disconnectCall,
  integrationCall,
  syncCall,
  syncSessionsCall,
} from '../../../../src/domain/contract/calendar.ts';
import type { Actor } from '../../../../src/domain/core/command.ts';
import { withTenant } from '../../../kernel/db/tenant.ts';
import { type Endpoint, endpoint } from '../../../web/endpoint/endpoint.ts';
import type { AppEnv } from '../../../web/endpoint/env.ts';
import { interrupted } from '../../../web/http/error-handler.ts';
import { enqueueJobs } from '../../../engine/jobs/queue.ts';
import type { ServerParts } from '../../../kernel/parts.ts';
import { presentIntegration } from './answers.ts';
import { type AuthorizationParts, beginAuthorization } from './access/authorizations.ts';
import { connectChosen, connectPrimary, disconnect, offerCalendars } from './access/connect.ts';
import { forPerson, notConnected, reconnect } from './api/errors.ts';
import { changeIntegration, readIntegration } from './access/integrations.ts';
import { createSealer, type Sealer } from './access/sealer.ts';
import { googleSettings, requireSettings } from './access/settings.ts';
import { answerHeldBack, readHeldBack } from './sync/held.ts';
import { readRefused } from './sync/refusals.ts';
import { syncJob } from './sync/sync-job.ts';
import { syncCalendar } from './sync/sync.ts';

/** Whatever Google does becomes a sentence for the person. Nobody reads it who has gone. */
async function answering<T>(c: Context<AppEnv>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw c.req.raw.signal.aborted ? interrupted() : forPerson(error);
  }
}

/** Works for as long as its caller waits. */
const withGoogle = (
  parts: ServerParts,
  sealer: Sealer,
  { req }: Context<AppEnv>,
): AuthorizationParts => ({
  ...parts,
  settings: requireSettings(parts),
  sealer,
  signal: req.raw.signal,
});

const show = ({ db, config }: ServerParts, actor: Actor) =>
  withTenant(db, actor.tenantId, async (tx) =>
    presentIntegration(await readIntegration(tx, actor), googleSettings({ config }) !== undefined, {
      refused: await readRefused(tx, actor),
      heldBack: await readHeldBack(tx, actor),
    }),
  );

/** Syncs at once; what one run cannot write follows in the background. */
const syncNow = (parts: ServerParts, sealer: Sealer, c: Context<AppEnv>) =>
  answering(c, async () => {
    const { actor } = c.get('session');
    const google = withGoogle(parts, sealer, c);
    const { synced, conflicts, hasMore } = await syncCalendar(google, actor, google.signal);
    if (hasMore)
      await withTenant(parts.db, actor.tenantId, (tx) =>
        enqueueJobs(tx, actor.tenantId, [syncJob(actor)]),
      );
    return { synced, conflicts };
  });

async function enable(parts: ServerParts, actor: Actor, syncEnabled: boolean): Promise<void> {
  requireSettings(parts);
  await withTenant(parts.db, actor.tenantId, async (tx) => {
    const integration = await readIntegration(tx, actor);
    if (!integration) throw notConnected();
    if (integration.needsReconnect && syncEnabled) throw reconnect();
    await changeIntegration(tx, actor, { sync_enabled: syncEnabled });
    if (syncEnabled) await enqueueJobs(tx, actor.tenantId, [syncJob(actor)]);
  });
}

function connecting(parts: ServerParts, sealer: Sealer): readonly Endpoint[] {
  return [
    endpoint(calendarAddressCall, {
      summary: 'O endereço em que a pessoa autoriza o acesso à sua agenda do Google.',
      handle: async ({ c }) => ({
        authUrl: await beginAuthorization(withGoogle(parts, sealer, c), c.get('session').actor),
      }),
    }),
    endpoint(calendarsCall, {
      summary: 'Os calendários da conta autorizada, para a escolha de um.',
      handle: ({ c, body }) =>
        answering(c, () =>
          offerCalendars(withGoogle(parts, sealer, c), c.get('session').actor, body),
        ),
    }),
    endpoint(connectChosenCall, {
      summary: 'Conecta o calendário escolhido.',
      async handle({ c, body }) {
        const { actor } = c.get('session');
        await answering(c, () => connectChosen(withGoogle(parts, sealer, c), actor, body));
        return show(parts, actor);
      },
    }),
    endpoint(connectPrimaryCall, {
      summary: 'Conecta o calendário principal da conta autorizada.',
      async handle({ c, body }) {
        const { actor } = c.get('session');
        await answering(c, () => connectPrimary(withGoogle(parts, sealer, c), actor, body));
        return show(parts, actor);
      },
    }),
  ];
}

function connected(parts: ServerParts, sealer: Sealer): readonly Endpoint[] {
  const syncing = (call: typeof syncCall | typeof syncSessionsCall, summary: string): Endpoint =>
    endpoint(call, {
      summary,
      handle: ({ c }) => syncNow(parts, sealer, c),
    });
  return [
    endpoint(integrationCall, {
      summary: 'A agenda do Google que está conectada, se houver.',
      handle: ({ c }) => show(parts, c.get('session').actor),
    }),
    endpoint(changeIntegrationCall, {
      summary: 'Liga ou desliga a sincronização automática.',
      async handle({ c, body }) {
        const { actor } = c.get('session');
        await enable(parts, actor, body.syncEnabled);
        return show(parts, actor);
      },
    }),
    syncing(syncCall, 'Sincroniza agora, nos dois sentidos.'),
    syncing(syncSessionsCall, 'Sincroniza as sessões agora, nos dois sentidos.'),
    endpoint(answerHeldBackCall, {
      summary: 'Cancela ou mantém as sessões cujos eventos saíram do Google.',
      async handle({ c, body }) {
        const { actor } = c.get('session');
        await answerHeldBack(parts, actor, body.cancel);
        return show(parts, actor);
      },
    }),
    endpoint(disconnectCall, {
      summary:
        'Desconecta a agenda: aqui saem os horários ocupados e as sessões ficam; no Google saem as sessões futuras.',
      async handle({ c }) {
        await disconnect(parts, c.get('session').actor);
        return { success: true };
      },
    }),
  ];
}

export function calendarEndpoints(parts: ServerParts): readonly Endpoint[] {
  const sealer = createSealer(parts);
  return [...connecting(parts, sealer), ...connected(parts, sealer)];
}
