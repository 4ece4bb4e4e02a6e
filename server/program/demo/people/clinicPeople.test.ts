import { describe, expect, it, vi } from 'vitest';
import { sharedDatabase, forgetful } from '../../../../test/harness/database/database.ts';
import { withTenant } from '../../../kernel/db/tenant.ts';
import { addClinicPeople } from './clinicPeople.ts';
import { seedDemo } from '../seed.ts';

vi.setConfig({ testTimeout: 180_000 });
const now = Date.parse('2026-03-11T14:20:00Z');

describe('the demonstration’s former psychologist', () => {
  it('left a sealed record whose inventory says what there is, and nobody is shown it', async () => {
    const db = await sharedDatabase();
    const practice = await seedDemo(db, { now, patients: 2 });
    if (!practice) throw new Error('The demonstration was there already.');
    await addClinicPeople(db, practice, now);
    const { id } = practice.tenant;
    await withTenant(forgetful(db), id, async (tx) => {
      const [seal] = await tx.selectFrom('record_seals').selectAll().execute();
      const notes = await tx
        .selectFrom('notes')
        .select('id')
        .where('patient_id', '=', seal?.patient_id ?? '')
        .execute();
      const kinds = (JSON.parse(seal?.items ?? '[]') as { kind: string }[]).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'prontuario')).toHaveLength(notes.length);
      const seen = await tx
        .selectFrom('feed')
        .select('audience')
        .where('entity', '=', 'notes')
        .where('body', 'is not', null)
        .where(
          'doc_id',
          'in',
          notes.map((note) => note.id),
        )
        .execute();
      expect(seen).toEqual([]);
      expect(await tx.selectFrom('member_invites').selectAll().execute()).toHaveLength(1);
    });
  });
});
