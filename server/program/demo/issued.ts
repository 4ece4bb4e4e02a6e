import { uuidv7 } from '../../../src/domain/core/id.ts';
import { declarationOf } from '../../../src/domain/documents/declaration.ts';
import type { IssuedDocument } from '../../../src/domain/documents/issued.ts';
import { paperText } from '../../../src/domain/documents/paper.ts';
import { createHash } from 'node:crypto';
import { DAY_MS } from './calendar.ts';
import type { Practice } from './practice.ts';
import type { Random } from './random.ts';

const iso = (at: number): string => new Date(at).toISOString();

/** The first patient was given a declaration of her last attendance, printed, and has received it. */
export function createIssued(random: Random, practice: Practice, now: number): IssuedDocument[] {
  const [patient] = practice.patients;
  const attended = practice.appointments.findLast(
    ({ patientId, status }) => patientId === patient?.id && status === 'completed',
  );
  const professional = practice.users.find(({ id }) => id === attended?.psychologistId);
  if (!patient || !attended || !professional) return [];
  const at = Math.min(Date.parse(attended.endAt) + DAY_MS, now - DAY_MS);
  const paper = declarationOf({
    head: [practice.tenant.name],
    patientName: patient.name,
    companion: '',
    sessions: [attended],
    purpose: 'justificar ausência no trabalho',
    place: 'São Paulo',
    day: iso(at).slice(0, 10),
    zone: practice.tenant.timeZone,
    professional,
    signature: null,
  });
  return [
    {
      id: uuidv7(at, random.bytes),
      patientId: patient.id,
      psychologistId: professional.id,
      kind: 'declaration',
      format: 'print',
      shelves: [],
      recipient: patient.name,
      relation: null,
      reason: 'justificar ausência no trabalho',
      place: 'São Paulo',
      channel: 'in_person',
      sha256: createHash('sha256').update(paperText(paper)).digest('hex'),
      outcome: 'received',
      settledAt: iso(at + DAY_MS / 24),
      createdAt: iso(at),
    },
  ];
}
