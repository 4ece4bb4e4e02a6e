import { consentLabels } from '../patients/consent.ts';
import type { Patient } from '../patients/patient.ts';
import type { Shelf } from '../notes/shelf.ts';
import { formatDate, formatDay, formatMoment } from '../time/format.ts';
import {
  attendedWords,
  dateInWords,
  type Professional,
  signatureOf,
  signedBy,
} from './declaration.ts';
import type { PatientRecord, RecordedNote } from './recorded.ts';
import { lacking, removed } from './recordLacks.ts';
import type { DocumentKind } from './issued.ts';
import { type Block, knownFacts, type Paper } from './paper.ts';

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
      ...removed(of),
      ...lacking(of),
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
      ['Psicólogo', signedBy(professional)],
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

function evolution({ sessions, strays, zone }: PatientRecord, shelf: Shelf): readonly Block[] {
  const written = sessions.filter(({ note }) => note?.shelf === shelf);
  const others = strays.filter(({ note }) => note.shelf === shelf);
  return [
    heading(`Evolução: ${shelfNames[shelf].toLowerCase()}`),
    ...(written.length + others.length === 0 ? [quiet('Nenhuma nota.')] : []),
    ...written.flatMap(({ note, author, ...session }) =>
      note ? entry(`Sessão de ${attendedWords(session, zone)}`, note, author, zone) : [],
    ),
    ...others.flatMap(({ note, author }) =>
      entry('Sessão de dia não informado', note, author, zone),
    ),
  ];
}

function entry(title: string, note: RecordedNote, author: Professional, zone: string): Block[] {
  const isChanged = note.updatedAt !== note.createdAt;
  const changed = isChanged ? `, alterada em ${formatMoment(note.updatedAt, zone)}` : '';
  return [
    { kind: 'heading', level: 3, text: title },
    quiet(`Nota de ${formatMoment(note.createdAt, zone)}${changed}. Por ${signedBy(author)}`),
    { kind: 'text', text: note.text },
  ];
}

const attendance = ({ sessions, professional, zone }: PatientRecord): readonly Block[] => [
  heading('Sessões'),
  sessions.length === 0
    ? quiet('Nenhuma sessão.')
    : {
        kind: 'items',
        items: sessions.map(
          ({ status, author, ...session }) =>
            `${attendedWords(session, zone)}: ${status.toLowerCase()}${author.name === professional.name ? '' : `, com ${author.name}`}`,
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
