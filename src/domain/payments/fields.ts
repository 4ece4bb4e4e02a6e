import * as v from 'valibot';
import { paymentMethods, paymentStatuses, rests } from './payment.ts';

/** What the commands about payments say of them. */
export const method = v.picklist(paymentMethods, 'Selecione uma forma de pagamento');
export const status = v.picklist(paymentStatuses, 'Status inválido');
/** The rest of an amount below what is due. Older devices do not send it. */
export const rest = v.optional(
  v.nullable(v.picklist(rests, 'Diga se o restante é desconto ou ainda vai ser pago.')),
);
export const appointmentId = v.pipe(
  v.string('ID do agendamento é obrigatório'),
  v.nonEmpty('ID do agendamento é obrigatório'),
  v.uuid('ID do agendamento deve ser um UUID válido'),
  v.toLowerCase(),
);
