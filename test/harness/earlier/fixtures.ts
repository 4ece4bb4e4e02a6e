import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { ChangeRow } from '../../../src/domain/sync/protocol.ts';
import type { DeviceDump } from './deviceDump.ts';

const FOLDER = 'test/fixtures/earlier';

/** The password of everybody in the demonstration, whose psychologist's device was dumped. */
export const PERSON = {
  name: 'Helena Duarte',
  email: 'psicologa@demo.local',
  password: 'demo-1234',
} as const;

export interface Expected {
  readonly build: {
    readonly commit: string;
    readonly date: string;
    readonly subject: string;
  };
  readonly userId: string;
  readonly tenantId: string;
  /** All that the build's server answered to the person's device, before the network was cut. */
  readonly rows: readonly ChangeRow[];
  /** Rows by table of its database. */
  readonly counts: Readonly<Record<string, number>>;
}

/** The data that an earlier build left, as its device, server and exports kept it. */
export interface Earlier {
  readonly name: string;
  readonly expected: () => Expected;
  readonly device: () => DeviceDump;
  /** Its database as SQL. */
  readonly sql: () => string;
  /** The lines of an export of its database; `null` of a build without exports. */
  readonly exported: (() => string) | null;
  /** A note's certificate as its app wrote it; `null` of a build without certificates. */
  readonly certificate: (() => string) | null;
}

/** All earlier builds, the oldest first. */
export const earlierBuilds: readonly Earlier[] = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^\d{4}-/.test(entry.name))
  .map(({ name }) => name)
  .toSorted()
  .map((name) => {
    const path = (file: string) => join(FOLDER, name, file);
    const packed = (file: string) => () =>
      brotliDecompressSync(readFileSync(path(`${file}.br`))).toString();
    const json =
      <T>(file: string) =>
      () =>
        JSON.parse(packed(`${file}.json`)()) as T;
    return {
      name,
      expected: json<Expected>('expected'),
      device: json<DeviceDump>('device'),
      sql: packed('server.sql'),
      exported: existsSync(path('export.br')) ? packed('export') : null,
      certificate: existsSync(path('certificate.json.br')) ? packed('certificate.json') : null,
    };
  });
