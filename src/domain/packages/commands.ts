import * as v from 'valibot';
import { requireCaredFor } from '../patients/caredFor.ts';
import { defineCommand } from '../core/command.ts';
import { changed, required } from '../core/documents.ts';
import { DomainError } from '../core/errors.ts';
import { clearable, day, text, uuid } from '../core/fields.ts';
import { AMOUNT_MAX, centavos, paymentMethods, toCents } from '../payments/payment.ts';
import { readsForDays, requireArrived } from '../payments/rules.ts';
import { PACKAGE_AMOUNT_MAX, PACKAGE_SESSIONS_MAX, type SessionPackage } from './package.ts';

const staff = ['psych', 'administrator'] as const;

const HOW_MANY = `Informe de 1 a ${PACKAGE_SESSIONS_MAX} sessões`;
const sessions = v.pipe(
  v.number(HOW_MANY),
  v.integer(HOW_MANY),
  v.minValue(1, HOW_MANY),
  v.maxValue(PACKAGE_SESSIONS_MAX, HOW_MANY),
);
const price = centavos(PACKAGE_AMOUNT_MAX, 'Valor muito alto (máximo: R$ 100.000)');
const method = v.picklist(paymentMethods, 'Selecione uma forma de pagamento');

const refuseAmount = (message: string) =>
  new DomainError('package_amount', message, 422, { fields: { amount: message } });

/** Each session has to cost something, and no more than any other payment. */
function requireShares({ sessions: count, amount }: Pick<SessionPackage, 'sessions' | 'amount'>) {
  if (toCents(amount) < count) throw refuseAmount('Valor muito baixo para este número de sessões');
  if (toCents(amount) > toCents(AMOUNT_MAX) * count)
    throw refuseAmount('Valor muito alto para este número de sessões');
}

export const createPackage = defineCommand({
  name: 'package.create',
  entity: 'packages',
  method: 'POST',
  path: '/packages',
  roles: staff,
  title: 'Registrar pacote',
  args: v.object({
    id: uuid,
    patientId: uuid,
    sessions,
    amount: price,
    paymentMethod: method,
    paidOn: day,
    notes: clearable(text),
  }),
  creates: ({ id }) => [['packages', id]],
  touches: ({ id }) => [['packages', id]],
  reads: ({ patientId }, actor) => [...readsForDays(actor), ['patients', patientId]],
  apply(documents, args, { actor, at }) {
    if (documents.get('packages', args.id)) return;
    const { psychologistId } = requireCaredFor(documents, args.patientId, actor);
    if (!psychologistId)
      throw new DomainError(
        'no_psychologist',
        'Diga primeiro qual psicólogo atende este paciente.',
        422,
      );
    requireArrived(args.paidOn, documents, { actor, at });
    requireShares(args);
    documents.put('packages', {
      ...args,
      notes: args.notes ?? null,
      psychologistId,
      createdAt: at,
      cancelledAt: null,
    });
  },
});

/** The server refuses fewer sessions than were taken, and divides another price anew among those. */
export const updatePackage = defineCommand({
  name: 'package.update',
  entity: 'packages',
  method: 'PATCH',
  path: '/packages/:id',
  roles: staff,
  title: 'Corrigir pacote',
  args: v.object({
    id: uuid,
    sessions: v.optional(sessions),
    amount: v.optional(price),
    paymentMethod: v.optional(method),
    paidOn: v.optional(day),
    notes: clearable(text),
  }),
  touches: ({ id }) => [['packages', id]],
  reads: (_args, actor) => readsForDays(actor),
  apply(documents, { id, ...changes }, { actor, at }) {
    const after = changed(required(documents, 'packages', id), changes);
    requireArrived(changes.paidOn, documents, { actor, at });
    requireShares(after);
    documents.put('packages', after);
  },
});

/** What is left of a cancelled one is worth nothing; what was taken stays paid. Said again, it is worth what it was. */
export const setPackageCancelled = defineCommand({
  name: 'package.setCancelled',
  entity: 'packages',
  method: 'PATCH',
  path: '/packages/:id/cancelled',
  roles: staff,
  title: 'Cancelar ou reativar pacote',
  args: v.object({ id: uuid, isCancelled: v.boolean('Informe se o pacote está cancelado.') }),
  touches: ({ id }) => [['packages', id]],
  apply(documents, { id, isCancelled }, { at }) {
    const before = required(documents, 'packages', id);
    const cancelledAt = isCancelled ? (before.cancelledAt ?? at) : null;
    documents.put('packages', { ...before, cancelledAt });
  },
});
