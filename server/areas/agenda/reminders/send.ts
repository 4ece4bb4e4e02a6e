import { statusAt } from '../../../../src/domain/appointments/state.ts';
import type { Patient } from '../../../../src/domain/patients/patient.ts';
import { lateMs, wantsReminders } from '../../../../src/domain/reminders/rules.ts';
import type { User } from '../../../../src/domain/users/user.ts';
import { changeDocuments, type ServerChange } from '../../../engine/documents/change.ts';
import type { JobHandler, JobParts } from '../../../engine/jobs/job.ts';
import { compose } from '../../../kernel/mail/compose.ts';
import { reminderLetter } from '../../../kernel/mail/letters.ts';
import { stopLink } from './stop-link.ts';

interface Wanted {
  readonly appointmentId: string;
  readonly startAt: string;
  readonly begunAt: string;
}

const isWanted = (payload: object): payload is Wanted =>
  ['appointmentId', 'startAt', 'begunAt'].every(
    (name) => typeof (payload as Record<string, unknown>)[name] === 'string',
  );

interface Reminded {
  readonly patient: Patient;
  readonly therapist: User;
  readonly zone: string;
}

/** Of the session, as long as it still is to come at that time: it may have been moved, cancelled or begun since. */
async function readReminded(
  { documents, load }: ServerChange,
  tenantId: string,
  { appointmentId, startAt }: Wanted,
  now: string,
): Promise<Reminded | undefined> {
  await load([
    ['appointments', appointmentId],
    ['tenants', tenantId],
  ]);
  const session = documents.get('appointments', appointmentId);
  const zone = documents.get('tenants', tenantId)?.timeZone;
  if (!session?.patientId || !zone || session.startAt !== startAt) return undefined;
  if (statusAt(session, now) !== 'scheduled') return undefined;
  const { patientId, psychologistId } = session;
  await load([
    ['patients', patientId],
    ['users', psychologistId],
  ]);
  const patient = documents.get('patients', patientId);
  const therapist = documents.get('users', psychologistId);
  return patient && therapist && { patient, therapist, zone };
}

const isStillWanted = ({ patient, therapist }: Reminded, { begunAt }: Wanted, ms: number) => {
  const lead = therapist.isActive ? therapist.reminderLeadHours : null;
  return Boolean(lead && wantsReminders(patient) && ms - Date.parse(begunAt) <= lateMs(lead));
};

/** The mail, as long as it is true and wanted. */
const letterOf = (parts: JobParts, tenantId: string, wanted: Wanted) =>
  changeDocuments(parts, tenantId, async (change) => {
    const ms = parts.clock.now();
    const { startAt } = wanted;
    const reminded = await readReminded(change, tenantId, wanted, new Date(ms).toISOString());
    if (!reminded || !isStillWanted(reminded, wanted, ms)) return undefined;
    const { patient, therapist, zone } = reminded;
    const stop = await stopLink(change.tx, parts, {
      tenantId,
      purpose: 'stop_reminders',
      subjectId: patient.id,
      email: patient.email,
      after: startAt,
    });
    const names = { patientName: patient.name, therapistName: therapist.name };
    return reminderLetter({ to: patient.email, ...names, startAt, zone, stop });
  });

/** Keeps on the session that its reminder went out, once that is true. */
const keepSent = (parts: JobParts, tenantId: string, { appointmentId, startAt }: Wanted) =>
  changeDocuments(parts, tenantId, async ({ documents, load }) => {
    await load([['appointments', appointmentId]]);
    const session = documents.get('appointments', appointmentId);
    if (!session) return;
    const remindedAt = new Date(parts.clock.now()).toISOString();
    documents.put('appointments', { ...session, remindedAt, remindedStartAt: startAt });
  });

/** Sends one reminder. A crash between the mail and the note of it sends the same mail again, under the same id. */
export const sendReminder =
  (parts: JobParts): JobHandler =>
  async (payload, { id, tenantId }) => {
    if (!isWanted(payload) || tenantId === null) return;
    const letter = await letterOf(parts, tenantId, payload);
    if (!letter) return;
    await parts.mailer.send('reminder', compose(letter, id));
    await keepSent(parts, tenantId, payload);
  };
