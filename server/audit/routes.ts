import * as v from 'valibot';
import { recordParts } from '../../src/domain/audit/kinds.ts';
import { READS_AT_A_TIME } from '../../src/domain/audit/read.ts';
import { instant, uuid } from '../../src/domain/core/fields.ts';
import { admit } from '../kernel/attempts.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { whole } from '../http/params.ts';
import type { ServerParts } from '../kernel/parts.ts';
import { withReader } from '../reading/reader.ts';
import { eventAnswer, readAnswer, readCursor, recordReads, securityEvents } from './query.ts';
import { writeReads } from '../audit-log/reads.ts';

const PAGE = 50;
const PAGE_MAX = 200;

const limit = v.optional(whole('Limite inválido', 1, PAGE_MAX), String(PAGE));
const next = v.nullable(v.string());

/** What the practice keeps of its security, and of who opened its records. */
export const auditEndpoints = ({ db, clock, config }: ServerParts): readonly Endpoint[] => [
  endpoint({
    method: 'GET',
    path: '/audit/events',
    summary: 'O que houve com as contas e com o consultório, o mais recente primeiro.',
    query: v.object({ before: v.optional(uuid), limit }),
    answer: v.object({ events: v.array(eventAnswer), next }),
    read: async (reader, { query }) => {
      const page = await securityEvents(reader, query);
      return { events: page.items, next: page.next };
    },
  }),
  endpoint({
    method: 'GET',
    path: '/audit/reads',
    summary: 'Quem da equipe abriu o prontuário de quais pacientes, o mais recente primeiro.',
    query: v.object({ patientId: v.optional(uuid), before: v.optional(readCursor), limit }),
    answer: v.object({ reads: v.array(readAnswer), next }),
    read: async (reader, { query }) => {
      const page = await recordReads(reader, query);
      return { reads: page.items, next: page.next };
    },
  }),
  endpoint({
    method: 'POST',
    path: '/audit/reads',
    summary: 'O que foi aberto em um aparelho, mesmo sem conexão. Repetir não muda nada.',
    body: v.object({
      clientId: uuid,
      reads: v.pipe(
        v.array(v.object({ patientId: uuid, part: v.picklist(recordParts), at: instant })),
        v.maxLength(READS_AT_A_TIME, `Envie no máximo ${READS_AT_A_TIME} por vez`),
      ),
    }),
    answer: v.object({ success: v.boolean() }),
    async handle({ c, body: { clientId, reads } }) {
      const { actor } = c.get('session');
      const now = clock.now();
      await admit({ db, now, overrides: config?.limits }, { auditReads: actor.userId });
      await withReader(db, actor, now, ({ tx, now: at }) =>
        writeReads(tx, actor, reads, { clientId, now: at }),
      );
      return { success: true };
    },
  }),
];
