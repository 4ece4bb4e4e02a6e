import { statusAt } from '../appointments/state.ts';
import type { AppointmentStatus } from '../appointments/status.ts';
import { statusLabels } from '../appointments/labels.ts';
import type { CorrectionRequest } from '../corrections/correction.ts';
import { correctionStates, fieldNames } from '../corrections/labels.ts';
import { type Consent, consentLabels } from '../patients/consent.ts';
import type { Patient } from '../patients/patient.ts';
import { paymentMethodLabels } from '../payments/labels.ts';
import { fromCents } from '../payments/amount.ts';
import { type PaymentMethod } from '../payments/payment.ts';
import { moneyWords } from '../receipts/paper.ts';
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
  /** What was paid, the newest first. */
  readonly payments: readonly {
    readonly day: string;
    readonly cents: number;
    readonly method: PaymentMethod;
    /** `2026/0012`; `null` where no receipt is there. */
    readonly receipt: string | null;
  }[];
  /** When the copy is made, ISO. */
  readonly at: string;
  readonly zone: string;
}

export const WITH_THE_PRACTICE =
  'O prontuário fica com o seu psicólogo. Peça a ele, ou à clínica, uma cópia. Recibos em nome de outra pessoa são dados a quem pagou.';

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
export function myDataFile(of: MyData): string {
  const { practice, patient, sessions, corrections, at } = of;
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
    payments: of.payments.map(({ day, cents, method, receipt }) => ({
      day,
      amount: fromCents(cents),
      method,
      receipt,
    })),
    consents: consentsOf(patient).map(({ kind, day, givenAt, revokedAt }) => ({
      kind,
      day,
      givenAt,
      revokedAt,
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

const consentsOf = ({ consents }: Patient): readonly Consent[] => consents ?? [];

/** `Gravação: dado em 02/03/2026, revogado em 05/03/2026` */
export const consentWords = ({ kind, day, revokedAt }: Consent, zone: string): string =>
  `${consentLabels[kind]}: dado em ${formatDay(day)}${revokedAt ? `, revogado em ${formatDate(revokedAt, zone)}` : ''}`;

const paymentWords = ({ day, cents, method, receipt }: MyData['payments'][number]): string =>
  [
    `${formatDay(day)}: ${moneyWords(cents)}`,
    paymentMethodLabels[method],
    receipt && `recibo ${receipt}`,
  ]
    .filter(Boolean)
    .join(', ');

const titled = (text: string, items: readonly string[]): Block[] =>
  items.length === 0
    ? []
    : [
        { kind: 'heading', level: 2, text },
        { kind: 'items', items },
      ];

/** The same to be read, and printed. */
export function myDataPaper(of: MyData): Paper {
  const { practice, patient, sessions, corrections, at, zone } = of;
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
      ...titled('Pagamentos', of.payments.map(paymentWords)),
      ...titled(
        'Consentimentos',
        consentsOf(patient).map((consent) => consentWords(consent, zone)),
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
