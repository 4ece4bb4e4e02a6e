import {
  type Batch,
  batchOf,
  type Correction,
  correctionsOf,
} from '../../../domain/receitaSaude/batch.ts';
import { declaredOf, type ReceitaFile } from '../../../domain/receitaSaude/file.ts';
import { type ProfessionalProfile, regimeOn } from '../../../domain/professional/profile.ts';
import { type Parties, partiesAtPayment } from '../../../domain/receipts/parties.ts';
import { type Receipt, receiptIdOf } from '../../../domain/receipts/receipt.ts';
import { type Transaction, transactionsOf } from '../../../domain/receipts/transactions.ts';
import { type YearTotal, yearTotals } from '../../../domain/receipts/yearly.ts';
import { coversEverything } from '../../view/coverage.ts';
import { gathered, type Gathered } from '../kit/known.ts';
import { defineQuery } from '../kit/query.ts';
import type { SyncMark } from '../kit/marks.ts';
import type { QuerySource, QueryView } from '../kit/source.ts';
import { zoneOf } from '../kit/zone.ts';

export interface ReceiptRow {
  readonly transaction: Transaction;
  /** `null` where nobody knows them. */
  readonly parties: Parties | null;
  readonly receipt: Receipt | null;
  readonly mark: SyncMark;
}

export interface ReceitaMonth extends Batch {
  readonly profile: ProfessionalProfile | null;
  readonly corrections: readonly Correction[];
  /** Of the month, the newest first. */
  readonly handed: readonly { readonly file: ReceitaFile; readonly mark: SyncMark }[];
  /** Names of the patients, by their transactions. */
  readonly names: Readonly<Record<string, string>>;
}

const UNSAID = { regime: null, regimeSince: null };

const own = (view: QueryView) => (one: { readonly psychologistId: string }) =>
  one.psychologistId === view.actor.userId;

/** What the signed-in psychologist received, by day. */
const moneyOf = (view: QueryView): readonly Transaction[] =>
  transactionsOf({
    payments: [...view.all('payments')].filter(own(view)),
    packages: [...view.all('packages')].filter(own(view)),
    sessionOf: (id) => view.get('appointments', id),
    zone: zoneOf(view),
  });

const partiesIn =
  (view: QueryView) =>
  ({ parties, patientId }: Transaction): Parties | null =>
    partiesAtPayment(parties, view.get('patients', patientId));

/** The money that came in a month, the newest first, with what was issued for it. */
export const receiptsOfMonth = defineQuery({
  name: 'receipts.ofMonth',
  run(
    { view, coverage }: QuerySource,
    { month }: { readonly month: string },
  ): Gathered<readonly ReceiptRow[]> {
    const parties = partiesIn(view);
    const rows = moneyOf(view)
      .filter(({ day, status }) => day.startsWith(month) && status === 'paid')
      .map((transaction): ReceiptRow => {
        const id = receiptIdOf(transaction.id);
        return {
          transaction,
          parties: parties(transaction),
          receipt: view.get('paymentReceipts', id) ?? null,
          mark: view.mark('paymentReceipts', id),
        };
      });
    return gathered(coversEverything(coverage), rows.toReversed());
  },
});

/** @param year `yyyy` */
export const receiptsOfYear = defineQuery({
  name: 'receipts.ofYear',
  run(
    { view, coverage }: QuerySource,
    { year }: { readonly year: string },
  ): Gathered<readonly YearTotal[]> {
    const profile = view.get('professionalProfiles', view.actor.userId) ?? UNSAID;
    const regimeOf = (day: string) => regimeOn(profile, day);
    const totals = yearTotals(year, moneyOf(view), partiesIn(view), regimeOf);
    return gathered(coversEverything(coverage), totals);
  },
});

/** What a month has to tell the Receita, and what of all that was told is no longer true. */
export const receitaOfMonth = defineQuery({
  name: 'receita.ofMonth',
  run(
    { view, coverage }: QuerySource,
    { month }: { readonly month: string },
  ): Gathered<ReceitaMonth> {
    const profile = view.get('professionalProfiles', view.actor.userId) ?? null;
    const files = [...view.all('receitaFiles')];
    const declared = declaredOf(files);
    const transactions = moneyOf(view);
    const of = {
      profile: profile ?? UNSAID,
      partiesOf: partiesIn(view),
    };
    return gathered(coversEverything(coverage), {
      ...batchOf(month, transactions, declared, of),
      profile,
      corrections: correctionsOf(transactions, declared, of),
      handed: files
        .filter((file) => file.month === month)
        .sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
        .map((file) => ({ file, mark: view.mark('receitaFiles', file.id) })),
      names: Object.fromEntries(
        transactions.map((one) => [one.id, of.partiesOf(one)?.beneficiary.name ?? '']),
      ),
    });
  },
});
