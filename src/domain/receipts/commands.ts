import * as v from 'valibot';
import { type Actor, type CommandContext, defineCommand } from '../core/command.ts';
import type { DocumentSet, Ref } from '../core/documents.ts';
import { clearable, line, uuid } from '../core/fields.ts';
import { DEFAULT_TIME_ZONE } from '../tenants/tenant.ts';
import { wallClock } from '../time/zone.ts';
import { type Receipt, receiptIdOf } from './receipt.ts';

type Of = { readonly transactionId: string };

const own = ({ transactionId }: Of): readonly Ref[] => [
  ['paymentReceipts', receiptIdOf(transactionId)],
];

/** The year by the practice's calendar: on New Year's Eve it is another one in Greenwich. */
const yearOf = (documents: DocumentSet, { tenantId }: Actor, at: string): number => {
  const zone = documents.get('tenants', tenantId)?.timeZone || DEFAULT_TIME_ZONE;
  return Number(wallClock(at, zone).day.slice(0, 4));
};

/** The transaction's, or a new one without a number. */
function receiptOf(
  documents: DocumentSet,
  { transactionId }: Of,
  { actor, at }: CommandContext,
): Receipt {
  const id = receiptIdOf(transactionId);
  return (
    documents.get('paymentReceipts', id) ?? {
      id,
      psychologistId: actor.userId,
      transactionId,
      patientId: null,
      year: yearOf(documents, actor, at),
      number: null,
      issuedAt: null,
      invoice: null,
      createdAt: at,
    }
  );
}

const common = {
  entity: 'paymentReceipts',
  roles: ['psych'],
  touches: own,
  revives: own,
  reads: (_args: Of, { tenantId }: Actor): readonly Ref[] => [['tenants', tenantId]],
} as const;

/** The server gives the number, and says whether the money is this psychologist's. Issued again, it is the same receipt. */
export const issueReceipt = defineCommand({
  ...common,
  name: 'receipt.issue',
  method: 'POST',
  path: '/receipts',
  title: 'Emitir recibo',
  args: v.object({ transactionId: uuid }),
  apply(documents, args, context) {
    const receipt = receiptOf(documents, args, context);
    documents.put('paymentReceipts', { ...receipt, issuedAt: receipt.issuedAt ?? context.at });
  },
});

/** Number or address of the invoice that was made in the city's own system. */
export const setInvoice = defineCommand({
  ...common,
  name: 'receipt.setInvoice',
  method: 'PUT',
  path: '/receipts/invoice',
  title: 'Registrar NFS-e',
  args: v.object({ transactionId: uuid, invoice: clearable(line()) }),
  apply(documents, { invoice, ...args }, context) {
    const receipt = receiptOf(documents, args, context);
    documents.put('paymentReceipts', { ...receipt, invoice: invoice ?? null });
  },
});
