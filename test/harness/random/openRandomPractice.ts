import type { Database } from '../../../server/kernel/db/database.ts';
import { withTenant } from '../../../server/kernel/db/tenant.ts';
import { importDocuments } from '../database/importDocuments.ts';
import { type RandomPractice, randomPractice } from './randomPractice.ts';

/** Writes the practice of a seed into the database, published as the server publishes. */
export async function openRandomPractice(db: Database, seed: number): Promise<RandomPractice> {
  const practice = randomPractice(seed);
  const [tenant] = practice.documents.tenants;
  if (!tenant) throw new Error('A practice has a tenant.');
  await withTenant(db, tenant.id, (tx) => importDocuments(tx, tenant.id, practice.documents));
  return practice;
}
