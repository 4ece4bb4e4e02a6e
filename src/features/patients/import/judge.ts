import { BORN_TOO_EARLY, EARLIEST_BIRTH } from '../../../domain/patients/age.ts';
import { parseInput } from '../../../domain/core/parse.ts';
import { DomainError } from '../../../domain/core/errors.ts';
import type { PatientIdentity } from '../../../domain/patients/duplicates.ts';
import type { CommandArgs } from '../../../domain/registry.ts';
import { newPatient, type PatientForm } from '../form/patientForm.ts';
import { type Columns, fieldLabels, type ImportField } from './columns.ts';
import type { Line } from './table.ts';
import { valuesOf } from './values.ts';

/** What becomes of a line: it is imported, or left out since something is wrong, the patient is there, or it comes twice. */
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
}

export interface ImportLine extends Line {
  /** Of the patient that is made of it: the same however often one begins anew. */
  readonly id: string;
  /** What the person put in its place. */
  readonly corrected?: PatientForm;
}

export interface Judging {
  readonly columns: Columns;
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
const BIRTH = 'Nascimento: escreva como 31/12/1990.';
const TO_COME = 'Nascimento: este dia ainda não chegou.';

/** What is wrong with the fields, each in a sentence. */
const sentences = (form: PatientForm, fields: Readonly<Record<string, string>>): string[] =>
  Object.entries(fields).map(([field, message]) => {
    const value = form[field as ImportField];
    if (KIND[field] && !String(value ?? '').trim()) return KIND[field];
    if (field === 'birthDate' && message !== 'Data inválida') return message;
    const label = fieldLabels[field as ImportField] ?? field;
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
    before?.as.columns === as.columns &&
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

function judgedAlone(line: ImportLine, { columns, psychologistId, today }: Judging): Judged {
  const { id, corrected, cells } = line;
  const read = valuesOf(cells, columns, { psychologistId }, Number(today.slice(0, 4)));
  const form = corrected ?? read.form;
  const { args, fields, other } = checked(id, form);
  const wrong = { ...fields };
  const birth = !corrected && read.isBirthUnread ? BIRTH : birthTrouble(form, today);
  if (birth !== null) wrong['birthDate'] = birth;
  const fault = corrected ? [] : line.fault === undefined ? [] : [line.fault];
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
  };
}

const digitsOf = (cpf: string | null | undefined): string => cpf?.replaceAll(/\D/g, '') ?? '';

/** What is unique of a patient, with the words for it. */
const keysOf = ({ email, cpf }: { email: string; cpf?: string | null | undefined }) => [
  [`email ${email}`, 'o mesmo email'] as const,
  ...(digitsOf(cpf) === '' ? [] : [[`cpf ${digitsOf(cpf)}`, 'o mesmo CPF'] as const]),
];

const leftOut = (judged: Judged, verdict: Verdict, reason: string): Judged => ({
  ...judged,
  verdict,
  reasons: [reason],
  args: null,
});

/** Says of each line what becomes of it. Of lines that are the same patient the first one that is in order counts. */
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
      if (there) return leftOut(judged, 'known', `Já cadastrado: ${there.name}, com ${words}.`);
      const first = before.get(key);
      if (first !== undefined)
        return leftOut(judged, 'repeated', `Repete a linha ${first}, com ${words}.`);
    }
    for (const [key] of keys) before.set(key, judged.line);
    return judged;
  });
}
