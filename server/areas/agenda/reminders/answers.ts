import type { Actor } from '../../../../src/domain/core/command.ts';
import type { CommandArgs } from '../../../../src/domain/registry.ts';
import { limits } from '../../../kernel/limits.ts';
import type { Aftermath, Decision } from '../../../engine/execution/decision.ts';
import type { CommandTransaction } from '../../../engine/execution/store.ts';

export const ANSWER_JOB = 'mail.answer';

/** What became of the times that a patient asked for. */
export interface Answer {
  readonly answer: 'granted' | 'refused';
  readonly userId: string;
  readonly appointmentId: string;
  /** The time that was asked for first, ISO. */
  readonly startAt: string;
  /** How many were asked for. */
  readonly wished: number;
}

interface Asked {
  readonly actor: Actor;
  readonly tx: CommandTransaction;
  readonly now: string;
}

async function isWished({ actor, tx, now }: Asked): Promise<boolean> {
  if (actor.role !== 'patient') return false;
  const [account] = await tx.load([['users', actor.userId]]);
  const isOn = account?.entity === 'users' && 'answersMailed' in account.document;
  if (!isOn || !account.document.answersMailed) return false;
  return (await tx.countAttempt('answerMail', actor.userId, now)) <= limits.answerMail.most;
}

/** The newest answer holds: who asks again under the same number before the mail is sent hears of that. */
async function tell(
  answer: Answer['answer'],
  { id, startAt, alternatives = [] }: CommandArgs<'appointment.create'>,
  asked: Asked,
): Promise<void> {
  if (!(await isWished(asked))) return;
  const { userId } = asked.actor;
  const payload = { answer, userId, appointmentId: id, startAt, wished: 1 + alternatives.length };
  await asked.tx.enqueue([{ kind: ANSWER_JOB, key: `${ANSWER_JOB}:${userId}:${id}`, payload }]);
}

export const tellGranted: Decision<'appointment.create'> = async (args, context) => {
  if (!context.documents.stored('appointments', args.id)) await tell('granted', args, context);
};

export const tellRefused: Aftermath<'appointment.create'> = (args, context) =>
  tell('refused', args, context);
