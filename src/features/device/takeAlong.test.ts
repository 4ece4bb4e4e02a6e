import { unzipSync } from 'fflate';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import {
  sampleAppointment,
  sampleNote,
  samplePatient,
  sampleTenant,
} from '../../../test/harness/practice/samples.ts';
import type { Device } from '../../data/device.ts';
import type { ShelvedRow } from '../../data/shelf/shelf.ts';
import type { AnyDocument, EntityName } from '../../domain/core/documents.ts';
import type { Note } from '../../domain/notes/note.ts';
import { asJson, asTables, type Source } from './takeAlong.ts';
import { createTally } from './tally.ts';

const HEAD = {
  exportadoEm: '2026-11-23T12:00:00.000Z',
  conta: 'helena@exemplo.com',
  completo: true,
  aguardandoEnvio: 0,
  fuso: 'America/Sao_Paulo',
};

type Documents = Partial<Record<EntityName, readonly AnyDocument[]>>;

function sourceOf(documents: Documents, shelf: readonly ShelvedRow[] = []) {
  const read: number[] = [];
  const progress: string[] = [];
  const device = {
    readShelf: async () => shelf,
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

describe('the estimates of patients who refused that a program reads their notes', () => {
  const given = { kind: 'ai', day: '2026-03-01', givenAt: '2026-03-01T12:00:00.000Z' } as const;
  const consent = { ...given, givenBy: sampleTenant.id, revokedAt: null, revokedBy: null };
  const revoked = { ...consent, revokedAt: '2026-03-05T12:00:00.000Z', revokedBy: sampleTenant.id };
  const estimate = {
    estimate: 'scored' as const,
    sentimentScore: 0.4375,
    intensity: 'alta' as const,
    emotions: [{ emotion: 'tristeza' as const, score: 0.9 }],
    rationale: 'Palavras como “choro”.',
  } satisfies Partial<Note>;
  const documents = {
    tenants: [sampleTenant],
    patients: [
      samplePatient(1, { consents: [revoked] }),
      samplePatient(2, { consents: [revoked, { ...consent, day: '2026-03-06' }] }),
    ],
    notes: [sampleNote(1, estimate), sampleNote(2, estimate)],
  };

  it('are in no file; those of others are, and every text', async () => {
    const doc = sampleNote(3, { ...estimate, patientId: documents.patients[0]!.id });
    const { exportadoEm: keptAt } = HEAD;
    const { source } = sourceOf(documents, [
      { key: 'a', entity: 'notes', id: doc.id, v: 1, doc, kind: 'gone', keptAt },
    ]);
    const file = JSON.parse(await (await asJson(source, HEAD)).text()) as {
      dados: { notes: unknown[] };
      foraDoServidor: unknown[];
    };
    const hidden = {
      estimate: null,
      sentimentScore: null,
      intensity: null,
      emotions: [],
      rationale: null,
    };
    expect(file.dados.notes).toEqual([{ ...documents.notes[0], ...hidden }, documents.notes[1]]);
    expect(file.foraDoServidor).toEqual([{ entity: 'notes', doc: { ...doc, ...hidden } }]);
  });

  it('are in no table', async () => {
    const tables = await tablesIn(await asTables(sourceOf(documents).source, HEAD));
    const [head = [], ...lines] = tables.get('notas.csv') ?? [];
    const scores = lines.map((line) => line[head.indexOf('Sentimento')]);
    expect(scores.filter(Boolean)).toEqual(['0,4375']);
    expect(lines[0]?.[head.indexOf('Fundamento da análise')]).toBe('');
  });

  it('are in none while the practice asks for consents and a patient has given none', async () => {
    const tenants = [{ ...sampleTenant, aiConsentSince: '2026-03-01T00:00:00.000Z' }];
    const { source } = sourceOf({ ...documents, tenants, patients: [samplePatient(1)] });
    const file = JSON.parse(await (await asJson(source, HEAD)).text()) as {
      dados: { notes: { sentimentScore: number | null }[] };
    };
    expect(file.dados.notes[0]?.sentimentScore).toBeNull();
  });
});

describe('everything as tables', () => {
  it('gives each kind one, as a spreadsheet in Brazil opens it, in which no cell is a formula', async () => {
    const session = sampleAppointment(1, { startAt: '2026-11-23T17:30:00.000Z' });
    const { source } = sourceOf({ patients: [evil], appointments: [session] });
    const tables = await tablesIn(await asTables(source, HEAD));
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
    const tables = await tablesIn(await asTables(sourceOf({}).source, HEAD));
    const names = [...tables].flatMap(([file, [head = []]]) => (file.endsWith('.csv') ? head : []));
    expect(names.filter((name) => /^[a-z]/.test(name))).toEqual([]);
  });

  it('says beside them whose times they tell, and whether they are all there are', async () => {
    const text = async (head: typeof HEAD) => {
      const blob = await asTables(sourceOf({}).source, head);
      const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
      return new TextDecoder().decode(files['leia-me.txt']);
    };
    const all = await text(HEAD);
    expect(all).toContain('Exportado em 2026-11-23 09:00 por helena@exemplo.com.');
    expect(all).toContain('estão no horário de Brasília (America/Sao_Paulo).');
    expect(all).toContain('Estão aqui todos os dados que esta conta vê.');
    const part = await text({
      ...HEAD,
      completo: false,
      aguardandoEnvio: 3,
      fuso: 'America/Manaus',
    });
    expect(part).toContain('Exportado em 2026-11-23 08:00');
    expect(part).toContain('(America/Manaus).');
    expect(part).toContain('Nem todos os dados desta conta tinham chegado a este aparelho.');
    expect(part).toContain('ainda não tinha confirmado: 3.');
  });
});
