import * as v from 'valibot';
import { type Actor, type CommandContext, defineCommand } from '../core/command.ts';
import type { DocumentSet, Ref } from '../core/documents.ts';
import { clearable, line, uuid } from '../core/fields.ts';
import { dayOfAct } from '../payments/rules.ts';
import { type Receipt, receiptIdOf, receiptNumber } from './receipt.ts';

type Of = { readonly transactionId: string };

const own = ({ transactionId }: Of): readonly Ref[] => [
  ['paymentReceipts', receiptIdOf(transactionId)],
];

/** The year by the practice's calendar: on New Year's Eve it is another one in Greenwich. */
const yearOf = (documents: DocumentSet, context: Pick<CommandContext, 'actor' | 'at'>): number =>
  Number(dayOfAct(documents, context).slice(0, 4));

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
      year: yearOf(documents, { actor, at }),
      number: null,
      issuedAt: null,
      invoice: null,
      paper: null,
      earlier: null,
      inPortal: null,
      createdAt: at,
    }
  );
}

const common = {
  entity: 'paymentReceipts',
  roles: ['psych'],
  touches: own,
  revives: own,
  looksFor: ({ transactionId }: Of): readonly Ref[] => [
    ['payments', transactionId],
    ['packages', transactionId],
  ],
  reads: (_args: Of, { tenantId }: Actor): readonly Ref[] => [['tenants', tenantId]],
} as const;

/** Puts the receipt among the earlier ones. The one that takes its place has no number yet. */
function replaced(receipt: Receipt, documents: DocumentSet, context: CommandContext): Receipt {
  const { actor, at } = context;
  const { invoice, paper = null, issuedAt } = receipt;
  const number = receiptNumber(receipt) ?? '';
  const earlier = [
    ...(receipt.earlier ?? []),
    { number, issuedAt: issuedAt ?? at, invoice, paper },
  ];
  const year = yearOf(documents, { actor, at });
  return { ...receipt, year, number: null, issuedAt: at, paper: null, earlier };
}

/**
 * The server gives the number, keeps the text, and says whether the money is this psychologist's.
 * Issued again, it is the same receipt, unless the psychologist asks for a new one in its place.
 */
export const issueReceipt = defineCommand({
  ...common,
  name: 'receipt.issue',
  method: 'POST',
  path: '/receipts',
  title: 'Emitir recibo',
  args: v.object({
    transactionId: uuid,
    /** The number of the receipt whose place a new one takes. */
    replaces: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(20)))),
  }),
  apply(documents, { replaces, ...args }, context) {
    const receipt = receiptOf(documents, args, context);
    if (replaces && receiptNumber(receipt) === replaces)
      return documents.put('paymentReceipts', replaced(receipt, documents, context));
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
