import * as v from 'valibot';
import { line } from '../../src/domain/core/fields.ts';
import type { Actor } from '../../src/domain/core/command.ts';
import { withTenant } from '../db/tenant.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { enqueueJobs } from '../jobs/queue.ts';
import type { ServerParts } from '../kernel/parts.ts';
import { integrationAnswer, presentIntegration } from './answers.ts';
import { calendarSchema } from './api.ts';
import { type AuthorizationParts, beginAuthorization } from './authorizations.ts';
import { connectChosen, connectPrimary, disconnect, offerCalendars } from './connect.ts';
import { forPerson, notConnected, reconnect } from './errors.ts';
import { changeIntegration, readIntegration } from './integrations.ts';
import { createSealer, type Sealer } from './sealer.ts';
import { googleSettings, requireSettings } from './settings.ts';
import { syncJob } from './sync-job.ts';
import { syncCalendar } from './sync.ts';

const secret = (message: string, max: number) =>
  v.pipe(v.string(message), v.trim(), v.nonEmpty(message), v.maxLength(max, message));

const authCode = secret('Código de autorização não encontrado', 2048);
const state = secret('Estado da autorização não encontrado', 512);
const HANDLE_MAX = 16_384;

const syncAnswer = v.object({ synced: v.number(), conflicts: v.number() });

/** Whatever Google does becomes a sentence for the person. */
async function answering<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw forPerson(error);
  }
}

const withGoogle = (parts: ServerParts, sealer: Sealer): AuthorizationParts => ({
  ...parts,
  settings: requireSettings(parts),
  sealer,
});

const show = ({ db, config }: ServerParts, actor: Actor) =>
  withTenant(db, actor.tenantId, async (tx) =>
    presentIntegration(await readIntegration(tx, actor), googleSettings({ config }) !== undefined),
  );

/** Syncs at once; what one run cannot write follows in the background. */
const syncNow = (parts: ServerParts, sealer: Sealer, actor: Actor) =>
  answering(async () => {
    const { synced, conflicts, hasMore } = await syncCalendar(withGoogle(parts, sealer), actor);
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
    endpoint({
      method: 'GET',
      path: '/google-calendar/auth-url',
      summary: 'O endereço em que a pessoa autoriza o acesso à sua agenda do Google.',
      answer: v.object({ authUrl: v.string() }),
      handle: async ({ c }) => ({
        authUrl: await beginAuthorization(withGoogle(parts, sealer), c.get('session').actor),
      }),
    }),
    endpoint({
      method: 'POST',
      path: '/google-calendar/calendars',
      summary: 'Os calendários da conta autorizada, para a escolha de um.',
      body: v.object({ authCode, state: v.optional(state) }),
      answer: v.object({ calendars: v.array(calendarSchema), tokens: v.string() }),
      handle: ({ c, body }) =>
        answering(() => offerCalendars(withGoogle(parts, sealer), c.get('session').actor, body)),
    }),
    endpoint({
      method: 'POST',
      path: '/google-calendar/connect-with-calendar',
      summary: 'Conecta o calendário escolhido.',
      body: v.object({
        selectedCalendarId: v.pipe(
          line('Escolha um calendário'),
          v.nonEmpty('Escolha um calendário'),
        ),
        tokens: secret('A escolha do calendário expirou. Conecte a agenda novamente.', HANDLE_MAX),
        state,
      }),
      answer: integrationAnswer,
      async handle({ c, body }) {
        const { actor } = c.get('session');
        await answering(() => connectChosen(withGoogle(parts, sealer), actor, body));
        return show(parts, actor);
      },
    }),
    endpoint({
      method: 'POST',
      path: '/google-calendar/connect',
      summary: 'Conecta o calendário principal da conta autorizada.',
      body: v.object({ authCode, state }),
      answer: integrationAnswer,
      async handle({ c, body }) {
        const { actor } = c.get('session');
        await answering(() => connectPrimary(withGoogle(parts, sealer), actor, body));
        return show(parts, actor);
      },
    }),
  ];
}

function connected(parts: ServerParts, sealer: Sealer): readonly Endpoint[] {
  const syncing = (path: string, summary: string): Endpoint =>
    endpoint({
      method: 'POST',
      path,
      summary,
      answer: syncAnswer,
      handle: ({ c }) => syncNow(parts, sealer, c.get('session').actor),
    });
  return [
    endpoint({
      method: 'GET',
      path: '/google-calendar/integration',
      summary: 'A agenda do Google que está conectada, se houver.',
      answer: integrationAnswer,
      handle: ({ c }) => show(parts, c.get('session').actor),
    }),
    endpoint({
      method: 'PUT',
      path: '/google-calendar/integration',
      summary: 'Liga ou desliga a sincronização automática.',
      body: v.object({ syncEnabled: v.boolean('Informe se a sincronização fica ligada') }),
      answer: integrationAnswer,
      async handle({ c, body }) {
        const { actor } = c.get('session');
        await enable(parts, actor, body.syncEnabled);
        return show(parts, actor);
      },
    }),
    syncing('/google-calendar/sync', 'Sincroniza agora, nos dois sentidos.'),
    syncing(
      '/google-calendar/sync-appointments',
      'Sincroniza as sessões agora, nos dois sentidos.',
    ),
    endpoint({
      method: 'DELETE',
      path: '/google-calendar/disconnect',
      summary:
        'Desconecta a agenda: aqui saem os horários ocupados e as sessões ficam; no Google saem as sessões futuras.',
      answer: v.object({ success: v.boolean() }),
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
