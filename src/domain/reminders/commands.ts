import * as v from 'valibot';
import { defineCommand } from '../core/command.ts';
import { required } from '../core/documents.ts';
import { requireCaredFor } from '../patients/caredFor.ts';
import { uuid } from '../core/fields.ts';
import { leadHours } from './rules.ts';

/** Whether a psychologist's patients are reminded of their sessions, and how long before; `null`: they are not. */
export const setReminders = defineCommand({
  name: 'reminders.set',
  entity: 'users',
  method: 'PUT',
  path: '/reminders/own',
  roles: ['psych'],
  scope: 'self',
  title: 'Lembretes por email',
  args: v.object({
    leadHours: v.nullable(v.picklist(leadHours, 'Escolha com que antecedência lembrar.')),
  }),
  touches: (_args, { userId }) => [['users', userId]],
  apply(documents, args, { actor }) {
    const user = required(documents, 'users', actor.userId);
    documents.put('users', { ...user, reminderLeadHours: args.leadHours });
  },
});

/** Whether a patient hears by mail what became of the times asked for. Off unless the patient says otherwise. */
export const setAnswerMails = defineCommand({
  name: 'reminders.setAnswers',
  entity: 'users',
  method: 'PUT',
  path: '/reminders/answers',
  roles: ['patient'],
  scope: 'self',
  title: 'Respostas por email',
  args: v.object({ isActive: v.boolean('Informe se as respostas vêm por email.') }),
  touches: (_args, { userId }) => [['users', userId]],
  apply(documents, { isActive }, { actor }) {
    const user = required(documents, 'users', actor.userId);
    documents.put('users', { ...user, answersMailed: isActive });
  },
});

/** Whether one patient is reminded. The patient decides it as well. */
export const setPatientReminders = defineCommand({
  name: 'patient.setReminders',
  entity: 'patients',
  method: 'PATCH',
  path: '/patients/:id/reminders',
  roles: ['psych', 'administrator', 'patient'],
  title: 'Lembretes do paciente',
  args: v.object({ id: uuid, isActive: v.boolean('Informe se o paciente recebe lembretes.') }),
  touches: ({ id }) => [['patients', id]],
  apply(documents, { id, isActive }, { actor, at }) {
    const patient = requireCaredFor(documents, id, actor);
    const remindersOffAt = isActive ? null : (patient.remindersOffAt ?? at);
    documents.put('patients', { ...patient, remindersOffAt });
  },
});
