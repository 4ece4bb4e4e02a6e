import { describe, expect, it } from 'vitest';
import {
  createDocumentSet,
  id,
  makeAppointment,
  makePatient,
  psych,
  TENANT,
} from '../../../test/fixtures/documents.ts';
import { type Dice, seededDice } from '../../../test/harness/random/dice.ts';
import type { Appointment } from '../appointments/appointment.ts';
import { createPackage, setPackageCancelled, updatePackage } from '../packages/commands.ts';
import type { SessionPackage } from '../packages/package.ts';
import { nextShare, sessionsLeft, unusedOf } from '../packages/shares.ts';
import { createPayment, updatePayment } from '../payments/commands.ts';
import { fromCents } from '../payments/amount.ts';
import { type Payment } from '../payments/payment.ts';
import { partiesOf } from '../receipts/parties.ts';
import { transactionsOf } from '../receipts/transactions.ts';
import { yearTotals } from '../receipts/yearly.ts';
import { batchOf } from '../receitaSaude/batch.ts';
import { addDays } from '../time/days.ts';
import { moneyEntries } from './entries.ts';
import { paymentMethodShares } from './methods.ts';
import { patientFinances } from './patients.ts';
import { entriesWithin, paymentStats } from './payments.ts';
import { reportRange } from './range.ts';
import { monthlyRevenue } from './revenue.ts';
import { financialSummary } from './summary.ts';

const ZONE = 'America/Sao_Paulo';
const FIRST = '2025-10-01';
const patient = makePatient({ cpf: '529.982.247-25' });

/** The books of a psychologist, written by the product's own commands, day after day. */
class History {
  today = FIRST;
  readonly acts = new Map<string, number>();
  readonly #dice: Dice;
  readonly #sessions: Appointment[] = [];
  readonly #ids = { payments: new Set<string>(), packages: new Set<string>() };
  readonly #documents = createDocumentSet({
    tenants: [
      { id: TENANT, name: 'C', domain: 'c', kind: 'individual', timeZone: ZONE, planId: null },
    ],
    patients: [patient],
  });
  #made = 1000;

  constructor(seed: number) {
    this.#dice = seededDice(seed);
  }

  get payments(): Payment[] {
    return [...this.#ids.payments].flatMap((one) => this.#documents.get('payments', one) ?? []);
  }

  get packages(): SessionPackage[] {
    return [...this.#ids.packages].flatMap((one) => this.#documents.get('packages', one) ?? []);
  }

  /** Lets some days pass, and does one thing with the money of that day. */
  act(): void {
    this.today = addDays(this.today, this.#dice.between(0, 9));
    const acts = {
      pay: () => this.#pay(null),
      sell: () => this.#sell(),
      take: () => this.#take(),
      giveBack: () => this.#giveBack(),
      end: () => this.#end(),
      note: () => this.#note(),
    };
    const name = this.#dice.pick(Object.keys(acts) as (keyof typeof acts)[]);
    if (acts[name]()) this.acts.set(name, (this.acts.get(name) ?? 0) + 1);
  }

  /** All that is said of a month, by whoever asks. */
  saidOf(month: string): unknown {
    const range = reportRange(
      {
        startDate: `${month}-01`,
        endDate: addDays(addDays(`${month}-28`, 4).slice(0, 8) + '01', -1),
      },
      ZONE,
    );
    const books = { payments: this.payments, packages: this.packages };
    const entries = moneyEntries(books);
    const transactions = transactionsOf({
      ...books,
      zone: ZONE,
      sessionOf: (one) => this.#documents.get('appointments', one),
    });
    const profile = { regime: 'pf', regimeSince: null } as const;
    const of = { profile, partiesOf: () => partiesOf(patient) };
    return {
      revenue: financialSummary({ ...books, appointments: [], patients: [] }, range, ZONE)
        .totalRevenue,
      months: monthlyRevenue(entries, { range }, ZONE, ''),
      methods: paymentMethodShares(entries, { range }, ZONE),
      patients: patientFinances({ ...books, appointments: [] }, range, ZONE, () => null),
      stats: paymentStats(books, range, ZONE),
      lines: entriesWithin(entries, { range }, ZONE),
      receita: batchOf(month, transactions, new Map(), of).files,
      receipts: transactions
        .filter(({ day }) => day.startsWith(month))
        .map((one) => [one.id, one.day, one.cents, one.status, one.method]),
    };
  }

  /** By who paid, for the income tax. */
  saidOfYear(year: string): unknown {
    const sessionOf = (one: string) => this.#documents.get('appointments', one);
    const money = { payments: this.payments, packages: this.packages, sessionOf, zone: ZONE };
    return yearTotals(
      year,
      transactionsOf(money),
      () => partiesOf(patient),
      () => 'pf',
    );
  }

  #newId = (): string => id((this.#made += 1));
  #context = () => ({ actor: psych, at: `${this.today}T20:00:00.000Z` });
  #amount = (most: number): number => fromCents(this.#dice.between(1, most * 100));

  #pay(packageId: string | null, amount = this.#amount(400)): boolean {
    const status = this.#dice.chance(0.2) ? 'no_show' : 'completed';
    const session = makeAppointment({
      id: this.#newId(),
      status,
      startAt: `${this.today}T12:00:00.000Z`,
      endAt: `${this.today}T13:00:00.000Z`,
    });
    this.#sessions.push(session);
    this.#documents.put('appointments', session);
    const made = this.#newId();
    const paidOn = packageId ? null : this.#dice.pick([this.today, null]);
    const args = { id: made, appointmentId: session.id, amount, paidOn, packageId, notes: null };
    const way = {
      paymentMethod: this.#dice.pick(['pix', 'cash'] as const),
      status: 'paid',
    } as const;
    createPayment.apply(this.#documents, { ...args, ...way }, this.#context());
    this.#ids.payments.add(made);
    return true;
  }

  #sell(): boolean {
    const made = this.#newId();
    const common = { id: made, patientId: patient.id, sessions: this.#dice.between(1, 6) };
    const money = { amount: 1 + this.#amount(2000), paymentMethod: 'pix', notes: null } as const;
    createPackage.apply(
      this.#documents,
      { ...common, ...money, paidOn: this.today },
      this.#context(),
    );
    this.#ids.packages.add(made);
    return true;
  }

  #takenOf = (sold: SessionPackage): number[] =>
    this.payments.filter((one) => one.packageId === sold.id).map(({ amount }) => amount);

  #take(): boolean {
    const open = this.packages.find((one) => sessionsLeft(one, this.#takenOf(one).length) > 0);
    const share = open && nextShare(open, this.#takenOf(open));
    return open && share != null ? this.#pay(open.id, share) : false;
  }

  #giveBack(): boolean {
    const paid = this.payments.filter(({ status, packageId }) => status === 'paid' && !packageId);
    if (paid.length === 0) return false;
    const one = this.#dice.pick(paid);
    const part = this.#dice.pick([null, undefined, Math.max(0.01, Math.floor(one.amount) / 2)]);
    const args = { id: one.id, status: 'refunded', refundedAmount: part } as const;
    updatePayment.apply(this.#documents, args, this.#context());
    return true;
  }

  #end(): boolean {
    const open = this.packages.filter(({ cancelledAt }) => cancelledAt === null);
    if (open.length === 0) return false;
    const one = this.#dice.pick(open);
    const unused = unusedOf(one, this.#takenOf(one));
    const refundedAmount = this.#dice.pick([null, one.amount, unused || null]);
    const args = { id: one.id, isCancelled: true, refundedAmount };
    setPackageCancelled.apply(this.#documents, args, this.#context());
    return true;
  }

  #note(): boolean {
    const [one] = this.packages;
    if (!one) return false;
    updatePackage.apply(this.#documents, { id: one.id, notes: 'Mensal' }, this.#context());
    return true;
  }
}

describe('a month that is over', () => {
  it.each(Array.from({ length: 12 }, (_, n) => n + 1))(
    'says the same after whatever is sold, used, given back or ended later (history %i)',
    { timeout: 60_000 },
    (seed) => {
      const history = new History(seed);
      const said = new Map<string, unknown>();
      let year: unknown;
      for (let step = 0; step < 120; step += 1) {
        const month = history.today.slice(0, 7);
        history.act();
        if (history.today.slice(0, 7) === month) continue;
        for (const [before, was] of said)
          expect([before, history.saidOf(before)]).toEqual([before, was]);
        said.set(month, history.saidOf(month));
        if (history.today < '2026') continue;
        year ??= history.saidOfYear('2025');
        expect(history.saidOfYear('2025')).toEqual(year);
      }
      expect(said.size).toBeGreaterThan(12);
      expect([...history.acts.keys()]).toHaveLength(6);
    },
  );
});
