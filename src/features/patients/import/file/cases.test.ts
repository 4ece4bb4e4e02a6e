import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { begunImport } from '../importState.ts';
import { judge } from '../judge.ts';
import { readTable } from './readTable.ts';

const FILES = join(import.meta.dirname, '../../../../../test/fixtures/import');
const TODAY = '2026-11-22';
const newId = () => crypto.randomUUID();

/** Reads a file as the review shows it: what is stored of each contact, and why one is left out. */
async function reviewed(name: string) {
  const read = await readTable(readFileSync(join(FILES, name)));
  const state = begunImport(name, read, newId);
  const lines = judge(state.lines, {
    reading: state,
    psychologistId: null,
    known: [],
    today: TODAY,
  });
  const stored = lines.map(({ args, reasons }) => {
    if (!args) return { reasons };
    const { id: _, ...rest } = args;
    return rest;
  });
  return { state, lines, stored };
}

const person = (name: string, email: string, phone?: string) => ({
  name,
  email,
  ...(phone !== undefined && { phone }),
});
const PHONE = '(11) 98765-4321';

describe('a file from elsewhere', () => {
  it.each([
    ['blank-fn.vcf', [person('Ana Lima de Souza', 'ana.blank@exemplo.com')]],
    [
      'concat.vcf',
      [person('Ana Concat', 'ana.cc@exemplo.com'), person('Bia Concat', 'bia.cc@exemplo.com')],
    ],
    [
      'cp850.csv',
      [
        person('João Conceição', 'joao.dos@exemplo.com', PHONE),
        person('Antônia José', 'antonia.dos@exemplo.com'),
      ],
    ],
    [
      'decimals290.csv',
      ['Ana', 'Bia', 'Caio', 'Dora'].map((name) =>
        person(`${name} Dc`, `${name.toLowerCase()}.dc@exemplo.com`),
      ),
    ],
    [
      'empty-adr.vcf',
      [
        {
          ...person('Ana Adr', 'ana.adr@exemplo.com'),
          address: 'Rua A, 10, Santos, SP, 11000-000, Brasil',
        },
      ],
    ],
    ['fax.vcf', [person('Ana Fax', 'ana.fax@exemplo.com', '(11) 2222-3333')]],
    [
      'fold-utf8.vcf',
      [
        person('João Conceição', 'joao.c@exemplo.com'),
        person('Antônia Brandão', 'antonia.b@exemplo.com'),
      ],
    ],
    ['foreign.vcf', [person('Ana Chile', 'ana.cl@exemplo.com', '+56 9 8765 4321')]],
    [
      'google.csv',
      [
        {
          ...person('Ana Maria Lima', 'ana.g@exemplo.com', '+55 11 98765-4321'),
          birthDate: '1990-05-03',
          address: 'Rua A, 10, Santos, SP',
        },
        person('Bia Reis', 'bia.g@exemplo.com'),
      ],
    ],
    [
      'macroman.csv',
      [
        person('João Conceição', 'joao.mac@exemplo.com', PHONE),
        person('Antônia José', 'antonia.mac@exemplo.com'),
      ],
    ],
    ['omit-year.vcf', [person('Ana Semano', 'ana.sa@exemplo.com')]],
    [
      'one-bad-byte.csv',
      [
        person('José Gonçalves', 'jose.g@exemplo.com', PHONE),
        person('Inês Magalhães', 'ines.m@exemplo.com', PHONE),
      ],
    ],
    ['outlook-pt.csv', [person('Ana Maria Lima', 'ana.opt@exemplo.com', PHONE)]],
    [
      'outlook.csv',
      [
        { ...person('Ana Maria Lima', 'ana.us@exemplo.com', PHONE), birthDate: '1990-05-03' },
        { ...person('Bia Reis', 'bia.us@exemplo.com', '(11) 98765-4322'), birthDate: '1985-12-25' },
        person('Caio Sa', 'caio.us@exemplo.com', '(11) 98765-4323'),
      ],
    ],
    ['pref.vcf', [person('Ana Pref', 'ana.pref@exemplo.com', '+55 11 98765-4321')]],
    ['qp-fold.vcf', [person('Conceição Brandão', 'conc@exemplo.com')]],
    [
      'quoted-ml.csv',
      ['Ana', 'Bia', 'Caio'].map((name) =>
        person(`${name} Ml`, `${name.toLowerCase()}.ml@exemplo.com`),
      ),
    ],
    ['sound.vcf', [person('Ana Lima Snd', 'ana.snd@exemplo.com', PHONE)]],
    [
      'tab-decimals.csv',
      [
        { ...person('Ana Td', 'ana.td@exemplo.com'), sessionFee: 120.5 },
        { ...person('Bia Td', 'bia.td@exemplo.com'), sessionFee: 50.3 },
      ],
    ],
    ['title.csv', [person('Ana Tit', 'ana.tit@exemplo.com', PHONE)]],
    ['two-col-tab.csv', [person('Ana Lima', 'ana.l@exemplo.com')]],
    [
      'two-col.csv',
      [person('Ana Lima', 'ana.l@exemplo.com'), person('Bia Reis', 'bia.r@exemplo.com')],
    ],
    ['zwsp.csv', [person('Ana Zw', 'ana.zw@exemplo.com', PHONE)]],
  ])('%s is read right', async (name, patients) => {
    expect((await reviewed(name)).stored).toEqual(patients);
  });

  it('sci.csv has no telephone, and says what to do in Excel', async () => {
    const { lines } = await reviewed('sci.csv');
    expect(lines[0]).toMatchObject({ verdict: 'faulty', form: { phone: '' } });
    expect(lines[0]?.reasons[0]).toMatch(/5,51199E\+12.*No Excel, .*formate a coluna/);
  });

  it('shows the values that it did not take', async () => {
    const others = async (name: string) =>
      (await reviewed(name)).lines.flatMap((line) => line.others.map(({ value }) => value));
    expect(await others('fax.vcf')).toEqual(['(11) 3333-4444']);
    expect(await others('pref.vcf')).toEqual(['antigo.trabalho@exemplo.com', '+55 11 3333-4444']);
    expect(await others('outlook-pt.csv')).toEqual(['(11) 2222-3333']);
    expect(await others('google.csv')).toEqual(['ana2.g@exemplo.com', '+55 11 3333-4444']);
  });

  it('marks the line of a broken byte, and those whose birthday has no year', async () => {
    const notes = async (name: string) => (await reviewed(name)).lines.map((line) => line.notes);
    expect(await notes('one-bad-byte.csv')).toEqual([[], [expect.stringMatching(/estragado/)]]);
    expect(await notes('omit-year.vcf')).toEqual([[expect.stringMatching(/sem o ano/)]]);
    expect(await notes('google.csv')).toEqual([[], [expect.stringMatching(/sem o ano/)]]);
  });

  it('keeps the lines above its headings for the review', async () => {
    const { state } = await reviewed('title.csv');
    expect(state.reading?.above).toEqual(['Relatório de pacientes', 'Emitido em 25/11/2026']);
    expect(state.lines.map(({ line }) => line)).toEqual([4]);
  });
});
