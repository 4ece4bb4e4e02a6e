import { statusAt } from '../appointments/appointment.ts';
import { statusLabels } from '../appointments/labels.ts';
import type { AppointmentStatus } from '../appointments/status.ts';
import type { CorrectionRequest } from '../corrections/correction.ts';
import { correctionStates, fieldNames } from '../corrections/labels.ts';
import type { Patient } from '../patients/patient.ts';
import { formatDate, formatDay, formatMoment, formatSpan } from '../time/format.ts';
import { type Block, knownFacts, type Paper } from './paper.ts';

/** What a patient's device holds of the patient (LGPD, art. 18): all of it is the patient's to have. */
export interface MyData {
  readonly practice: string | null;
  readonly patient: Patient;
  /** By start. */
  readonly sessions: readonly {
    readonly startAt: string;
    readonly endAt: string;
    readonly status: AppointmentStatus;
    readonly psychologistName: string | null;
  }[];
  /** The newest first. */
  readonly corrections: readonly CorrectionRequest[];
  /** When the copy is made, ISO. */
  readonly at: string;
  readonly zone: string;
}

export const WITH_THE_PRACTICE =
  'O prontuário, os recibos e os consentimentos ficam com o seu psicólogo. Peça a ele, ou à clínica, uma cópia deles.';

/** Registration data as a patient reads them. */
export const registrationOf = (patient: Patient): readonly (readonly [string, string | null])[] => [
  [fieldNames.name, patient.name],
  [fieldNames.email, patient.email],
  [fieldNames.phone, patient.phone],
  [fieldNames.cpf, patient.cpf],
  [fieldNames.birthDate, patient.birthDate && formatDay(patient.birthDate)],
  [fieldNames.address, patient.address],
  [fieldNames.emergencyContact, patient.emergencyContact],
];

/** As JSON, for another program. */
export function myDataFile({ practice, patient, sessions, corrections, at }: MyData): string {
  const { id, name, email, phone, cpf, birthDate, address, emergencyContact, createdAt } = patient;
  const data = {
    format: 'sereno.my-data',
    version: 1,
    issuedAt: at,
    practice,
    patient: { id, name, email, phone, cpf, birthDate, address, emergencyContact, createdAt },
    sessions: sessions.map((session) => ({
      startAt: session.startAt,
      endAt: session.endAt,
      status: statusAt(session, at),
      psychologist: session.psychologistName,
    })),
    correctionRequests: corrections.map((one) => ({
      field: one.field,
      wanted: one.wanted,
      status: one.status,
      reason: one.reason,
      createdAt: one.createdAt,
      answeredAt: one.answeredAt,
    })),
    notIncluded: WITH_THE_PRACTICE,
  };
  return `${JSON.stringify(data, null, 2)}\n`;
}

const titled = (text: string, items: readonly string[]): Block[] =>
  items.length === 0
    ? []
    : [
        { kind: 'heading', level: 2, text },
        { kind: 'items', items },
      ];

/** The same to be read, and printed. */
export function myDataPaper({ practice, patient, sessions, corrections, at, zone }: MyData): Paper {
  const stateOf = (session: MyData['sessions'][number]) => statusLabels[statusAt(session, at)];
  return {
    title: 'Meus dados',
    blocks: [
      {
        kind: 'facts',
        facts: knownFacts([
          ['Clínica', practice],
          ['Cópia feita em', formatMoment(at, zone)],
          ...registrationOf(patient),
        ]),
      },
      ...titled(
        'Sessões',
        sessions.map(
          (session) =>
            `${formatDate(session.startAt, zone)}, ${formatSpan(session, zone)}: ${[session.psychologistName, (stateOf(session) ?? statusLabels.cancelled).label].filter(Boolean).join(', ')}`,
        ),
      ),
      ...titled(
        'Pedidos de correção',
        corrections.map(
          ({ createdAt, field, wanted, status, reason }) =>
            `${formatMoment(createdAt, zone)}, ${fieldNames[field]}: ${wanted} (${correctionStates[status].label}${reason ? `: ${reason}` : ''})`,
        ),
      ),
      { kind: 'quiet', text: WITH_THE_PRACTICE },
    ],
  };
}
