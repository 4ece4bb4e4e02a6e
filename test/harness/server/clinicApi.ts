import type { Actor } from '../../../src/domain/core/command.ts';
import type { Database } from '../../../server/kernel/db/database.ts';
import { withTenant } from '../../../server/kernel/db/tenant.ts';
import { importDocuments } from '../database/importDocuments.ts';
import { createTestApi, type TestApi } from './api.ts';
import { idMaker, note, type SmallClinic, smallClinic } from '../practice/practice.ts';

export const readers = ['anonymous', 'ana', 'bruno', 'admin', 'portal', 'stranger'] as const;
export type ReaderName = (typeof readers)[number];

/** Two clinics of the same people: what belongs to one must not exist for the other's `stranger`. */
export interface ClinicApi {
  readonly api: TestApi;
  readonly clinic: SmallClinic;
  /** That of the `stranger`. */
  readonly other: SmallClinic;
  readonly noteId: string;
  /** A token for each reader; none for `anonymous`. */
  readonly tokens: Readonly<Record<ReaderName, string | undefined>>;
}

const importClinic = (
  db: Database,
  { tenantId, seed }: SmallClinic,
  notes = [] as ReturnType<typeof note>[],
) => withTenant(db, tenantId, (tx) => importDocuments(tx, tenantId, { ...seed, notes }));

/** @param more parts that replace the usual ones */
export async function openClinicApi(
  db: Database,
  more: Parameters<typeof createTestApi>[2] = {},
): Promise<ClinicApi> {
  const api = createTestApi(db, {}, more);
  const clinic = smallClinic(idMaker(1));
  const other = smallClinic(idMaker(2));
  const noteId = idMaker(3)();
  await importClinic(db, clinic, [note(noteId, clinic.past, 'Texto clínico reservado.')]);
  await importClinic(db, other);
  const { admin, ana, bruno, portal } = clinic.people;
  const token = (actor: Actor) => api.tokenFor(actor);
  return {
    api,
    clinic,
    other,
    noteId,
    tokens: {
      anonymous: undefined,
      ana: await token(clinic.actor(ana)),
      bruno: await token(clinic.actor(bruno)),
      admin: await token(clinic.actor(admin)),
      portal: await token(clinic.actor(portal)),
      stranger: await token(other.actor(other.people.ana)),
    },
  };
}
