import { sql } from 'kysely';
import { onWritten } from '../areas.ts';
import type { Database } from '../../kernel/db/database.ts';
import { StartError } from '../../kernel/config.ts';
import { findAccount, type Tx, withTenant } from '../../kernel/db/tenant.ts';
import { importDocuments } from '../../engine/documents/import.ts';
import { hashPassword } from '../../areas/people/auth/public.ts';
import { DEMO_PASSWORD, demoEmails } from './people/accounts.ts';
import { furnish, type Furnished } from './furnish.ts';
import { writeVersions } from './notes/versions.ts';
import { createPractice, type Practice, type PracticeSize } from './practice.ts';

async function givePasswords(tx: Tx, { tenant, users }: Practice): Promise<void> {
  for (const { id } of users)
    await tx
      .updateTable('users')
      .set({ password_hash: await hashPassword(DEMO_PASSWORD) })
      .where('tenant_id', '=', tenant.id)
      .where('id', '=', id)
      .execute();
}

/** Writes a practice in one transaction, with `DEMO_PASSWORD` for each of its accounts. */
export const writePractice = (db: Database, practice: Practice): Promise<void> =>
  withTenant(db, practice.tenant.id, async (tx) => {
    const { tenant, ...documents } = practice;
    await importDocuments(tx, tenant.id, { tenants: [tenant], ...documents }, onWritten);
    await givePasswords(tx, practice);
  });

/** Anybody may sign in to the demonstration, whose password is published. */
async function requireNoPractice(db: Database): Promise<void> {
  const other = await db.kysely.selectFrom('practice_domains').select('domain').limit(1).execute();
  if (other.length > 0)
    throw new StartError(
      'O banco de dados já tem clínicas, e as contas da demonstração têm uma senha que todos conhecem. Use outra pasta em DATA_DIR; nada foi alterado.',
    );
}

/**
 * Fills an empty database with the demonstration clinic. One that has it already stays as it is.
 * @returns the clinic, or null where it was there
 * @throws StartError where there are other practices alone
 */
export async function seedDemo(db: Database, size: PracticeSize): Promise<Furnished | null> {
  if (await findAccount(db, demoEmails.clínica)) return null;
  await requireNoPractice(db);
  const practice = furnish(createPractice(size), size.now);
  await writePractice(db, practice);
  const { id } = practice.tenant;
  await withTenant(db, id, (tx) => writeVersions(tx, id, practice.notes));
  // Without statistics PostgreSQL plans for an empty database.
  await sql`analyze`.execute(db.kysely);
  return practice;
}
