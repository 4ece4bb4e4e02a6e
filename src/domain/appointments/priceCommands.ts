import * as v from 'valibot';
import { defineCommand } from '../core/command.ts';
import { required } from '../core/documents.ts';
import { DomainError } from '../core/errors.ts';
import { uuid } from '../core/fields.ts';
import { fee } from '../payments/amount.ts';
import { priceOf } from '../payments/price.ts';
import { isBillable } from '../reports/billable.ts';

/** Sessions whose price one command changes, at most. */
export const PRICED_AT_ONCE_MAX = 100;

/** Earlier prices that a session keeps. */
const EARLIER_PRICES_MAX = 20;

/** Gives past sessions of one patient another price on purpose. The former one stays beside it. */
export const setSessionPrices = defineCommand({
  name: 'appointment.setPrices',
  entity: 'appointments',
  method: 'POST',
  path: '/appointments/prices',
  roles: ['psych', 'administrator'],
  title: 'Alterar valor de sessões',
  args: v.object({
    patientId: uuid,
    sessions: v.pipe(
      v.array(uuid, 'Escolha ao menos uma sessão.'),
      v.minLength(1, 'Escolha ao menos uma sessão.'),
      v.maxLength(PRICED_AT_ONCE_MAX, `Escolha no máximo ${PRICED_AT_ONCE_MAX} sessões.`),
    ),
    price: fee,
  }),
  touches: ({ sessions }) => sessions.map((id) => ['appointments', id] as const),
  reads: ({ patientId }) => [['patients', patientId]],
  apply(documents, { patientId, sessions, price }, { at }) {
    const patient = required(documents, 'patients', patientId);
    for (const id of sessions) {
      const session = required(documents, 'appointments', id);
      if (session.patientId !== patientId)
        throw new DomainError('wrong_patient', 'Escolha sessões de um só paciente.', 422);
      if (!isBillable(session))
        throw new DomainError(
          'price_not_open',
          'Só muda de valor uma sessão concluída ou com não comparecimento.',
        );
      const before = priceOf(session, patient);
      if (before === price) continue;
      const earlier = [...(session.earlierPrices ?? []), { price: before, until: at }];
      const earlierPrices = earlier.slice(-EARLIER_PRICES_MAX);
      documents.put('appointments', { ...session, price, isFree: price === 0, earlierPrices });
    }
  },
});
