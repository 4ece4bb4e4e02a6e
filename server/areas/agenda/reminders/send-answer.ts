import { statusAt } from '../../../../src/domain/appointments/state.ts';
import type { User } from '../../../../src/domain/users/user.ts';
import { changeDocuments, type ServerChange } from '../../../engine/documents/change.ts';
import type { JobHandler, JobParts } from '../../../engine/jobs/job.ts';
import { compose, type Letter } from '../../../kernel/mail/compose.ts';
import { grantedLetter, refusedLetter } from '../../../kernel/mail/letters.ts';
import type { Answer } from './answers.ts';
import { stopLink } from './stop-link.ts';

const TEXTS = ['answer', 'userId', 'appointmentId', 'startAt'] as const;

const isAnswer = (payload: object): payload is Answer =>
  TEXTS.every((name) => typeof (payload as Record<string, unknown>)[name] === 'string') &&
  typeof (payload as Record<string, unknown>)['wished'] === 'number';

/** What is said of a time that is theirs, as long as it is. */
async function readGranted(
  { documents, load }: ServerChange,
  { appointmentId, userId, startAt: asked }: Answer,
  now: string,
) {
  const session = documents.get('appointments', appointmentId);
  if (!session?.patientId || statusAt(session, now) !== 'scheduled') return undefined;
  await load([
    ['patients', session.patientId],
    ['users', session.psychologistId],
  ]);
  const { startAt, patientId, psychologistId } = session;
  if (documents.get('patients', patientId)?.userId !== userId) return undefined;
  const therapistName = documents.get('users', psychologistId)?.name ?? '';
  return { startAt, therapistName, isSecondChoice: startAt !== asked };
}

/** Whom it is told, if that is still wished. */
function listening({ documents }: ServerChange, userId: string): (User & { email: string }) | null {
  const account = documents.get('users', userId);
  const isWished = account?.isActive && account.answersMailed && account.email;
  return isWished ? { ...account, email: account.email as string } : null;
}

/** The mail, as long as it is true and wished. */
const letterOf = (parts: JobParts, tenantId: string, answer: Answer): Promise<Letter | undefined> =>
  changeDocuments(parts, tenantId, async (change) => {
    const { userId, appointmentId, startAt, wished } = answer;
    await change.load([
      ['users', userId],
      ['appointments', appointmentId],
      ['tenants', tenantId],
    ]);
    const account = listening(change, userId);
    const zone = change.documents.get('tenants', tenantId)?.timeZone;
    if (!account || !zone) return undefined;
    const now = new Date(parts.clock.now()).toISOString();
    const granted = await readGranted(change, answer, now);
    // Asked again since, or another's: then there is nothing to say of a refusal.
    const isThere = change.documents.get('appointments', appointmentId) !== undefined;
    if (answer.answer === 'granted' ? !granted : isThere) return undefined;
    const { email: to, name: patientName } = account;
    const of = { tenantId, purpose: 'stop_answers', subjectId: userId, email: to } as const;
    const stop = await stopLink(change.tx, parts, { ...of, after: now });
    const common = { to, patientName, zone, stop };
    const url = `${parts.origin}/app/patient-scheduling`;
    return granted
      ? grantedLetter({ ...common, ...granted, link: { label: 'Ver no Sereno', url } })
      : refusedLetter({
          ...common,
          startAt,
          wished,
          link: { label: 'Escolher outro horário', url },
        });
  });

/** Tells a patient what became of the times asked for. After a crash the same mail may go again, under the same id. */
export const sendAnswer =
  (parts: JobParts): JobHandler =>
  async (payload, { id, tenantId }) => {
    if (!isAnswer(payload) || tenantId === null) return;
    const letter = await letterOf(parts, tenantId, payload);
    if (letter) await parts.mailer.send('answer', compose(letter, id));
  };
