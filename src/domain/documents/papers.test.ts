import { describe, expect, it } from 'vitest';
import { sampleId, samplePatient } from '../../../test/harness/practice/samples.ts';
import { declarationOf } from './declaration.ts';
import type { IssuedDocument } from './issued.ts';
import { paperText } from './paper.ts';
import type { PatientRecord } from './recorded.ts';
import { recordFile } from './recordFile.ts';
import { recordPaper } from './record.ts';

const ZONE = 'America/Sao_Paulo';
const professional = { name: 'Helena Duarte', crp: '06/123456' };
const session = (day: string) => ({
  startAt: `${day}T17:00:00.000Z`,
  endAt: `${day}T17:50:00.000Z`,
});

describe('a declaration of attendance', () => {
  const of = (changes = {}) =>
    declarationOf({
      head: ['Consultório da Praça'],
      patientName: 'Bruno Lima',
      companion: '',
      sessions: [session('2026-11-12')],
      purpose: 'justificativa de ausência',
      place: 'Recife',
      day: '2026-11-22',
      zone: ZONE,
      professional,
      signature: null,
      ...changes,
    });

  it('says who came, when, for how long and what for, where and by whom it was issued', () => {
    expect(of()).toEqual({
      head: ['Consultório da Praça'],
      title: 'Declaração',
      blocks: [
        {
          kind: 'text',
          text: 'Declaro, para fins de justificativa de ausência, que Bruno Lima compareceu a atendimento psicológico na data e no horário abaixo.',
        },
        { kind: 'items', items: ['12/11/2026, das 14:00 às 14:50 (50 minutos)'] },
        { kind: 'text', text: 'Recife, 22 de novembro de 2026.' },
        { kind: 'signature', lines: ['Helena Duarte', 'CRP 06/123456'] },
      ],
    });
  });

  it('reads right whatever was typed as its purpose, and bears the picture of the signature', () => {
    const signature = 'data:image/png;base64,iVBORw0KGgoA';
    const paper = of({ purpose: 'Para fins de Justificar falta.', signature });
    expect(paperText(paper)).toContain('Declaro, para justificar falta, que Bruno Lima');
    expect(paper.blocks.at(-1)).toMatchObject({ image: signature });
  });

  it('counts several, names who came along, and leaves out a number that is not known', () => {
    const paper = of({
      sessions: [session('2026-11-05'), session('2026-11-12')],
      companion: ' Ana Lima ',
      purpose: ' ',
      professional: { name: 'Helena Duarte' },
    });
    expect(paperText(paper)).toContain('para os devidos fins');
    expect(paperText(paper)).toContain(
      'nas datas e nos horários abaixo, na companhia de Ana Lima (2 atendimentos).',
    );
    expect(paper.blocks.at(-1)).toEqual({ kind: 'signature', lines: ['Helena Duarte'] });
  });
});

describe('a copy of a record', () => {
  const note = (shelf: 'record' | 'private', text: string) => ({
    shelf,
    text,
    createdAt: '2026-11-12T18:00:00.000Z',
    updatedAt: '2026-11-12T18:00:00.000Z',
    undecided: 0,
  });
  const issued: IssuedDocument = {
    id: sampleId(6, 1),
    patientId: sampleId(3, 1),
    psychologistId: sampleId(2, 1),
    kind: 'declaration',
    format: 'pdf',
    shelves: [],
    recipient: 'Empresa',
    relation: null,
    reason: 'Ausência',
    place: 'Recife',
    channel: 'email',
    sha256: 'a'.repeat(64),
    outcome: 'received',
    settledAt: '2026-11-13T12:00:00.000Z',
    createdAt: '2026-11-12T19:00:00.000Z',
  };
  const record = (changes: Partial<PatientRecord> = {}): PatientRecord => ({
    shelves: ['record'],
    patient: samplePatient(1, { medicalHistory: 'Asma', guardianName: 'Ana Lima' }),
    institution: 'Consultório da Praça',
    professional,
    sessions: [
      {
        ...session('2026-11-05'),
        status: 'Concluído',
        author: professional,
        note: note('record', 'Evolução A.'),
      },
      { ...session('2026-11-12'), status: 'Não compareceu', author: professional, note: null },
    ],
    strays: [],
    issued: [issued],
    removals: [],
    isInherited: false,
    recipient: 'A própria',
    reason: 'Pedido',
    day: '2026-11-22',
    zone: ZONE,
    ...changes,
  });

  it('has the parts that the council lists, and what was handed out before', () => {
    const { title, blocks } = recordPaper(record());
    expect(title).toBe('Prontuário de Paciente 1');
    const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
    expect(headings).toEqual([
      'Identificação',
      'Demanda e objetivos',
      'Evolução: prontuário',
      'Sessão de 05/11/2026, das 14:00 às 14:50 (50 minutos)',
      'Sessões',
      'Documentos emitidos',
    ]);
    const text = paperText({ title, blocks });
    for (const word of [
      'Evolução A.',
      'Asma',
      'Ana Lima',
      'não compareceu',
      'Empresa',
      'CRP 06/123456',
    ])
      expect(text).toContain(word);
  });

  it('keeps the shelves apart, and says of the psychologist’s own that it is not for the patient', () => {
    const sessions = [
      {
        ...session('2026-11-05'),
        status: 'Concluído',
        author: professional,
        note: note('private', 'SEGREDO'),
      },
    ];
    expect(paperText(recordPaper(record({ sessions })))).not.toContain('SEGREDO');
    const both = paperText(recordPaper(record({ sessions, shelves: ['record', 'private'] })));
    expect(both).toContain('SEGREDO');
    expect(both).toContain('não se entrega ao paciente');
  });

  it('names the author of each note, also of one whose session is unknown', () => {
    const author = { name: 'Ana Prado', crp: '06/999999' };
    const strays = [{ author, note: note('record', 'Evolução B.') }];
    const text = paperText(recordPaper(record({ strays })));
    expect(text).toContain('Por Helena Duarte, CRP 06/123456');
    expect(text).toContain('Por Ana Prado, CRP 06/999999');
    expect(text).toContain('Há notas sem o dia da sessão');
  });

  it('says which notes left the record and when, and what else it lacks', () => {
    const removals = [
      { noteId: sampleId(5, 1), kind: 'deleted', startAt: '2026-11-05T17:00:00.000Z' },
      { noteId: sampleId(5, 2), kind: 'moved', startAt: null },
    ].map((one) => ({ ...one, at: '2026-11-20T12:00:00.000Z' })) as PatientRecord['removals'];
    const waiting = { ...note('record', 'Evolução A.'), undecided: 1 };
    const sessions = [
      { ...session('2026-11-05'), status: 'Concluído', author: professional, note: waiting },
    ];
    const text = paperText(recordPaper(record({ removals, sessions, isInherited: true })));
    expect(text).toContain('A nota da sessão de 05/11/2026 foi excluída em 20/11/2026');
    expect(text).toContain('Uma nota passou do prontuário para o registro documental em 20/11');
    expect(text).toContain('05/11/2026 tem outro texto guardado, ainda não escolhido');
    expect(text).toContain('O registro documental de quem atendia antes');
  });

  it('is the same as data, without the ids of our own', () => {
    const file = JSON.parse(recordFile(record())) as Record<string, unknown>;
    expect(file).toMatchObject({
      format: 'sereno-record',
      version: 1,
      shelves: ['record'],
      copyFor: 'A própria',
      patient: { name: 'Paciente 1' },
      sessions: [{ note: { text: 'Evolução A.' } }, { note: null }],
      issuedDocuments: [{ sha256: 'a'.repeat(64), outcome: 'received' }],
    });
    expect(file['patient']).not.toHaveProperty('userId');
  });
});
