import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { sharedDatabase } from '../../../test/harness/database/database.ts';
import { hours, idMaker, NOON, smallClinic } from '../../../test/harness/practice/practice.ts';
import { createSqlServer } from '../../../test/harness/database/sqlServer.ts';
import { withTenant } from '../../kernel/db/tenant.ts';
import { findDocuments } from './load.ts';

describe('documents that a command finds', () => {
  it('come in the order of their ids, wherever the database keeps them', async () => {
    const database = await sharedDatabase();
    const newId = idMaker(1);
    const clinic = smallClinic(newId);
    const server = createSqlServer(database, { now: () => NOON, newId });
    await server.createTenant(clinic.seed);
    const { tenantId } = clinic;
    const ids = Array.from({ length: 6 }, newId).toSorted();
    const shuffled = [4, 1, 5, 0, 3, 2];
    for (const at of shuffled) {
      const args = {
        id: ids[at]!,
        patientId: clinic.davi.id,
        startAt: hours(3 + at),
        endAt: hours(4 + at),
      };
      await server.call({ name: 'appointment.create', args }, clinic.actor(clinic.people.ana));
    }
    const found = await withTenant(database, tenantId, async (tx) => {
      // As the planner reads a table when it has grown: row after row, as they lie.
      await sql`set local enable_indexscan = off`.execute(tx);
      await sql`set local enable_bitmapscan = off`.execute(tx);
      return findDocuments(tx, tenantId, 'appointments', {});
    });
    const own = found.map(({ id }) => id).filter((id) => ids.includes(id));
    expect(own).toEqual(ids);
  });
});
