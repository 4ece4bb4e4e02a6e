import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyDatabase, engines } from '../../../test/harness/database/database.ts';
import { importDocuments } from '../../../test/harness/database/importDocuments.ts';
import { hours, idMaker, NOON, smallClinic } from '../../../test/harness/practice/practice.ts';
import type { Database } from '../../kernel/db/database.ts';
import { withTenant } from '../../kernel/db/tenant.ts';

describe.each(engines())('documents that are imported on $name', ({ open }) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
    await emptyDatabase(db);
  });
  afterAll(() => db.close());

  it('are told to the areas as any other change: what a person connected before learns of them', async () => {
    const newId = idMaker(71);
    const clinic = smallClinic(newId);
    const { tenantId, people, davi } = clinic;
    const { appointments: _sessions, ...before } = clinic.seed;
    await withTenant(db, tenantId, (tx) => importDocuments(tx, tenantId, before));
    await withTenant(db, tenantId, (tx) =>
      tx
        .insertInto('calendar_integrations')
        .values({
          tenant_id: tenantId,
          user_id: people.ana.id,
          calendar_id: 'primary',
          calendar_name: 'Agenda',
          is_primary: true,
          access_role: 'owner',
          credentials: 'sealed',
          sync_enabled: true,
          created_at: new Date(NOON).toISOString(),
        })
        .execute(),
    );
    const session = {
      id: newId(),
      psychologistId: people.ana.id,
      patientId: davi.id,
      startAt: hours(30),
      endAt: hours(31),
      status: 'scheduled' as const,
      title: null,
      description: null,
      notes: null,
      cancellationReason: null,
      isGoogleCalendarEvent: false,
      createdAt: hours(0),
    };
    await withTenant(db, tenantId, (tx) =>
      importDocuments(tx, tenantId, { appointments: [session] }),
    );
    const jobs = await withTenant(db, tenantId, (tx) =>
      tx
        .selectFrom('jobs')
        .select(['kind', 'payload'])
        .where('kind', '=', 'calendar.sync')
        .execute(),
    );
    expect(jobs).toMatchObject([{ kind: 'calendar.sync', payload: { userId: people.ana.id } }]);
  });
});
