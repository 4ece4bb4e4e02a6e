import { sql } from 'kysely';
import { healthCall } from '../../../src/domain/contract/kit/server.ts';
import { available } from '../../kernel/db/errors.ts';
import { writtenBytesOf } from '../../kernel/daily-bytes.ts';
import type { ReadParts, ServerParts } from '../../kernel/parts.ts';
import { type Endpoint, endpoint } from '../endpoint/endpoint.ts';

type HealthParts = ReadParts & Pick<ServerParts, 'mailGate'>;

/** 200 when the database answers; its schema was brought up to date before it was handed over. */
export const healthEndpoint = ({ db, clock, mailGate }: HealthParts): Endpoint =>
  endpoint(healthCall, {
    summary: 'Diz se o servidor está pronto, e de quando é a última cópia.',
    async handle() {
      const { rows } = await available(db, () =>
        sql<{ at: string | null }>`select max(made_at) as at from copies_made`.execute(db.kysely),
      );
      const practicesAtLimit = writtenBytesOf(db).refusedOn(clock.now());
      const paused = mailGate?.paused;
      const mailPausedSince = paused ? new Date(paused.since).toISOString() : null;
      const lastCopyAt = rows[0]?.at ?? null;
      return { status: 'ok' as const, lastCopyAt, practicesAtLimit, mailPausedSince };
    },
  });
