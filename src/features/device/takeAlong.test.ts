import { unzipSync } from 'fflate';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import {
  sampleAppointment,
  sampleNote,
  samplePatient,
  sampleTenant,
} from '../../../test/harness/samples.ts';
import type { Device } from '../../data/device.ts';
import type { AnyDocument, EntityName } from '../../domain/core/documents.ts';
import { asJson, asTables, type Source } from './takeAlong.ts';
import { createTally } from './tally.ts';

const HEAD = {
  exportadoEm: '2026-11-23T12:00:00.000Z',
  conta: 'helena@exemplo.com',
  completo: true,
  aguardandoEnvio: 0,
};
const ZONE = 'America/Sao_Paulo';

type Documents = Partial<Record<EntityName, readonly AnyDocument[]>>;

function sourceOf(documents: Documents) {
  const read: number[] = [];
  const progress: string[] = [];
  const device = {
    readShelf: async () => [],
    listDocuments: async (entity) => (documents[entity] ?? []).map(({ id }) => id),
    readDocuments: (async (entity: EntityName, ids: readonly string[]) => {
      read.push(ids.length);
      return (documents[entity] ?? []).filter(({ id }) => ids.includes(id));
    }) as Device['readDocuments'],
  } satisfies Source['device'];
  const onProgress = (done: number, total: number) => progress.push(`${done}/${total}`);
  const controller = new AbortController();
  const tally = createTally();
  const source = { device, onProgress, tally, signal: controller.signal };
  return { source, controller, read, progress };
}

async function tablesIn(blob: Blob): Promise<ReadonlyMap<string, string[][]>> {
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  return new Map(
    Object.entries(files).map(([name, bytes]) => {
      // Which keeps the mark at the beginning.
      const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
      expect(text.startsWith('\uFEFF')).toBe(true);
      return [name, Papa.parse<string[]>(text.slice(1), { delimiter: ';' }).data];
    }),
  );
}

const evil = samplePatient(1, {
  name: '=HYPERLINK("http://x")',
  allergies: 'pó; "pelo"\nlã',
  sessionFee: 180.5,
});

describe('everything as JSON', () => {
  it('holds what the device holds, kind by kind, and says when, whose, and whether it is all', async () => {
    const notes = [sampleNote(1, { plaintext: 'Ela disse "não" ; \u2028 \u0000' })];
    const documents = { tenants: [sampleTenant], patients: [evil, samplePatient(2)], notes };
    const { source } = sourceOf(documents);
    const file = JSON.parse(await (await asJson(source, HEAD)).text()) as {
      sereno: unknown;
      dados: Record<string, unknown>;
    };
    expect(file.sereno).toEqual(HEAD);
    expect(file.dados).toMatchObject(documents);
    expect(file.dados.payments).toEqual([]);
  });

  it('is counted, with each patient of whom something is in it', async () => {
    const strange = sampleNote(2, { patientId: 'somebody-else' });
    const documents = { patients: [evil, samplePatient(2)], notes: [sampleNote(1), strange] };
    const { source } = sourceOf(documents);
    await asJson(source, HEAD);
    const { patientIds, counts } = source.tally.made(77);
    expect(patientIds).toContain('somebody-else');
    expect(patientIds).toEqual(expect.arrayContaining([evil.id, samplePatient(2).id]));
    expect(counts).toMatchObject({ patients: patientIds.length, notes: 2, sessions: 0, bytes: 77 });
  });

  it('reads a hundred at a time, however many there are, and tells how far it is', async () => {
    const patients = Array.from({ length: 250 }, (_, n) => samplePatient(n + 1));
    const { source, read, progress } = sourceOf({ patients });
    const file = JSON.parse(await (await asJson(source, HEAD)).text()) as {
      dados: { patients: unknown[] };
    };
    expect(file.dados.patients).toHaveLength(250);
    expect(Math.max(...read)).toBe(100);
    expect(progress.slice(0, 3)).toEqual(['100/250', '200/250', '250/250']);
  });

  it('ends where the person has enough of waiting', async () => {
    const { source, controller, read } = sourceOf({ patients: [evil] });
    controller.abort();
    await expect(asJson(source, HEAD)).rejects.toThrow(/abort/i);
    expect(read).toEqual([]);
  });
});

describe('everything as tables', () => {
  it('gives each kind one, as a spreadsheet in Brazil opens it, in which no cell is a formula', async () => {
    const session = sampleAppointment(1, { startAt: '2026-11-23T17:30:00.000Z' });
    const { source } = sourceOf({ patients: [evil], appointments: [session] });
    const tables = await tablesIn(await asTables(source, ZONE));
    expect(tables.get('pagamentos.csv')).toHaveLength(2);
    const [head = [], line = []] = tables.get('pacientes.csv') ?? [];
    const cell = (name: string) => line[head.indexOf(name)];
    expect(cell('Nome')).toBe('\'=HYPERLINK("http://x")');
    expect(cell('Alergias')).toBe('pó; "pelo"\nlã');
    expect(cell('Valor da sessão')).toBe('180,5');
    expect(cell('Ativo')).toBe('sim');
    const [sessionHead = [], first = []] = tables.get('sessoes.csv') ?? [];
    expect(first[sessionHead.indexOf('Início')]).toBe('2026-11-23 14:30');
    expect(first[sessionHead.indexOf('Status')]).toBe('Agendado');
  });

  it('calls each field something in Portuguese', async () => {
    const tables = await tablesIn(await asTables(sourceOf({}).source, ZONE));
    const names = [...tables.values()].flatMap(([head = []]) => head);
    expect(names.filter((name) => /^[a-z]/.test(name))).toEqual([]);
  });
});
