import * as v from 'valibot';
import { type CommandContext, defineCommand } from '../core/command.ts';
import { cpf } from '../core/taxIds/cpf.ts';
import { required } from '../core/documents.ts';
import { clearable, line, uuid } from '../core/fields.ts';
import type { KeptParties, Parties } from '../receipts/parties.ts';
import { type MoneyCorrection, withCorrections } from './corrections.ts';
import { PAID_AT_ONCE_MAX } from './transactionCommands.ts';

const roles = ['psych', 'administrator'] as const;

const name = v.pipe(line(), v.nonEmpty('Informe o nome'));
const entries = {
  payerName: name,
  payerCpf: clearable(cpf),
  beneficiaryName: name,
  beneficiaryCpf: clearable(cpf),
};

interface Told {
  readonly payerName: string;
  readonly payerCpf?: string | null | undefined;
  readonly beneficiaryName: string;
  readonly beneficiaryCpf?: string | null | undefined;
}

const digitsOf = (typed: string | null | undefined): string | null =>
  typed ? typed.replaceAll(/\D/g, '') : null;

const partiesIn = (args: Told): Parties => ({
  payer: { name: args.payerName, cpf: digitsOf(args.payerCpf) },
  beneficiary: { name: args.beneficiaryName, cpf: digitsOf(args.beneficiaryCpf) },
});

interface Money {
  readonly parties?: KeptParties | null | undefined;
  readonly corrections?: readonly MoneyCorrection[] | null | undefined;
}

/** Takes other parties, and keeps those of before among the corrections. */
function withOtherParties<M extends Money>(money: M, parties: Parties, context: CommandContext): M {
  const corrections = withCorrections(
    money,
    (['payer', 'beneficiary'] as const).map(
      (field) => [field, money.parties?.[field] ?? null, parties[field]] as const,
    ),
    context,
  );
  return { ...money, parties, corrections };
}

/** Says anew who paid and for whom. What was kept stays among the corrections. */
export const correctPaymentParties = defineCommand({
  name: 'payment.correctParties',
  entity: 'payments',
  method: 'PUT',
  path: '/payments/:id/parties',
  roles,
  title: 'Corrigir quem pagou',
  args: v.object({
    id: uuid,
    /** The other payments of the same transfer; the server finds those that are not named. */
    others: v.optional(v.pipe(v.array(uuid), v.maxLength(PAID_AT_ONCE_MAX))),
    ...entries,
  }),
  touches: ({ id, others = [] }) =>
    [...new Set([id, ...others])].map((one) => ['payments', one] as const),
  apply(documents, { id, others = [], ...told }, context) {
    for (const one of new Set([id, ...others])) {
      const payment = required(documents, 'payments', one);
      documents.put('payments', withOtherParties(payment, partiesIn(told), context));
    }
  },
});

export const correctPackageParties = defineCommand({
  name: 'package.correctParties',
  entity: 'packages',
  method: 'PUT',
  path: '/packages/:id/parties',
  roles,
  title: 'Corrigir quem pagou o pacote',
  args: v.object({ id: uuid, ...entries }),
  touches: ({ id }) => [['packages', id]],
  apply(documents, { id, ...told }, context) {
    const sold = required(documents, 'packages', id);
    documents.put('packages', withOtherParties(sold, partiesIn(told), context));
  },
});
