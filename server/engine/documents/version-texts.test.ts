import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { hashText } from '../../../src/domain/notes/merging/hash.ts';
import { type ClinicApi, openClinicApi } from '../../../test/harness/server/clinicApi.ts';
import { emptyDatabase, engines } from '../../../test/harness/database/database.ts';
import { hours, NOON, seededBytes, seededRandom } from '../../../test/harness/practice/practice.ts';
import type { Database } from '../../kernel/db/database.ts';
import { withTenant } from '../../kernel/db/tenant.ts';
import { exportTo } from '../../program/operations/copies/export.ts';
import { importFrom } from '../../program/operations/copies/import.ts';
import { readNoteBase, readNoteText, writeNoteVersions } from './note-versions.ts';
import { readVersionTexts } from './version-texts.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const WORDS = ['Dormiu mal.', 'Voltou a correr! 🏃', 'Chorou.\n\n', 'Fala da mãe…', 'R$ 1.500,00.'];
const folder = mkdtempSync(join(tmpdir(), 'sereno-deltas-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(engines())('the versions of a note on $name', ({ open }) => {
  let db: Database;
  let world: ClinicApi;
  beforeAll(async () => {
    db = await open();
  });
  beforeEach(async () => {
    await emptyDatabase(db);
    world = await openClinicApi(db);
  });
  afterAll(() => db.close());

  const inPractice = <T>(work: Parameters<typeof withTenant<T>>[2]) =>
    withTenant(db, world.clinic.tenantId, work);

  /** Returns texts as they are written: sentences added, changed, taken out, and the whole anew. */
  function textsOf(seed: number, count: number, length: number): string[] {
    const random = seededRandom(seed);
    const some = (sentences: number): string[] =>
      Array.from({ length: sentences }, () => WORDS[Math.floor(random() * WORDS.length)] ?? '');
    let sentences = some(length);
    return Array.from({ length: count }, (_, index) => {
      const place = Math.floor(random() * sentences.length);
      if (random() < 0.03) sentences = some(length);
      else sentences.splice(place, random() < 0.3 ? 1 : 0, ...some(2), `Passo ${index}.`);
      return sentences.join(' ');
    });
  }

  const versionOf = (plaintext: string, v: number, more: object = {}) => ({
    noteId: world.noteId,
    v,
    plaintext,
    submitted: null,
    isAside: false,
    basedOn: null,
    clientId: null,
    at: hours(0),
    receivedAt: hours(0),
    ...more,
  });

  /** Writes the versions in steps of one and two, as commands do. */
  const write = (texts: readonly string[], from: number) =>
    inPractice(async (tx) => {
      const actor = world.clinic.actor(world.clinic.people.ana);
      for (let at = 0; at < texts.length; at += at % 3 === 0 ? 2 : 1) {
        const pair = texts.slice(at, at + (at % 3 === 0 ? 2 : 1));
        const versions = pair.map((text, index) =>
          versionOf(text, from + at + index, {
            isAside: (at + index) % 7 === 6,
            submitted: at % 5 === 4 ? `${text} Enviado.` : null,
          }),
        );
        await writeNoteVersions(tx, actor, versions);
      }
    });

  const readAll = (count: number) =>
    inPractice(async (tx) => {
      const refs = Array.from({ length: count }, (_, index) => ({
        noteId: world.noteId,
        v: 1000 + index,
      }));
      return readVersionTexts(tx, world.clinic.tenantId, refs);
    });

  const writtenBefore = (texts: readonly string[]) =>
    inPractice(async (tx) => {
      for (const [index, plaintext] of texts.entries())
        await tx
          .insertInto('note_versions')
          .values({
            tenant_id: world.clinic.tenantId,
            note_id: world.noteId,
            v: 1000 + index,
            plaintext,
            submitted: null,
            user_id: world.clinic.people.ana.id,
            client_id: null,
            at: hours(0),
          })
          .execute();
    });

  it('come back exactly, those from before and those of a copy too, and are named by their hashes', async () => {
    const texts = textsOf(7, 160, 40);
    const earlier = texts.slice(0, 20);
    await writtenBefore(earlier);
    await write(texts.slice(20), 1020);
    const sound = async () =>
      expect((await readAll(160)).map(({ plaintext }) => plaintext)).toEqual(texts);
    await sound();
    const actor = world.clinic.actor(world.clinic.people.ana);
    await inPractice(async (tx) => {
      for (const text of [texts[25]!, texts[44]!, texts[159]!])
        expect(await readNoteText(tx, actor, world.noteId, hashText(text))).toBe(text);
      for (let at = 30; at < 160; at += 13) {
        const base = await readNoteBase(tx, actor, world.noteId, 1000 + at, null);
        const isAside = (at - 20) % 7 === 6;
        expect(base).toBe(texts[isAside ? at - 1 : at]);
      }
    });
    const { rows } = await inPractice((tx) =>
      sql<{ deltas: number; deepest: number }>`
        select count(delta)::int as deltas, max(depth)::int as deepest from note_versions`.execute(
        tx,
      ),
    );
    expect(rows[0]?.deltas).toBeGreaterThan(80);
    expect(rows[0]?.deepest).toBe(15);

    const path = join(folder, 'copia.gz');
    await exportTo(db, path, { at: hours(0) });
    await emptyDatabase(db);
    await importFrom(db, path, { now: NOON, random: seededBytes(seededRandom(9)) });
    await sound();
  });

  it('take a fraction of the room of whole texts, where sentences of long ones change', async () => {
    const sizeOf = async () =>
      (
        await sql<{ bytes: number }>`
          select pg_total_relation_size('note_versions')::int as bytes`.execute(db.kysely)
      ).rows[0]!.bytes;
    const before = await sizeOf();
    const random = seededRandom(18);
    const letters = Array.from({ length: 97_000 }, () =>
      String.fromCharCode(97 + Math.floor(random() * 26)),
    );
    const texts = Array.from({ length: 64 }, (_, index) => {
      letters.splice(Math.floor(random() * letters.length), 1, ` Passo ${index}. `);
      return letters.join('');
    });
    await write(texts, 1000);
    const grown = (await sizeOf()) - before;
    console.info(`64 edits of 99 kB: ${Math.round(grown / 1024)} kB of the table`);
    expect(grown).toBeLessThan((64 * 99_000) / 3);
    expect((await readAll(64)).map(({ plaintext }) => plaintext)).toEqual(texts);
  });

  it('go all together, and an erased note leaves no difference behind', async () => {
    await write(textsOf(3, 40, 40), 1000);
    const { rows } = await inPractice((tx) =>
      sql`select 1 from note_versions n where base_v is not null and not exists (
        select from note_versions b where b.note_id = n.note_id and b.v = n.base_v)`.execute(tx),
    );
    expect(rows).toEqual([]);
  });
});
