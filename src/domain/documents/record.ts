import { consentLabels } from '../patients/consent.ts';
import type { Patient } from '../patients/patient.ts';
import type { Shelf } from '../notes/shelf.ts';
import { formatDate, formatDay, formatMoment } from '../time/format.ts';
import { attendedWords, dateInWords, type Professional, signatureOf } from './declaration.ts';
import type { DocumentKind, IssuedDocument } from './issued.ts';
import { type Block, knownFacts, type Paper } from './paper.ts';

/** A session of the patient's with what was written of it. */
export interface RecordedSession {
  readonly startAt: string;
  readonly endAt: string;
  /** In words. */
  readonly status: string;
  /** `null` where there is none, or it stands on a shelf that was not asked for. */
  readonly note: {
    readonly shelf: Shelf;
    readonly text: string;
    readonly createdAt: string;
    readonly updatedAt: string;
  } | null;
}

/** What a copy of a patient's record is made from. */
export interface PatientRecord {
  readonly shelves: readonly Shelf[];
  readonly patient: Patient;
  readonly institution: string;
  readonly professional: Professional;
  /** By start. */
  readonly sessions: readonly RecordedSession[];
  /** By when they were made. */
  readonly issued: readonly IssuedDocument[];
  readonly recipient: string;
  readonly reason: string;
  readonly day: string;
  readonly zone: string;
}

export const shelfNames: Readonly<Record<Shelf, string>> = {
  record: 'Prontuário',
  private: 'Registro documental',
};

export const kindNames: Readonly<Record<DocumentKind, string>> = {
  declaration: 'Declaração',
  record: 'Cópia do registro',
};

const titleOf = (shelves: readonly Shelf[]): string =>
  shelves.map((shelf) => shelfNames[shelf]).join(' e ');

/** The parts that CFP 01/2009, art. 2 asks for, the notes shelf by shelf. */
export function recordPaper(of: PatientRecord): Paper {
  return {
    title: `${titleOf(of.shelves)} de ${of.patient.name}`,
    blocks: [
      ...copyBlocks(of),
      ...identification(of),
      ...demand(of),
      ...of.shelves.flatMap((shelf) => evolution(of, shelf)),
      ...attendance(of),
      ...handedOut(of),
      ...consents(of),
      { kind: 'text', text: `${dateInWords(of.day)}.` },
      signatureOf(of.professional),
    ],
  };
}

const heading = (text: string): Block => ({ kind: 'heading', level: 2, text });
const quiet = (text: string): Block => ({ kind: 'quiet', text });

const copyBlocks = ({ recipient, reason, shelves, day }: PatientRecord): readonly Block[] => [
  {
    kind: 'facts',
    facts: [
      ['Cópia para', recipient],
      ['Motivo', reason],
      ['Emitida em', formatDay(day)],
    ],
  },
  ...(shelves.includes('private')
    ? [
        quiet(
          'Contém o registro documental, que é privativo do psicólogo e não se entrega ao paciente.',
        ),
      ]
    : []),
];

const identification = ({
  patient,
  institution,
  professional,
}: PatientRecord): readonly Block[] => [
  heading('Identificação'),
  {
    kind: 'facts',
    facts: knownFacts([
      ['Nome', patient.name],
      ['Data de nascimento', patient.birthDate && formatDay(patient.birthDate)],
      ['CPF', patient.cpf],
      ['Telefone', patient.phone],
      ['Email', patient.email],
      ['Endereço', patient.address],
      ['Contato de emergência', patient.emergencyContact],
      ['Responsável legal', guardianWords(patient)],
      ['Quem paga', patient.payerName],
      ['Instituição', institution],
      [
        'Psicólogo',
        professional.crp ? `${professional.name}, CRP ${professional.crp}` : professional.name,
      ],
    ]),
  },
];

const guardianWords = (patient: Patient): string =>
  [
    patient.guardianName,
    patient.guardianRelation,
    patient.guardianAuthorizedOn &&
      `autorização por escrito em ${formatDay(patient.guardianAuthorizedOn)}`,
  ]
    .filter(Boolean)
    .join(', ');

function demand({ patient }: PatientRecord): readonly Block[] {
  const facts = knownFacts([
    ['Histórico médico', patient.medicalHistory],
    ['Medicações em uso', patient.currentMedications],
    ['Alergias', patient.allergies],
  ]);
  return [
    heading('Demanda e objetivos'),
    ...(facts.length > 0 ? [{ kind: 'facts', facts } as const] : []),
    quiet('A demanda, os objetivos, o encaminhamento e o encerramento constam da evolução abaixo.'),
  ];
}

function evolution({ sessions, zone }: PatientRecord, shelf: Shelf): readonly Block[] {
  const written = sessions.filter(({ note }) => note?.shelf === shelf);
  return [
    heading(`Evolução: ${shelfNames[shelf].toLowerCase()}`),
    ...(written.length === 0 ? [quiet('Nenhuma nota.')] : []),
    ...written.flatMap((session) => entry(session, zone)),
  ];
}

function entry({ note, ...session }: RecordedSession, zone: string): readonly Block[] {
  if (note === null) return [];
  const isChanged = note.updatedAt !== note.createdAt;
  const changed = isChanged ? `, alterada em ${formatMoment(note.updatedAt, zone)}` : '';
  return [
    { kind: 'heading', level: 3, text: `Sessão de ${attendedWords(session, zone)}` },
    quiet(`Nota de ${formatMoment(note.createdAt, zone)}${changed}`),
    { kind: 'text', text: note.text },
  ];
}

const attendance = ({ sessions, zone }: PatientRecord): readonly Block[] => [
  heading('Sessões'),
  sessions.length === 0
    ? quiet('Nenhuma sessão.')
    : {
        kind: 'items',
        items: sessions.map(
          (session) => `${attendedWords(session, zone)}: ${session.status.toLowerCase()}`,
        ),
      },
];

const handedOut = ({ issued, zone }: PatientRecord): readonly Block[] => [
  heading('Documentos emitidos'),
  issued.length === 0
    ? quiet('Nenhum documento.')
    : {
        kind: 'items',
        items: issued.map(
          ({ kind, createdAt, recipient, reason }) =>
            `${formatDate(createdAt, zone)}: ${kindNames[kind]}, para ${recipient}. Finalidade: ${reason}`,
        ),
      },
];

function consents({ patient, zone }: PatientRecord): readonly Block[] {
  const all = patient.consents ?? [];
  if (all.length === 0) return [];
  const items = all.map(({ kind, day, revokedAt }) => {
    const revoked = revokedAt === null ? '' : `, revogado em ${formatDate(revokedAt, zone)}`;
    return `${consentLabels[kind]}: consentiu em ${formatDay(day)}${revoked}`;
  });
  return [heading('Consentimentos'), { kind: 'items', items }];
}

/** The same as data, for another system. Times are ISO instants, days `yyyy-MM-dd`. */
export function recordFile({ zone, day, shelves, ...of }: PatientRecord): string {
  const { id: _id, psychologistId: _owner, userId: _account, ...patient } = of.patient;
  const issued = of.issued.map(
    ({ kind, createdAt, recipient, relation, reason, sha256, outcome }) => ({
      kind,
      createdAt,
      recipient,
      relation,
      reason,
      sha256,
      outcome,
    }),
  );
  const file = {
    format: 'sereno-record',
    version: 1,
    issuedOn: day,
    timeZone: zone,
    shelves,
    copyFor: of.recipient,
    reason: of.reason,
    institution: of.institution,
    professional: of.professional,
    patient,
    sessions: of.sessions,
    issuedDocuments: issued,
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}
