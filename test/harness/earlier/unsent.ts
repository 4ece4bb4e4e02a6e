import type { StoredDraft } from '../../../src/data/outbox/database.ts';
import type { OutboxRow } from '../../../src/data/outbox/row.ts';
import type { Recording } from '../../../src/data/recordings/recording.ts';
import type { DeviceDump } from './deviceDump.ts';
import type { Earlier } from './fixtures.ts';

const valuesOf = ({ databases }: DeviceDump, database: string, store: string): readonly unknown[] =>
  databases.find(({ name }) => name === database)?.stores.find(({ name }) => name === store)
    ?.values ?? [];

/** The work that the person had made on the device and the build's server had not. */
export function unsentOf(build: Earlier) {
  const dump = build.device();
  const own = (store: string) => valuesOf(dump, `sereno-${build.expected().userId}`, store);
  const recordings = own('recordings') as readonly { readonly recording?: Recording }[];
  return {
    commands: own('outbox') as readonly OutboxRow[],
    drafts: own('drafts') as readonly StoredDraft[],
    recordings: recordings.flatMap(({ recording }) => recording ?? []),
  };
}

/** A time after all that the person did. */
export const afterwards = (build: Earlier): number =>
  Math.max(...unsentOf(build).commands.map(({ at }) => Date.parse(at))) + 60_000;
