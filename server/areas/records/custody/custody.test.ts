import { generateKeyPairSync, sign } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { verifyEd25519 } from '../../../../src/client/files/ed25519.ts';
import {
  certificateOf,
  digestOf,
  signatureOf,
  signedTextOf,
  textOf,
} from '../../../../src/domain/custody/certificate.ts';
import { checkCertificate } from '../../../../src/domain/custody/check.ts';
import type {
  NoteChainAnswer,
  NoteVersionAnswer,
} from '../../../../src/domain/contract/custody.ts';
import { type ClinicApi, openClinicApi } from '../../../../test/harness/server/clinicApi.ts';
import { sharedDatabase, forgetful } from '../../../../test/harness/database/database.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { withTenant } from '../../../kernel/db/tenant.ts';
import { sha256 } from '../../../engine/documents/seal.ts';
import { disposeRecords } from '../retention/dispose.ts';
import { forgetSigningKey } from './keys.ts';
import { sealEverywhere } from './seal-job.ts';

let db: Database;
let open: ClinicApi;

type Versions = { total: number; versions: NoteVersionAnswer[] };
const call = <T>(method: string, path: string, body?: unknown, token = open.tokens.ana) =>
  open.api.call<T>(method, path, { token, body });
const note = (rest = '') => `/notes/${open.noteId}${rest}`;
const write = (plaintext: string) => call('PUT', note(), { plaintext });
const chain = async (after = 0) =>
  (await call<NoteChainAnswer>('GET', note(`/chain?after=${after}`))).body;
const versions = async (query = '') =>
  (await call<Versions>('GET', note(`/versions${query}`))).body;

const checked = (text: string) =>
  checkCertificate(new TextEncoder().encode(text), { sha256, verify: verifyEd25519 });

/** As its author takes it away, with its texts. */
async function certificate() {
  const { links: all, signed, authors } = await chain();
  const links = all.map(({ v: _, ...link }) => link);
  const texts = new Map<number, { salt: string; plaintext: string }>();
  for (const { v, number } of (await versions()).versions) {
    const { body } = await call<{ salt: string; plaintext: string }>('GET', note(`/versions/${v}`));
    texts.set(number, body);
  }
  const told = { issuedAt: signed!.issuedAt, authors };
  const signature = { key: signed!.key, value: signed!.value };
  const file = await certificateOf({ noteId: open.noteId, links }, told, texts, sha256, signature);
  return checked(textOf(file));
}

beforeEach(async () => {
  db = await sharedDatabase();
  open = await openClinicApi(db);
});

/** Versions of before there were seals. */
const withoutSeals = () =>
  withTenant(forgetful(db), open.clinic.tenantId, async (tx) => {
    await sql`reset role`.execute(tx);
    await sql`delete from note_chain`.execute(tx);
  });

describe('the chain of a note', () => {
  it('takes up each version in the moment in which it is written', async () => {
    await write('Segunda versão.');
    await write('Terceira versão, com acentuação: ção — “aspas” 🙂.');
    const { total, unsealed, links } = await chain();
    expect({ total, unsealed }).toEqual({ total: 3, unsealed: 0 });
    expect(links.map(({ number }) => number)).toEqual([1, 2, 3]);
    // The note came without its versions: nobody knows when its first text was received.
    const [first, ...written] = links;
    expect(first!.receivedAt).toBeNull();
    expect(written.every(({ sealedAt, receivedAt }) => sealedAt === receivedAt)).toBe(true);
    expect(await certificate()).toMatchObject({ kind: 'whole' });
    expect((await versions()).versions.map(({ hash }) => hash)).toEqual(
      links.map(({ hash }) => hash).toReversed(),
    );
  });

  it('holds a text that met another: what was merged, and what stayed', async () => {
    const clientId = crypto.randomUUID();
    const update = { id: open.noteId, plaintext: 'Escrita de outro lugar.' };
    const command = {
      key: crypto.randomUUID(),
      seq: 1,
      name: 'note.update',
      args: update,
      at: '2026-03-09T12:00:00.000Z',
      baseV: 0,
    };
    await write('Outra frase.');
    await call('POST', '/sync/commands', { clientId, commands: [command] });
    expect((await chain()).total).toBe(3);
    expect(await certificate()).toMatchObject({ kind: 'whole' });
  });

  it('is made later for what was there before, and goes on from there', async () => {
    await write('Segunda.');
    await withoutSeals();
    // What is behind waits for the job, and nobody who writes waits for it.
    await write('Terceira.');
    expect(await chain()).toMatchObject({ total: 0, unsealed: 3 });
    open.api.clock.ms += 60_000;
    await sealEverywhere(open.api.parts);
    await sealEverywhere(open.api.parts);
    await write('Quarta.');
    const { links, unsealed } = await chain();
    expect({ unsealed, count: links.length }).toEqual({ unsealed: 0, count: 4 });
    expect(links[0]!.sealedAt > links[0]!.at).toBe(true);
    expect(await certificate()).toMatchObject({ kind: 'whole' });
  });

  it('shows what was changed in the database behind its back', async () => {
    await write('Segunda.');
    await write('Terceira.');
    await withTenant(forgetful(db), open.clinic.tenantId, async (tx) => {
      await sql`reset role`.execute(tx);
      await sql`update note_versions set plaintext = 'Trocada.' where plaintext = 'Segunda.'`.execute(
        tx,
      );
    });
    expect(await certificate()).toMatchObject({ kind: 'broken', number: 2 });
  });

  it('that was sealed anew as a whole is told from a certificate of before, which is kept elsewhere', async () => {
    await write('Segunda.');
    const earlier = await certificate();
    await withTenant(forgetful(db), open.clinic.tenantId, async (tx) => {
      await sql`reset role`.execute(tx);
      await sql`update note_versions set plaintext = 'Trocada.' where plaintext = 'Segunda.'`.execute(
        tx,
      );
    });
    await withoutSeals();
    await sealEverywhere(open.api.parts);
    const forged = await certificate();
    expect([earlier, forged]).toMatchObject([{ kind: 'whole' }, { kind: 'whole' }]);
    const hashes = [earlier, forged].map((one) =>
      one.kind === 'whole' ? one.certificate.links.map(({ hash }) => hash) : [],
    );
    expect(hashes[0]).toHaveLength(2);
    expect(hashes[1]).not.toContain(hashes[0]![1]);
  });

  it('cannot be changed by the role that serves people', async () => {
    for (const change of [sql`update note_chain set hash = 'x'`, sql`delete from note_chain`])
      await expect(
        withTenant(forgetful(db), open.clinic.tenantId, (tx) => change.execute(tx)),
      ).rejects.toThrow('permission denied');
  });

  it('outlives the texts, and says nothing of them', async () => {
    await write('Segunda.');
    const before = (await chain()).links;
    await call('DELETE', note(), { reason: 'Engano' });
    expect((await versions()).total).toBe(2);
    expect((await chain()).links).toEqual(before);
    open.api.clock.ms += 21 * 365.25 * 86_400_000;
    expect(await disposeRecords(open.api.parts)).toBe(1);
    const ana = await open.api.tokenFor(open.clinic.actor(open.clinic.people.ana));
    open = { ...open, tokens: { ...open.tokens, ana } };
    expect((await chain()).links).toEqual(before);
    expect((await call('GET', note('/versions'))).status).toBe(404);
    const { rows } =
      await sql`select salt from note_versions where note_id = ${open.noteId}`.execute(db.kysely);
    expect(rows).toEqual([]);
  });

  it('goes with a copy of the practice as any other table', async () => {
    const { keptTables } = await import('../../../program/operations/copies/catalogue.ts');
    expect(keptTables.map(({ name }) => name)).toContain('note_chain');
  });
});

describe('the signature of a certificate', () => {
  const keys = async () => (await open.api.call<{ key: string }[]>('GET', '/custody/keys')).body;

  it('is by the key that anybody is told, and covers the names and the hour beside the seals', async () => {
    await write('Segunda.');
    const verdict = await certificate();
    if (verdict.kind !== 'whole') throw new Error(verdict.kind);
    const [key, ...others] = await keys();
    expect(others).toEqual([]);
    expect(signatureOf(verdict.certificate)?.key).toBe(key?.key);
    const { digest: _, ...file } = verdict.certificate;
    const renamed = { ...file, authors: [{ id: open.clinic.people.ana.id, name: 'Outra' }] };
    const forged = {
      ...renamed,
      digest: await digestOf(renamed, sha256),
    } as typeof verdict.certificate;
    expect(await checked(textOf(forged))).toEqual({ kind: 'forged' });
  });

  it('of a file that a stranger made is not there, or not by this server', async () => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    const key = publicKey.export({ format: 'jwk' }).x ?? '';
    await write('Segunda.');
    const { links: all, authors, signed } = await chain();
    const links = all.map(({ v: _, ...link }) => link);
    const told = { issuedAt: signed!.issuedAt, authors };
    const make = (by?: { key: string; value: string }) =>
      certificateOf({ noteId: open.noteId, links }, told, new Map(), sha256, by);
    const unsigned = await checked(textOf(await make()));
    expect(unsigned.kind === 'whole' && signatureOf(unsigned.certificate)).toBeNull();
    const value = sign(null, Buffer.from(signedTextOf(await make())), privateKey);
    const own = await checked(textOf(await make({ key, value: value.toString('base64url') })));
    expect(own.kind).toBe('whole');
    expect((await keys()).map((one) => one.key)).not.toContain(key);
    // With this server's name under a foreign signature it is a forgery.
    const stolen = { key: signed!.key, value: value.toString('base64url') };
    expect(await checked(textOf(await make(stolen)))).toEqual({ kind: 'forged' });
  });

  it('stays checkable after the key was changed', async () => {
    await write('Primeira mudança.');
    const former = await certificate();
    await forgetSigningKey(open.api.parts.db);
    await write('Segunda.');
    const later = await certificate();
    const [first, second, ...others] = await keys();
    expect(others).toEqual([]);
    expect(former.kind === 'whole' && signatureOf(former.certificate)?.key).toBe(first?.key);
    expect(later.kind === 'whole' && signatureOf(later.certificate)?.key).toBe(second?.key);
    expect(first?.key).not.toBe(second?.key);
  });
});

describe('the versions of a note', () => {
  it('are told without their texts, the newest first, a hundred at a time', async () => {
    const insert = sql`
      insert into note_versions (tenant_id, note_id, v, plaintext, user_id, at)
      select ${open.clinic.tenantId}::uuid, ${open.noteId}::uuid, 100000 + n,
        repeat('Texto muito longo. ', 5263) || n, ${open.clinic.people.ana.id}::uuid,
        '2026-03-10T12:00:00Z'::timestamptz + make_interval(mins => n)
      from generate_series(1, 500) n`;
    await insert.execute(db.kysely);
    const started = performance.now();
    const first = await versions();
    const spent = performance.now() - started;
    expect(first).toMatchObject({ total: 500 });
    expect(first.versions).toHaveLength(100);
    const changed = { added: 1, removed: 1 };
    expect(first.versions[0]).toMatchObject({ number: 500, hash: null, changed, device: null });
    // Texts of this length are compared no further back.
    expect(first.versions[50]).toMatchObject({ number: 450, changed: null });
    expect(JSON.stringify(first)).not.toContain('longo');
    expect(spent).toBeLessThan(1000);
    const next = await versions(`?before=${first.versions.at(-1)!.number}`);
    expect(next.versions[0]!.number).toBe(400);
    const text = await call<{ plaintext: string }>('GET', note(`/versions/${next.versions[0]!.v}`));
    expect(text.body.plaintext.length).toBeGreaterThan(99_000);
    await sealEverywhere(open.api.parts);
    expect(await chain()).toMatchObject({ total: 500, unsealed: 0 });
    expect((await chain(499)).links).toHaveLength(1);
  }, 60_000);

  it('of a long text each come back exactly, and are sealed and sealed anew as what they said', async () => {
    const begin = 'A semana foi difícil. 🙂 '.repeat(200);
    const texts = Array.from(
      { length: 20 },
      (_, index) => begin.slice(0, 25 * index) + `Passo ${index}. ` + begin.slice(25 * index),
    );
    for (const text of texts) expect((await write(text)).status).toBe(200);
    const { versions: all } = await versions();
    const told = [];
    for (const { v } of all.slice(0, 20).toReversed())
      told.push((await call<{ plaintext: string }>('GET', note(`/versions/${v}`))).body.plaintext);
    expect(told).toEqual(texts);
    const kept = sql<{ deltas: number }>`select count(delta)::int as deltas from note_versions`;
    expect((await kept.execute(db.kysely)).rows[0]?.deltas).toBeGreaterThan(15);
    expect(await certificate()).toMatchObject({ kind: 'whole' });
    await withoutSeals();
    await sealEverywhere(open.api.parts);
    expect(await certificate()).toMatchObject({ kind: 'whole' });
  });

  it('are their author’s alone: not a colleague’s, the administration’s, a patient’s or another practice’s', async () => {
    await write('Segunda.');
    const paths = ['/versions', `/versions/${(await versions()).versions[0]!.v}`, '/chain'];
    for (const path of paths) {
      expect((await call('GET', note(path))).status).toBe(200);
      for (const [who, token] of Object.entries(open.tokens).filter(([name]) => name !== 'ana')) {
        const { status, body } = await open.api.call('GET', note(path), { token });
        expect([401, 403, 404], `${who} ${path}`).toContain(status);
        expect(JSON.stringify(body)).not.toMatch(/hash|plaintext/);
      }
    }
    for (const path of ['/versions', '/chain'])
      expect((await call('GET', `/notes/${crypto.randomUUID()}${path}`)).status).toBe(404);
  });

  it('are asked for with the reader noted', async () => {
    await versions();
    const { rows } = await sql`select part from record_reads`.execute(db.kysely);
    expect(rows).toContainEqual({ part: 'notes' });
  });
});
