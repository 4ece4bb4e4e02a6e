import { BORN_TOO_EARLY, EARLIEST_BIRTH } from '../../../domain/patients/age.ts';
import { parseInput } from '../../../domain/core/parse.ts';
import { DomainError } from '../../../domain/core/errors.ts';
import type { PatientIdentity } from '../../../domain/patients/duplicates.ts';
import type { CommandArgs } from '../../../domain/registry.ts';
import { newPatient, type PatientForm } from '../form/patientForm.ts';
import { fieldLabels } from './columns.ts';
import type { ImportField } from './importFields.ts';
import type { Line } from './file/table.ts';
import { type OtherValue, type Reading, type Values, valuesOf } from './values.ts';

/** The result of a line: it is imported, or it is wrong, there already, or comes twice. */
type Verdict = 'ready' | 'faulty' | 'known' | 'repeated';

export interface Judged {
  readonly id: string;
  readonly line: number;
  readonly cells: readonly string[];
  readonly form: PatientForm;
  readonly verdict: Verdict;
  /** Why it is left out; none where it is not. */
  readonly reasons: readonly string[];
  /** By field, for the form that corrects it. */
  readonly fields: Readonly<Record<string, string>>;
  readonly args: CommandArgs<'patient.create'> | null;
  /** Values of the file beside those that are taken. */
  readonly others: readonly OtherValue[];
  /** Hints to check the line, though it can be imported. */
  readonly notes: readonly string[];
}

export interface ImportLine extends Line {
  /** Of the patient that is made of it: the same however often one begins anew. */
  readonly id: string;
  /** What the person put in its place. */
  readonly corrected?: PatientForm;
}

export interface Judging {
  readonly reading: Reading;
  readonly psychologistId: string | null;
  /** Whom the device knows already. */
  readonly known: readonly PatientIdentity[];
  /** `yyyy-MM-dd` in the practice's zone. */
  readonly today: string;
}

/** What most lists lack. */
export const MISSING_EMAIL = 'Falta o email.';

const KIND: Readonly<Record<string, string>> = {
  name: 'Falta o nome.',
  email: MISSING_EMAIL,
};
const TO_COME = 'Nascimento: este dia ainda não chegou.';
const LOST_LETTER =
  'Nome: um sinal não pôde ser lido (\uFFFD). Corrija nesta linha ou escolha acima outra forma de ler os acentos.';

/** What is wrong with the fields, each in a sentence. */
const sentences = (form: PatientForm, fields: Readonly<Record<string, string>>): string[] =>
  Object.entries(fields).map(([field, message]) => {
    const value = form[field as ImportField];
    if (KIND[field] && !String(value ?? '').trim()) return KIND[field];
    if (field === 'birthDate' && message !== 'Data inválida') return message;
    const label = fieldLabels[field as ImportField] ?? field;
    if (message.startsWith('Nome: ') || message.startsWith('Nascimento: ')) return message;
    return message.startsWith(label) ? message : `${label}: ${message}`;
  });

function checked(id: string, form: PatientForm) {
  const { schema, toArgs } = newPatient(id);
  try {
    return { args: parseInput(schema, toArgs(form)), fields: {}, other: [] };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const fields = (error.details?.['fields'] ?? {}) as Record<string, string>;
    const other = Object.keys(fields).length === 0 ? [error.message] : [];
    return { args: null, fields, other };
  }
}

const judgedLines = new WeakMap<ImportLine, { readonly as: Judging; readonly judged: Judged }>();

/** Lines are values, and thousands of them stay as they are when one is corrected. */
function judgedOnce(line: ImportLine, as: Judging): Judged {
  const before = judgedLines.get(line);
  const isSame =
    before?.as.reading === as.reading &&
    before.as.psychologistId === as.psychologistId &&
    before.as.today === as.today;
  if (before && isSame) return before.judged;
  const judged = judgedAlone(line, as);
  judgedLines.set(line, { as, judged });
  return judged;
}

function birthTrouble({ birthDate }: PatientForm, today: string): string | null {
  if (!birthDate) return null;
  if (birthDate > today) return TO_COME;
  return birthDate < EARLIEST_BIRTH ? BORN_TOO_EARLY : null;
}

/** Finds the faults of a line. Once it was put right, only those of the form count. */
function troubles(line: ImportLine, form: PatientForm, read: Values, today: string) {
  const wrong: Record<string, string> = line.corrected ? {} : { ...read.wrong };
  const birth = birthTrouble(form, today);
  if (birth !== null) wrong['birthDate'] = birth;
  // Such a name would be wrong wherever it is shown.
  if (form.name.includes('\uFFFD')) wrong['name'] = LOST_LETTER;
  return wrong;
}

function judgedAlone(line: ImportLine, { reading, psychologistId, today }: Judging): Judged {
  const { id, corrected, cells } = line;
  const read = valuesOf(cells, reading, { psychologistId }, Number(today.slice(0, 4)));
  const form = corrected ?? read.form;
  const { args, fields, other } = checked(id, form);
  const wrong = { ...fields, ...troubles(line, form, read, today) };
  const fault = corrected || line.fault === undefined ? [] : [line.fault];
  const reasons = [...fault, ...sentences(form, wrong), ...other];
  const isFaulty = reasons.length > 0;
  return {
    id,
    line: line.line,
    cells,
    form,
    verdict: isFaulty ? 'faulty' : 'ready',
    reasons,
    fields: wrong,
    args: isFaulty ? null : args,
    others: read.others,
    notes: corrected ? [] : [...(line.note === undefined ? [] : [line.note]), ...read.notes],
  };
}

const digitsOf = (cpf: string | null | undefined): string => cpf?.replaceAll(/\D/g, '') ?? '';

/** What is unique of a patient, with the words for it. */
const keysOf = ({ email, cpf }: { email: string; cpf?: string | null | undefined }) => [
  [`email ${email}`, 'o mesmo email'] as const,
  ...(digitsOf(cpf) === '' ? [] : [[`cpf ${digitsOf(cpf)}`, 'o mesmo CPF'] as const]),
];

const skipped = (judged: Judged, verdict: Verdict, reason: string): Judged => ({
  ...judged,
  verdict,
  reasons: [reason],
  args: null,
});

/** Judges each line. Of several for one patient the first one in order counts. */
export function judge(lines: readonly ImportLine[], judging: Judging): readonly Judged[] {
  const known = new Map(
    judging.known.flatMap((patient) => keysOf(patient).map(([key]) => [key, patient])),
  );
  const before = new Map<string, number>();
  return lines.map((line) => {
    const judged = judgedOnce(line, judging);
    if (!judged.args) return judged;
    const keys = keysOf(judged.args);
    for (const [key, words] of keys) {
      const there = known.get(key);
      if (there) return skipped(judged, 'known', `Já cadastrado: ${there.name}, com ${words}.`);
      const first = before.get(key);
      if (first !== undefined)
        return skipped(judged, 'repeated', `Repete a linha ${first}, com ${words}.`);
    }
    for (const [key] of keys) before.set(key, judged.line);
    return judged;
  });
}
