import * as v from 'valibot';
import { requireCaredFor } from '../patients/caredFor.ts';
import { type CommandContext, defineCommand } from '../core/command.ts';
import { changed, required } from '../core/documents.ts';
import { DomainError } from '../core/errors.ts';
import { clearable, day, text, uuid } from '../core/fields.ts';
import { AMOUNT_MAX, centavos, toCents } from '../payments/amount.ts';
import { paymentMethods } from '../payments/payment.ts';
import { withCorrections } from '../payments/corrections.ts';
import { partiesArg, withParties } from '../payments/keptParties.ts';
import { refundEntries, requireRefund } from '../payments/refund.ts';
import { dayOfAct, readsForDays, requireArrived } from '../payments/rules.ts';
import { later } from '../time/days.ts';
import { PACKAGE_AMOUNT_MAX, PACKAGE_SESSIONS_MAX, type SessionPackage } from './package.ts';
import { ownPart } from './shares.ts';

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
    parties: partiesArg,
  }),
  creates: ({ id }) => [['packages', id]],
  touches: ({ id }) => [['packages', id]],
  reads: ({ patientId }, actor) => [...readsForDays(actor), ['patients', patientId]],
  addFacts: (documents, args) => withParties(documents, args, args.patientId),
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
      parties: args.parties ?? null,
      corrections: null,
      psychologistId,
      createdAt: at,
      cancelledAt: null,
      continues: null,
      passedSessions: null,
      passedAmount: null,
      refundedOn: null,
      refundedAmount: null,
      isRefundFilled: null,
    });
  },
});

const correctable = ['sessions', 'amount', 'paidOn', 'paymentMethod'] as const;

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
    const before = required(documents, 'packages', id);
    const after = changed(before, changes);
    requireArrived(changes.paidOn, documents, { actor, at });
    requireShares(ownPart(after));
    requireRefund(after, after.paidOn, documents, { actor, at });
    const corrections = withCorrections(
      before,
      correctable.map((field) => [field, before[field], after[field]] as const),
      { actor, at },
    );
    documents.put('packages', { ...after, corrections });
  },
});

/** Adds to the corrections what is said anew of a package that had ended. */
const withRefundCorrections = (
  before: SessionPackage,
  after: SessionPackage,
  context: CommandContext,
): SessionPackage => ({
  ...after,
  corrections: before.cancelledAt
    ? withCorrections(
        before,
        (['refundedOn', 'refundedAmount'] as const).map(
          (field) => [field, before[field] ?? null, after[field] ?? null] as const,
        ),
        context,
      )
    : (before.corrections ?? null),
});

const ELSEWHERE = 'Quem recebeu o dinheiro é quem registra a devolução, no pacote de origem.';
const refundedElsewhere = () =>
  new DomainError('refund_elsewhere', ELSEWHERE, 422, { fields: { refundedAmount: ELSEWHERE } });

const NOT_REFUNDED = { refundedOn: null, refundedAmount: null, isRefundFilled: null } as const;

/**
 * Ends a package: what was taken stays paid, and nothing more is taken.
 * The person says how much went back and when, or `null` where it was kept. Who says neither is of
 * an earlier version: the server then fills in what was not used. Taken back, it is worth what it
 * was.
 */
export const setPackageCancelled = defineCommand({
  name: 'package.setCancelled',
  entity: 'packages',
  method: 'PATCH',
  path: '/packages/:id/cancelled',
  roles: staff,
  title: 'Cancelar ou reativar pacote',
  args: v.object({
    id: uuid,
    isCancelled: v.boolean('Informe se o pacote está cancelado.'),
    ...refundEntries(PACKAGE_AMOUNT_MAX),
  }),
  touches: ({ id }) => [['packages', id]],
  reads: (_args, actor) => readsForDays(actor),
  apply(documents, { id, isCancelled, refundedOn, refundedAmount }, context) {
    const before = required(documents, 'packages', id);
    if (!isCancelled) {
      const open = { ...before, cancelledAt: null, ...NOT_REFUNDED };
      documents.put('packages', withRefundCorrections(before, open, context));
      return;
    }
    const today = dayOfAct(documents, context);
    const refund = refundedAmount != null && {
      refundedAmount,
      refundedOn: refundedOn ?? later(before.paidOn, today),
    };
    const after = {
      ...before,
      cancelledAt: before.cancelledAt ?? context.at,
      ...(refundedAmount !== undefined && NOT_REFUNDED),
      ...refund,
    };
    if (after.continues && after.refundedOn) throw refundedElsewhere();
    requireRefund(after, after.paidOn, documents, context);
    documents.put('packages', withRefundCorrections(before, after, context));
  },
});
