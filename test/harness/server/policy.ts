import { contract } from '../../../server/program/app.ts';
import type { Database } from '../../../server/kernel/db/database.ts';
import { policyOf } from '../../../server/web/endpoint/policy.ts';
import { seededBytes, seededRandom } from '../practice/practice.ts';

/** Who may call what, `route × role × scope`, of all calls: they say it before a database is open. */
export const policy = policyOf(
  contract({
    db: { listen: async () => async () => {} } as unknown as Database,
    clock: { now: () => 0 },
    random: seededBytes(seededRandom(1)),
    onWritten: async () => {},
  }),
);
