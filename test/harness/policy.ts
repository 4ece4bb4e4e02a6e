import { contract } from '../../server/app.ts';
import type { Database } from '../../server/db/database.ts';
import { policyOf } from '../../server/http/policy.ts';
import { seededBytes, seededRandom } from './practice.ts';

/** Who may call what, `route × role × scope`, of all calls: they say it before a database is open. */
export const policy = policyOf(
  contract({
    db: { listen: async () => async () => {} } as unknown as Database,
    clock: { now: () => 0 },
    random: seededBytes(seededRandom(1)),
    onWritten: async () => {},
  }),
);
