import * as v from 'valibot';
import { defineCommand } from '../core/command.ts';
import { changed, required } from '../core/documents.ts';
import { DomainError } from '../core/errors.ts';
import { clearable, day, text, uuid } from '../core/fields.ts';
import { wallClock } from '../time/zone.ts';
import { appointmentId, method, status } from './fields.ts';
import { amount } from './payment.ts';
import { payable, readsForDays, requireArrived, requirePackage } from './rules.ts';

const staff = ['psych', 'administrator'] as const;

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
    appointmentId,
    amount,
    paymentMethod: method,
    status: v.optional(status, 'paid'),
    notes: clearable(text),
    paidOn: clearable(day),
    transactionId: v.optional(v.nullable(uuid)),
    /** Pays out of it: the server says how much that is, and refuses what is not left. */
    packageId: v.optional(v.nullable(uuid)),
  }),
  creates: ({ id }) => [['payments', id]],
  touches: ({ id }) => [['payments', id]],
  reads: ({ appointmentId: session, packageId }, actor) => [
    ...readsForDays(actor),
    ['appointments', session],
    ...(packageId ? [['packages', packageId] as const] : []),
  ],
  apply(documents, args, { actor, at }) {
    if (documents.get('payments', args.id)) return;
    const whose = payable(required(documents, 'appointments', args.appointmentId), at);
    requireArrived(args.paidOn, documents, { actor, at });
    if (args.packageId)
      requirePackage(required(documents, 'packages', args.packageId), whose, args.status);
    documents.put('payments', {
      id: args.id,
      appointmentId: args.appointmentId,
      ...whose,
      amount: args.amount,
      paymentMethod: args.paymentMethod,
      status: args.status,
      notes: args.notes ?? null,
      paidOn: args.paidOn ?? null,
      transactionId: args.transactionId ?? null,
      packageId: args.packageId ?? null,
      createdAt: at,
    });
  },
});

const FROM_PACKAGE =
  'Esta sessão foi paga com um pacote. Para mudar isso, exclua o pagamento: a sessão volta ao pacote.';

/** Of what was paid out of a package only the observations change: what it costs, when and how it was paid is the package's. */
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
    paidOn: clearable(day),
  }),
  touches: ({ id }) => [['payments', id]],
  reads: (_args, actor) => readsForDays(actor),
  apply(documents, { id, ...changes }, { actor, at }) {
    const before = required(documents, 'payments', id);
    requireArrived(changes.paidOn, documents, { actor, at });
    const after = changed(before, changes);
    const isMoved = (['amount', 'paymentMethod', 'status', 'paidOn'] as const).some(
      (field) => after[field] !== before[field],
    );
    if (before.packageId && isMoved) throw new DomainError('paid_by_package', FROM_PACKAGE);
    if (after.status === 'pending' || after.status === 'failed') {
      // No money came, so that no day and no transfer is that of its coming.
      documents.put('payments', { ...after, paidOn: null, transactionId: null });
      return;
    }
    const isReceived = after.status === 'paid' && before.status !== 'paid';
    const zone = documents.get('tenants', actor.tenantId)?.timeZone;
    const today = isReceived && zone && !after.paidOn ? { paidOn: wallClock(at, zone).day } : {};
    documents.put('payments', { ...after, ...today });
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

/** Takes a deletion back: the server alone has what was deleted. */
export const restorePayment = defineCommand({
  name: 'payment.restore',
  entity: 'payments',
  method: 'POST',
  path: '/payments/:id/restore',
  roles: staff,
  title: 'Restaurar pagamento',
  args: v.object({ id: uuid }),
  revives: ({ id }) => [['payments', id]],
  touches: ({ id }) => [['payments', id]],
  apply: () => undefined,
});
