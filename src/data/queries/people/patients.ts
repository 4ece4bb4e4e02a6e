import { emailAddress } from '../../../domain/core/emailAddress.ts';
import { compareNames } from '../../../domain/core/names.ts';
import type { PatientInvite } from '../../../domain/invites/invite.ts';
import { hasCpf, type PatientIdentity } from '../../../domain/patients/duplicates.ts';
import type { Patient } from '../../../domain/patients/patient.ts';
import { holdsRecord, type Kept } from '../../../domain/patients/removal.ts';
import { patientMatcher } from '../../../domain/patients/search.ts';
import { coversEverything } from '../../view/coverage.ts';
import { inviteRow, invitesByPatient } from './invites.ts';
import { found, gathered, type Gathered, type Known, UNKNOWN } from '../kit/known.ts';
import { nextSessionOf } from '../agenda/nextSession.ts';
import { defineQuery, type WithRefused } from '../kit/query.ts';
import { refusedCreations } from '../kit/refusedCreations.ts';
import type { Repair } from '../kit/marks.ts';
import type { PatientDetails, PatientDuplicates, PatientList, PatientRow } from './results.ts';
import type { QuerySource, QueryView } from '../kit/source.ts';

const ROWS_MAX = 200;

const patientRow = (
  view: QueryView,
  { id, name, email, phone, cpf, isActive, userId }: Patient,
  invite: PatientInvite | undefined,
  repair: Repair = null,
): PatientRow => ({
  id,
  name,
  email,
  phone,
  cpf,
  isActive,
  mark: view.mark('patients', id),
  repair,
  hasAccount: userId !== null,
  invite: invite ? inviteRow(view, invite) : null,
});

const inOrder = (...lists: readonly (readonly Patient[])[]) => lists.flat().sort(compareNames);

/** By name or by the next session, those without one last; a minus turns it round. */
export type PatientOrder = 'name' | '-name' | 'next' | '-next';

interface PatientSearch extends WithRefused {
  readonly search?: string;
  readonly activeOnly?: boolean;
  readonly offset?: number;
  readonly limit?: number;
  readonly order?: PatientOrder;
  /** ISO instant: rows then say when the next session is, which an order by it needs. */
  readonly now?: string;
}

const sessionAt = (startAt: string | null) => (startAt === null ? null : { startAt });

function ordered(
  patients: readonly Patient[],
  order: PatientOrder,
  nextOf: (patient: Patient) => string | null,
): readonly Patient[] {
  if (order === 'name') return patients;
  if (order === '-name') return patients.toReversed();
  const sign = order === 'next' ? 1 : -1;
  const known = new Map(patients.map((patient) => [patient, nextOf(patient)]));
  return patients.toSorted((a, b) => {
    const [first, second] = [known.get(a) ?? null, known.get(b) ?? null];
    if (first === second) return 0;
    if (first === null) return 1;
    if (second === null) return -1;
    return first < second ? -sign : sign;
  });
}

/** Case-insensitive on name and e-mail; digits are looked for in CPF and phone. Ordered by name unless told. At most 200 rows. */
export const patientsList = defineQuery({
  name: 'patients.list',
  run({ view, coverage }: QuerySource, args: PatientSearch): Gathered<PatientList> {
    const { search = '', activeOnly = false, offset = 0, limit = ROWS_MAX, now } = args;
    const { patients, activePatients } = view.indexes;
    const refused = args.withRefused ? refusedCreations(view, 'patients') : [];
    const repairs = new Map(refused.map(({ key, document }) => [document, key]));
    const all =
      refused.length === 0 ? patients.items : inOrder(patients.items, [...repairs.keys()]);
    const matches = patientMatcher(search);
    const matching = all.filter((patient) => (patient.isActive || !activeOnly) && matches(patient));
    const total = patients.items.length;
    const nextOf = ({ id }: Patient) => (now ? nextSessionOf(view, id, now) : null);
    const order = now ? (args.order ?? 'name') : 'name';
    const hasSessions = coverage.sessions === 'all';
    const invites = invitesByPatient(view);
    const row = (patient: Patient): PatientRow => ({
      ...patientRow(view, patient, invites.get(patient.id), repairs.get(patient)),
      // Without all sessions nobody knows which is the next, or that there is none.
      ...(now !== undefined && { next: hasSessions ? sessionAt(nextOf(patient)) : UNKNOWN }),
    });
    const isWhole = coverage.people && (hasSessions || !order.endsWith('next'));
    return gathered(isWhole, {
      rows: ordered(matching, order, nextOf)
        .slice(offset, offset + Math.min(limit, ROWS_MAX))
        .map(row),
      matching: matching.length,
      counts: { total, active: activePatients, inactive: total - activePatients },
    });
  },
});

const nameOf = (patient: Patient | undefined) =>
  patient ? { id: patient.id, name: patient.name } : null;

/** Patients of the same psychologist with the e-mail or CPF, other than `exceptId`, as far as this device sees them. */
export const patientDuplicates = defineQuery({
  name: 'patients.duplicates',
  run(
    { view }: QuerySource,
    args: { email: string; cpf: string; psychologistId: string | null; exceptId: string },
  ): PatientDuplicates {
    const others = view.indexes.patients.items.filter(
      ({ id, psychologistId }) => id !== args.exceptId && psychologistId === args.psychologistId,
    );
    const wanted = others.length > 0 ? emailAddress(args.email) : null;
    return {
      email: nameOf(others.find(({ email }) => email === wanted)),
      cpf: nameOf(others.find((other) => hasCpf(other, args.cpf))),
    };
  },
});

/**
 * What is unique of each of a psychologist's patients, those included whom the server would not make: they wait for the
 * person, and one comes twice otherwise.
 */
export const patientIdentities = defineQuery({
  name: 'patients.identities',
  run(
    { view, coverage }: QuerySource,
    args: { psychologistId: string | null },
  ): Gathered<readonly PatientIdentity[]> {
    const refused = refusedCreations(view, 'patients').map(({ document }) => document);
    const all = [...view.indexes.patients.items, ...refused]
      .filter(({ psychologistId }) => psychologistId === args.psychologistId)
      .map(({ id, name, email, cpf }) => ({ id, name, email, cpf }));
    return gathered(coverage.people, all);
  },
});

const hasOf = (documents: Iterable<{ readonly patientId: string | null }>, id: string): boolean => {
  for (const { patientId } of documents) if (patientId === id) return true;
  return false;
};

/** What hangs on a patient and has to be kept, as the server judges it too; what it archived is known to it alone. */
export const patientKept = defineQuery({
  name: 'patients.kept',
  run(source: QuerySource, { id }: { id: string }): Gathered<readonly Kept[]> {
    const { view, coverage, recordings } = source;
    const patient = view.get('patients', id);
    const found: Readonly<Record<Kept, boolean>> = {
      sessions: view.indexes.appointmentsOfPatient.get(id).length > 0,
      recurrences: hasOf(view.all('recurringAppointments'), id),
      notes: view.indexes.notesOfPatient.get(id).length > 0,
      payments: view.indexes.paymentsOfPatient.get(id).length > 0,
      packages: view.indexes.packagesOfPatient.get(id).length > 0,
      documents: hasOf(view.all('issuedDocuments'), id),
      corrections: hasOf(view.all('correctionRequests'), id),
      recordings: hasOf(recordings, id),
      record: patient !== undefined && holdsRecord(patient),
    };
    const kept = (Object.keys(found) as Kept[]).filter((each) => found[each]);
    // One that is there is enough; that there is none takes all to be here.
    return gathered(kept.length > 0 || coversEverything(coverage), kept);
  },
});

/** A patient as the list shows one, without the next session. */
export const patientRowById = defineQuery({
  name: 'patients.row',
  run({ view, coverage }: QuerySource, { id }: { id: string }): Known<PatientRow> {
    const patient = view.get('patients', id);
    const row = patient && patientRow(view, patient, invitesByPatient(view).get(id));
    return found(row, coverage.people);
  },
});

export const patientById = defineQuery({
  name: 'patients.byId',
  run({ view, coverage }: QuerySource, { id }: { id: string }): Known<PatientDetails> {
    const patient = view.get('patients', id);
    const details = patient && { patient, mark: view.mark('patients', id) };
    return found(details, coverage.people);
  },
});
