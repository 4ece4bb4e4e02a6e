import { expect, it } from 'vitest';
import { samplePatient } from '../../../test/harness/practice/samples.ts';
import { type MyData, myDataFile, myDataPaper } from './myData.ts';

const data: MyData = {
  practice: 'Clínica da Praça',
  // More than a portal ever holds: what the staff keep must not come along by a later mistake.
  patient: samplePatient(1, {
    name: 'Ana',
    birthDate: '1990-05-02',
    medicalHistory: 'CANARIO',
    sessionFee: 4321,
    payerName: 'CANARIO',
    consents: [
      {
        kind: 'recording',
        day: '2026-03-02',
        givenAt: '2026-03-02T12:00:00.000Z',
        givenBy: samplePatient(3).id,
        revokedAt: '2026-03-05T12:00:00.000Z',
        revokedBy: samplePatient(3).id,
      },
    ],
  }),
  sessions: [
    {
      startAt: '2026-03-02T17:00:00.000Z',
      endAt: '2026-03-02T17:50:00.000Z',
      status: 'completed',
      psychologistName: 'Helena',
    },
  ],
  corrections: [
    {
      id: samplePatient(2).id,
      patientId: samplePatient(1).id,
      psychologistId: null,
      field: 'address',
      wanted: 'Rua Nova, 12',
      status: 'refused',
      reason: 'Falta o número.',
      answeredBy: samplePatient(3).id,
      answeredAt: '2026-03-03T12:00:00.000Z',
      createdAt: '2026-03-01T12:00:00.000Z',
    },
  ],
  payments: [{ day: '2026-03-02', cents: 18_000, method: 'pix', receipt: '2026/0012' }],
  at: '2026-03-10T12:00:00.000Z',
  zone: 'America/Sao_Paulo',
};

it('a patient’s copy has registration data, sessions, payments, consents and requests, and says how to ask for the rest', () => {
  const file = myDataFile(data);
  expect(JSON.parse(file)).toMatchObject({
    practice: 'Clínica da Praça',
    patient: { name: 'Ana', birthDate: '1990-05-02' },
    sessions: [
      { startAt: '2026-03-02T17:00:00.000Z', status: 'completed', psychologist: 'Helena' },
    ],
    payments: [{ day: '2026-03-02', amount: 180, method: 'pix', receipt: '2026/0012' }],
    consents: [{ kind: 'recording', day: '2026-03-02', revokedAt: '2026-03-05T12:00:00.000Z' }],
    correctionRequests: [{ field: 'address', reason: 'Falta o número.' }],
  });
  const paper = JSON.stringify(myDataPaper(data));
  for (const words of [
    '02/05/1990',
    '02/03/2026, 14:00 – 14:50: Helena, Concluído',
    '02/03/2026: R$ 180,00, Pix, recibo 2026/0012',
    'Gravação: dado em 02/03/2026, revogado em 05/03/2026',
    'Endereço: Rua Nova, 12 (Não aceito: Falta o número.)',
  ])
    expect(paper).toContain(words);
  for (const copy of [file, paper]) {
    expect(copy).toContain('O prontuário fica com o seu psicólogo.');
    expect(copy).not.toMatch(/CANARIO|4321/);
    expect(copy).not.toContain(samplePatient(3).id);
  }
});
