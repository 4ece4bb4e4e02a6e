import * as v from 'valibot';
import { statusAt } from '../appointments/appointment.ts';
import { defineCommand } from '../core/command.ts';
import { changed, required } from '../core/documents.ts';
import { DomainError } from '../core/errors.ts';
import { clearable, text, uuid } from '../core/fields.ts';
import { amount, paymentMethods, paymentStatuses } from './payment.ts';

const staff = ['psych', 'administrator'] as const;

const method = v.picklist(paymentMethods, 'Selecione uma forma de pagamento');
const status = v.picklist(paymentStatuses, 'Status inválido');

/** The server refuses any for a session that has a paid one, with `payment_exists`. */
export const createPayment = defineCommand({
  name: 'payment.create',
  entity: 'payments',
  method: 'POST',
  path: '/payments',
  roles: staff,
  title: 'Registrar pagamento',
  args: v.object({
    id: uuid,
    appointmentId: v.pipe(
      v.string('ID do agendamento é obrigatório'),
      v.nonEmpty('ID do agendamento é obrigatório'),
      v.uuid('ID do agendamento deve ser um UUID válido'),
      v.toLowerCase(),
    ),
    amount,
    paymentMethod: method,
    status: v.optional(status, 'paid'),
    notes: clearable(text),
  }),
  creates: ({ id }) => [['payments', id]],
  touches: ({ id }) => [['payments', id]],
  reads: ({ appointmentId }) => [['appointments', appointmentId]],
  apply(documents, args, { at }) {
    if (documents.get('payments', args.id)) return;
    const appointment = required(documents, 'appointments', args.appointmentId);
    const { patientId, psychologistId } = appointment;
    if (!patientId)
      throw new DomainError(
        'no_patient',
        'Não é possível registrar pagamento para agendamento sem paciente associado',
        422,
      );
    if (!['completed', 'no_show'].includes(statusAt(appointment, at)))
      throw new DomainError(
        'payment_not_allowed',
        'Só é possível registrar pagamento de sessões concluídas ou com não comparecimento.',
      );
    documents.put('payments', {
      id: args.id,
      appointmentId: args.appointmentId,
      patientId,
      psychologistId,
      amount: args.amount,
      paymentMethod: args.paymentMethod,
      status: args.status,
      notes: args.notes ?? null,
      createdAt: at,
    });
  },
});

export const updatePayment = defineCommand({
  name: 'payment.update',
  entity: 'payments',
  method: 'PATCH',
  path: '/payments/:id',
  roles: staff,
  title: 'Alterar pagamento',
  args: v.object({
    id: uuid,
    amount: v.optional(amount),
    paymentMethod: v.optional(method),
    status: v.optional(status),
    notes: clearable(text),
  }),
  touches: ({ id }) => [['payments', id]],
  apply(documents, { id, ...changes }) {
    documents.put('payments', changed(required(documents, 'payments', id), changes));
  },
});

export const deletePayment = defineCommand({
  name: 'payment.delete',
  entity: 'payments',
  method: 'DELETE',
  path: '/payments/:id',
  roles: staff,
  title: 'Excluir pagamento',
  args: v.object({ id: uuid }),
  touches: ({ id }) => [['payments', id]],
  apply(documents, { id }) {
    documents.remove('payments', id);
  },
});
