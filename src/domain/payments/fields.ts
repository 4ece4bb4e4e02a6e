import * as v from 'valibot';
import { paymentMethods, paymentStatuses } from './payment.ts';

/** What the commands about payments say of them. */
export const method = v.picklist(paymentMethods, 'Selecione uma forma de pagamento');
export const status = v.picklist(paymentStatuses, 'Status inválido');
export const appointmentId = v.pipe(
  v.string('ID do agendamento é obrigatório'),
  v.nonEmpty('ID do agendamento é obrigatório'),
  v.uuid('ID do agendamento deve ser um UUID válido'),
  v.toLowerCase(),
);
