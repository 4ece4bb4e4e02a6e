import {
  ownEventsCall,
  recordReadsCall,
  reportExportCall,
  reportReadsCall,
  securityEventsCall,
} from '../../../../src/domain/contract/audit.ts';
import { admit } from '../../../kernel/attempts.ts';
import { type Endpoint, endpoint } from '../../../web/endpoint/endpoint.ts';
import type { ServerParts } from '../../../kernel/parts.ts';
import { withReader } from '../../../engine/reading/reader.ts';
import { ownEvents, securityEvents } from './query.ts';
import { recordReads } from './reads.ts';
import { writeExport } from '../../../engine/audit-log/exports.ts';
import { writeReads } from '../../../engine/audit-log/reads.ts';

/** What the practice keeps of its security, and of who opened its records. */
export const auditEndpoints = ({ db, clock, random, config }: ServerParts): readonly Endpoint[] => [
  endpoint(securityEventsCall, {
    summary: 'O que houve com as contas e com o consultório, o mais recente primeiro.',
    read: async (reader, { query }) => {
      const page = await securityEvents(reader, query);
      return { events: page.items, next: page.next };
    },
  }),
  endpoint(ownEventsCall, {
    summary: 'O que foi feito com a própria conta, e por ela, o mais recente primeiro.',
    read: async (reader, { query }) => {
      const page = await ownEvents(reader, query);
      return { events: page.items, next: page.next };
    },
  }),
  endpoint(recordReadsCall, {
    summary: 'Quem da equipe abriu o quê de quais pacientes, o mais recente primeiro.',
    read: async (reader, { query }) => {
      const page = await recordReads(reader, query);
      return { reads: page.items, next: page.next };
    },
  }),
  endpoint(reportReadsCall, {
    summary: 'O que foi aberto em um aparelho, mesmo sem conexão. Repetir não muda nada.',
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
  endpoint(reportExportCall, {
    summary: 'Um arquivo com dados de pacientes, feito em um aparelho. Repetir não muda nada.',
    async handle({ c, body }) {
      const { actor } = c.get('session');
      const now = clock.now();
      await admit({ db, now, overrides: config?.limits }, { auditReads: actor.userId });
      await withReader(db, actor, now, ({ tx }) => writeExport(tx, { clock, random }, actor, body));
      return { success: true };
    },
  }),
];
