import { createRxDatabase, type RxCollection, type RxStorage } from 'rxdb';
import { baseStorage } from '../../../src/data/base/rxBase.ts';
import type { Stamp } from '../../../src/data/base/order.ts';
import type { EntityName } from '../../../src/domain/core/documents.ts';

/** What the last version of the app without envelopes kept, as it kept it: the document's fields beside its stamp. */
export const lastFlatShapes = {
  users: { version: 1, fields: 'id name role email isActive g v cs' },
  patients: { version: 1, fields: 'id name email isActive medicalHistory g v cs' },
  practice: { version: 0, fields: 'id e patientId psychologistId status dayOfWeek g v cs' },
  appointments: { version: 1, fields: 'id psychologistId patientId startAt endAt status g v cs' },
  notes: { version: 2, fields: 'id patientId appointmentId plaintext conflicts g v cs' },
  payments: { version: 0, fields: 'id appointmentId amount status g v cs' },
} as const;

export type Shapes = Readonly<
  Record<string, { readonly version: number; readonly fields: string }>
>;

export type FlatRow = Stamp & { readonly id: string; readonly e?: EntityName };

function schemaOf(title: string, { version, fields }: Shapes[string]) {
  const properties = Object.fromEntries(fields.split(' ').map((field) => [field, {}]));
  return {
    title,
    version,
    primaryKey: 'id',
    type: 'object',
    properties: { ...properties, id: { type: 'string', maxLength: 36 } },
    required: ['id', 'g', 'v', 'cs'],
  };
}

/** A base as an earlier version of the app opened it. */
export async function openFormerBase(userId: string, shapes: Shapes = lastFlatShapes) {
  const database = await createRxDatabase({
    name: `sereno-base-${userId}`,
    storage: baseStorage() as RxStorage<unknown, unknown>,
    multiInstance: false,
  });
  const wanted = Object.entries(shapes).map(([name, shape]) => [
    name,
    { schema: schemaOf(name, shape), autoMigrate: false },
  ]);
  const collections = (await database.addCollections(
    Object.fromEntries(wanted) as never,
  )) as unknown as Readonly<Record<string, RxCollection<object>>>;
  let write = 0;
  return {
    /** In one transaction, as one write. */
    async store(name: string, rows: readonly FlatRow[], _deleted = false): Promise<void> {
      write += 1;
      const documents = rows.map((row) => ({
        ...row,
        _deleted,
        _attachments: {},
        _meta: { lwt: write },
        _rev: '1-former',
      }));
      const { error } = await collections[name]!.internalStorageInstance.bulkWrite(
        documents.map((document) => ({ document: document as never })),
        'pull',
      );
      if (error.length > 0) throw new Error(`status ${error[0]?.status}`);
    },
    close: () => database.close(),
  };
}
