import type { Actor } from '../../../src/domain/core/command.ts';
import type { BatchAnswer, ChangesPage, CommandResult } from '../../../src/domain/sync/protocol.ts';
import { parseJson, requireOurs } from '../../../src/sync/transport/answer.ts';
import { packJson, plainJson } from '../../../src/sync/transport/body.ts';
import { createTestApi } from '../../harness/server/api.ts';
import { sharedDatabase } from '../../harness/database/database.ts';
import { idMaker, smallClinic } from '../../harness/practice/practice.ts';
import { createSqlServer } from '../../harness/database/sqlServer.ts';
import type { Ledger } from './ledger.ts';
import { copyKnowing, type SimulatedServer } from './server.ts';

type Recorded = Exclude<CommandResult, { status: 'failed' }>;

const outcomeOf = (result: Recorded) =>
  result.status === 'done'
    ? { status: result.status, v: result.v }
    : { status: result.status, code: result.code, message: result.message, http: 409 };

/** The whole application over the embedded database, called as HTTP with real tokens; only the line is missing. */
export async function pgliteSimulation(
  seed: number,
  now: () => number,
  ledger: () => Ledger,
): Promise<SimulatedServer> {
  const database = await sharedDatabase();
  const api = createTestApi(database);
  const server = createSqlServer(database, { now, newId: idMaker(seed + 1_000_000) });
  const clinic = smallClinic(idMaker(seed));
  await server.createTenant(clinic.seed);
  const known = new Set<string>();
  const tokens = new Map<string, Promise<string>>();

  const tokenOf = (actor: Actor): Promise<string> => {
    const token = tokens.get(actor.userId) ?? api.tokenFor(actor);
    tokens.set(actor.userId, token);
    return token;
  };

  async function ask<T>(actor: Actor, path: string, init: RequestInit = {}): Promise<T> {
    api.clock.ms = now();
    const authorization = `Bearer ${await tokenOf(actor)}`;
    const response = await api.app.request(`/api${path}`, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), authorization },
    });
    const text = await response.text();
    await requireOurs(response, async () => text);
    return parseJson<T>(text);
  }

  return {
    clinic,
    takesAnyRole: false,
    pull({ cursor, clientId, limit }, actor) {
      const query = new URLSearchParams({
        clientId,
        limit: String(limit),
        ...(cursor && { cursor }),
      });
      return ask<ChangesPage>(actor, `/sync/changes?${query.toString()}`);
    },
    async push(batch, actor) {
      const { body, headers } = await packJson(batch);
      const answer = await ask<BatchAnswer>(actor, '/sync/commands', {
        method: 'POST',
        body,
        headers,
      });
      for (const result of answer.results) {
        if (result.status === 'failed' || known.has(result.key)) continue;
        known.add(result.key);
        ledger().serverRecorded(result.key, batch.clientId, outcomeOf(result));
      }
      return answer;
    },
    async neverHeld(asked, actor) {
      const { body, headers } = plainJson(asked);
      return ask(actor, '/sync/never-held', { method: 'POST', body, headers });
    },
    async tellReads(told, actor) {
      const { body, headers } = plainJson(told);
      return ask(actor, '/audit/reads', { method: 'POST', body, headers });
    },
    projection: async (actor) => server.projection(actor),
    knows: (key) => known.has(key),
    startEpoch: async () => server.startEpoch(clinic.tenantId),
    async work() {
      api.clock.ms = now();
      await api.jobs.runDue();
    },
    async handOver({ patientId, memberId, successorId }) {
      const body = { successorId, patients: [{ patientId, overlaps: 'cancel' }] };
      const { body: text, headers } = plainJson(body);
      const { people, actor } = clinic;
      const path = `/clinic/members/${memberId}/handover`;
      await ask(actor(people.admin), path, { method: 'POST', body: text, headers });
    },
    async copy() {
      const { seq, setBack } = await copyKnowing(known, () => server.copy(clinic.tenantId));
      // Sessions since then are gone with the rest: people sign in again.
      return { seq, setBack: () => setBack().then(() => tokens.clear()) };
    },
  };
}
