import { beforeAll, describe, expect, it } from 'vitest';
import {
  emptyDatabase,
  sharedDatabase,
  forgetful,
} from '../../../test/harness/database/database.ts';
import { createTestApi, registration } from '../../../test/harness/server/api.ts';
import { audiencesOf } from '../../../src/domain/access.ts';
import type { EntityName } from '../../../src/domain/core/documents.ts';
import { passwordMatches } from '../../areas/people/auth/password/password.ts';
import type { Database } from '../../kernel/db/database.ts';
import { findAccount, withTenant } from '../../kernel/db/tenant.ts';
import { DEMO_PASSWORD } from './people/accounts.ts';
import type { Practice } from './practice.ts';
import { seedDemo } from './seed.ts';

const now = Date.parse('2026-03-11T14:20:00Z');
let db: Database;
let practice: Practice | null;

// Once for all: a practice of years takes as long as all that is asked of it here.
beforeAll(async () => {
  db = await sharedDatabase();
  practice = await seedDemo(db, { now });
});

/** Registers a practice as a stranger does. */
async function registerPractice(): Promise<void> {
  const { status } = await createTestApi(db).call('POST', '/auth/registerTenantPsych', {
    body: registration(),
  });
  expect(status).toBe(201);
}

/** How many documents of each kind the feed has for a person. */
async function readable(email: string): Promise<Partial<Record<EntityName, number>>> {
  const person = practice?.users.find((user) => user.email === email);
  if (!practice || !person) throw new Error(`no ${email}`);
  const rows = await withTenant(forgetful(db), practice.tenant.id, (tx) =>
    tx
      .selectFrom('feed')
      .select((query) => ['entity', query.fn.countAll<number>().as('count')])
      .where('audience', 'in', audiencesOf(person))
      .where('body', 'is not', null)
      .groupBy('entity')
      .execute(),
  );
  return Object.fromEntries(rows.map(({ entity, count }) => [entity, Number(count)]));
}

describe('seeding the demonstration', () => {
  it('lets each account in with the one password', async () => {
    for (const { email = '', id } of practice?.users ?? []) {
      const account = await findAccount(db, email);
      expect(account?.userId).toBe(id);
      const stored = await withTenant(forgetful(db), account?.tenantId ?? '', (tx) =>
        tx.selectFrom('users').select('password_hash').where('id', '=', id).executeTakeFirst(),
      );
      expect(await passwordMatches(stored?.password_hash ?? undefined, DEMO_PASSWORD)).toBe(true);
    }
    expect(practice?.users).toHaveLength(4);
  });

  it('gives each note the versions that led to it, one of four several', async () => {
    const { tenant, notes } = practice!;
    const rows = await withTenant(forgetful(db), tenant.id, (tx) =>
      tx
        .selectFrom('note_versions')
        .select(['note_id', 'plaintext'])
        .where('tenant_id', '=', tenant.id)
        .orderBy('v')
        .execute(),
    );
    const last = new Map(rows.map(({ note_id, plaintext }) => [note_id, plaintext]));
    for (const { id, plaintext } of notes) expect(last.get(id)).toBe(plaintext);
    expect(rows.length).toBeGreaterThan(notes.length * 1.3);
  });

  it('gives each reader their part, and notes to their psychologist alone', async () => {
    const [psychologist, colleague, administrator, patient] = await Promise.all([
      readable('psicologa@demo.local'),
      readable('psicologo@demo.local'),
      readable('clinica@demo.local'),
      readable('paciente@demo.local'),
    ]);
    expect(administrator.patients).toBe(40);
    expect(administrator.notes).toBeUndefined();
    expect((psychologist.notes ?? 0) + (colleague.notes ?? 0)).toBe(practice?.notes.length);
    expect((psychologist.appointments ?? 0) + (colleague.appointments ?? 0)).toBe(
      practice?.appointments.length,
    );
    expect(patient.patients).toBe(1);
    expect(patient.users).toBe(2);
    expect(patient.notes).toBeUndefined();
    for (const reader of [psychologist, colleague, administrator, patient])
      expect(reader.tenants).toBe(1);
  });

  it('does nothing the second time', async () => {
    expect(await seedDemo(db, { now: now + 86_400_000 })).toBeNull();
    expect((await readable('clinica@demo.local')).patients).toBe(40);
  });

  it('starts again also where visitors have registered since', async () => {
    await registerPractice();
    expect(await seedDemo(db, { now: now + 86_400_000 })).toBeNull();
  });

  it('refuses a database in which real practices are, and adds no account to it', async () => {
    await emptyDatabase(db);
    await registerPractice();
    await expect(seedDemo(db, { now })).rejects.toThrow(
      'O banco de dados já tem clínicas, e as contas da demonstração têm uma senha que todos conhecem. Use outra pasta em DATA_DIR; nada foi alterado.',
    );
    expect(await findAccount(db, 'clinica@demo.local')).toBeUndefined();
  });
});
