import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../../test/harness/practice/practice.ts';
import { fromCents, toCents } from '../payments/amount.ts';
import { type Payment } from '../payments/payment.ts';
import { partiesOf } from '../receipts/parties.ts';
import { type Transaction, transactionsOf } from '../receipts/transactions.ts';
import { batchOf, correctionsOf, lineOf } from './batch.ts';
import { declaredOf, type DeclaredLine, type LineOutcome, type ReceitaFile } from './file.ts';
import { deadlineOf, receitaFileText } from './layout.ts';

const ISSUER = { cpf: '52998224725', crp: '06/123456' };
const ZONE = 'America/Sao_Paulo';
const uuid = (kind: number, n: number) =>
  `0000000${kind}-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** Reads a file from the manual's layout alone, and takes nothing that it does not name. */
function readFile(text: string) {
  expect(text).toMatch(/^[\r\n\u0020-\u007E]*$/);
  expect(text.endsWith('\r\n')).toBe(true);
  const lines = text.slice(0, -2).split('\r\n');
  expect(lines.length).toBeLessThanOrEqual(1000);
  return lines.map((line) => {
    const fields = line.split(';');
    expect(fields).toHaveLength(16);
    const [date = '', , , value = '', , text6 = '', , payer = '', beneficiary = ''] = fields;
    expect([1, 2, 4, 6, 9, 10, 11, 12, 13, 14, 15].map((at) => fields[at])).toEqual([
      'R01.001.001',
      '255',
      '',
      'PF',
      '',
      '',
      '',
      '',
      'S',
      '52998224725',
      '06/123456',
    ]);
    expect(date).toMatch(/^\d\d\/\d\d\/\d{4}$/);
    expect(value).toMatch(/^[1-9]\d*,\d\d$|^0,\d\d$/);
    expect([payer, beneficiary].every((cpf) => /^\d{11}$/.test(cpf))).toBe(true);
    expect(text6).toBe('Atendimento psicologico');
    const [day, month, year] = date.split('/');
    return {
      day: `${year}-${month}-${day}`,
      cents: Number(value.replace(',', '')),
      payer,
      beneficiary,
    };
  });
}

const CPFS = ['52998224725', '111.444.777-35', '168.995.350-09', null, '529.982.247-24'] as const;
const people = Array.from({ length: 30 }, (_, n) => ({
  id: uuid(3, n),
  name: `Ana "${n}"; =1+1\r\nÇ🌿`,
  cpf: CPFS[n % 5] ?? null,
  ...(n % 3 === 0 && { payerName: 'Mãe', payerCpf: CPFS[(n + 1) % 5] ?? null }),
}));
const parties = new Map(people.map((one) => [one.id, partiesOf(one)]));

/** A psychologist's year: payments come, are corrected, given back and deleted; month by month a file is made. */
class Year {
  readonly payments = new Map<string, Payment>();
  readonly missed = new Set<string>();
  readonly files: ReceitaFile[] = [];
  readonly texts: string[] = [];
  readonly parties = new Map(parties);
  readonly of = {
    profile: { regime: 'pj', regimeSince: '2026-10-01' } as const,
    partiesOf: ({ patientId }: Transaction) => this.parties.get(patientId) ?? null,
  };
  readonly #int: (max: number) => number;
  #made = 0;

  constructor(random: () => number) {
    this.#int = (max) => Math.floor(random() * max);
  }

  transactions(): readonly Transaction[] {
    return transactionsOf({
      payments: this.payments.values(),
      packages: [],
      zone: ZONE,
      sessionOf: (id) => ({
        startAt: '2026-01-01T12:00:00.000Z',
        endAt: '2026-01-01T12:50:00.000Z',
        status: this.missed.has(id) ? 'no_show' : 'completed',
      }),
    });
  }

  pay(month: string): void {
    const patientId = people[this.#int(people.length)]!.id;
    const parts = this.#int(5) === 0 ? 3 : 1;
    const transactionId = parts > 1 ? uuid(7, this.#made) : null;
    const paidOn = `${month}-${String(1 + this.#int(28)).padStart(2, '0')}`;
    for (let part = 0; part < parts; part += 1) {
      const n = (this.#made += 1);
      const appointmentId = uuid(4, n);
      if (this.#int(10) === 0) this.missed.add(appointmentId);
      this.payments.set(uuid(6, n), {
        id: uuid(6, n),
        appointmentId,
        patientId,
        psychologistId: uuid(2, 1),
        amount: fromCents(1 + this.#int(50_000)),
        paymentMethod: 'pix',
        status: (['paid', 'paid', 'paid', 'paid', 'pending', 'refunded'] as const)[this.#int(6)]!,
        notes: null,
        paidOn,
        transactionId,
        packageId: this.#int(15) === 0 ? uuid(8, 1) : null,
        createdAt: `${paidOn}T15:00:00.000Z`,
      });
    }
  }

  change(): void {
    const all = [...this.payments.values()];
    const one = all[this.#int(all.length)];
    if (!one) return;
    const kind = this.#int(5);
    const put = (changes: Partial<Payment>) => this.payments.set(one.id, { ...one, ...changes });
    if (kind === 0) this.payments.delete(one.id);
    else if (kind === 1) put({ status: 'refunded', refundedOn: this.#refundDay(one) });
    else if (kind === 2) put({ amount: fromCents(1 + this.#int(50_000)) });
    else if (kind === 3) this.#moveTransfer(one);
    else this.#renumber(one.patientId);
  }

  /** In the month in which it came, a later one, or as of before: on no day that anybody said. */
  #refundDay({ paidOn }: Payment): string | null {
    const later = MONTHS.filter((month) => month > (paidOn ?? ''));
    return [null, `${paidOn?.slice(0, 7)}-28`, `${later[0] ?? '2027-01'}-15`][this.#int(3)] ?? null;
  }

  /** All of a transfer came on the same day. */
  #moveTransfer(one: Payment): void {
    const month = MONTHS[this.#int(MONTHS.length)] ?? '';
    const paidOn = `${month}-${String(1 + this.#int(28)).padStart(2, '0')}`;
    const isOf = ({ id, transactionId }: Payment) =>
      id === one.id || (transactionId !== null && transactionId === one.transactionId);
    for (const part of [...this.payments.values()].filter(isOf))
      this.payments.set(part.id, { ...part, paidOn });
  }

  /** Another CPF was found to be theirs, or none. */
  #renumber(patientId: string): void {
    const cpf = CPFS[this.#int(CPFS.length)] ?? null;
    const person = people.find(({ id }) => id === patientId)!;
    this.parties.set(patientId, partiesOf({ ...person, cpf }));
  }

  /** Makes the files of a month, and hands each to the Receita. */
  declare(month: string): void {
    const { files } = batchOf(month, this.transactions(), declaredOf(this.files), this.of);
    for (const lines of files) {
      this.texts.push(receitaFileText(lines, ISSUER));
      this.files.push({
        id: uuid(9, this.files.length),
        psychologistId: uuid(2, 1),
        month,
        sha256: 'a'.repeat(64),
        lines: [...lines],
        settled: [],
        withdrawnAt: null,
        createdAt: `${month}-28T12:00:00.000Z`,
      });
    }
  }

  /** What a file would say now of each declared transaction, as text. */
  saidOfAll(): ReadonlyMap<string, string> {
    const present = new Map(this.transactions().map((one) => [one.id, one]));
    const now = (id: string) => {
      const transaction = present.get(id);
      return JSON.stringify(transaction ? lineOf(transaction, this.of) : 'gone');
    };
    return new Map([...declaredOf(this.files).keys()].map((id) => [id, now(id)]));
  }

  corrections() {
    return correctionsOf(this.transactions(), declaredOf(this.files), this.of);
  }

  /** Settles what is no longer true: cancelled at the Receita, or right there as it stands. */
  correct(outcome: LineOutcome = 'cancelled'): void {
    for (const { declared, now } of this.corrections()) {
      const place = this.files.findIndex(({ id }) => id === declared.file.id);
      const { transactionId } = declared.line;
      const file = this.files[place]!;
      const others = file.settled.filter((one) => one.transactionId !== transactionId);
      const settled = { transactionId, outcome, said: now, at: file.createdAt };
      this.files[place] = { ...file, settled: [...others, settled] };
    }
  }
}

const MONTHS = Array.from({ length: 12 }, (_, i) => `2026-${String(i + 1).padStart(2, '0')}`);

/** What the Receita ought to know of, reckoned payment by payment and not by ours. */
function due(year: Year) {
  let cents = 0;
  for (const one of year.payments.values()) {
    const person = year.parties.get(one.patientId)!;
    const wentLater = one.refundedOn && one.refundedOn.slice(0, 7) !== one.paidOn?.slice(0, 7);
    const isDue =
      (one.status === 'paid' || wentLater) &&
      !one.packageId &&
      one.paidOn! < '2026-10-01' &&
      !year.missed.has(one.appointmentId) &&
      person.payer.cpf !== null &&
      person.beneficiary.cpf !== null;
    if (isDue) cents += toCents(one.amount);
  }
  return cents;
}

describe('a year of Receita Saúde', () => {
  it.each([1, 2, 3, 4, 5, 6])(
    'says all that is to be said, once, over corrections and cancellations (%i)',
    (seed) => {
      const year = new Year(seededRandom(seed));
      for (const month of MONTHS) {
        for (let n = 0; n < 40; n += 1) year.pay(month);
        year.declare(month);
        for (let n = 0; n < 6; n += 1) year.change();
        year.correct();
        for (const before of MONTHS) year.declare(before);
      }
      // What stands at the Receita is each true transaction once, and nothing else.
      const standing = year.files.flatMap(({ lines, settled }) =>
        lines.filter((line) => settled.every((one) => one.transactionId !== line.transactionId)),
      );
      expect(new Set(standing.map((line) => line.transactionId)).size).toBe(standing.length);
      expect(standing.reduce((sum, { cents }) => sum + cents, 0)).toBe(due(year));
      // The files say, by the layout alone, what is written down of them.
      expect(year.texts.map(readFile)).toEqual(
        year.files.map(({ lines }) =>
          lines.map((one) => ({
            day: one.day,
            cents: one.cents,
            payer: one.payerCpf,
            beneficiary: one.beneficiaryCpf,
          })),
        ),
      );
      for (const { month, lines } of year.files)
        expect(lines.every(({ day }) => day.startsWith(month))).toBe(true);
      // Nothing more is left to say, and each payment of a month has a line, stands in one or is told why not.
      for (const month of MONTHS) {
        const transactions = year.transactions().filter(({ day }) => day.startsWith(month));
        const batch = batchOf(month, transactions, declaredOf(year.files), year.of);
        expect(batch.files).toEqual([]);
        expect(batch.left).toHaveLength(transactions.length);
      }
    },
  );

  it.each([7, 8, 9])(
    'asks about what was said to be right once, and again where it has changed since (%i)',
    (seed) => {
      const year = new Year(seededRandom(seed));
      for (const month of MONTHS.slice(0, 9)) {
        for (let n = 0; n < 40; n += 1) year.pay(month);
        year.declare(month);
      }
      let asked = 0;
      let again = 0;
      const known = new Set<string>();
      for (let n = 0; n < 150; n += 1) {
        const before = year.saidOfAll();
        year.change();
        const after = year.saidOfAll();
        // What has changed by now is asked about, and nothing else: all before that was settled.
        const moved = [...after.keys()].filter((id) => after.get(id) !== before.get(id));
        const corrections = year.corrections().map(({ declared }) => declared.line.transactionId);
        expect(new Set(corrections)).toEqual(new Set(moved));
        asked += moved.length;
        again += moved.filter((id) => known.has(id)).length;
        for (const id of moved) known.add(id);
        year.correct('kept');
        expect(year.corrections()).toEqual([]);
      }
      expect(asked).toBeGreaterThan(50);
      expect(again).toBeGreaterThan(0);
    },
  );

  it('leaves alone what was said to be right before it was written down for what', () => {
    const year = new Year(seededRandom(10));
    for (let n = 0; n < 40; n += 1) year.pay('2026-01');
    year.declare('2026-01');
    const [file] = year.files;
    const at = file!.createdAt;
    const settled = file!.lines.map(({ transactionId }) => ({
      transactionId,
      outcome: 'kept' as const,
      at,
    }));
    year.files[0] = { ...file!, settled };
    year.payments.clear();
    expect(year.corrections()).toEqual([]);
  });

  it('is handed over in files of a thousand lines', () => {
    const line = (n: number): Transaction => ({
      id: uuid(6, n),
      patientId: people[0]!.id,
      psychologistId: uuid(2, 1),
      day: '2026-03-01',
      cents: 20_000,
      missedCents: 0,
      refunds: [],
      status: 'paid',
      method: 'pix',
      sessions: [],
      sold: null,
      parties: null,
      parts: [],
      corrections: [],
    });
    const profile = { regime: 'pf', regimeSince: null } as const;
    const { files } = batchOf(
      '2026-03',
      Array.from({ length: 2001 }, (_, n) => line(n)),
      new Map(),
      { profile, partiesOf: ({ patientId }) => parties.get(patientId) ?? null },
    );
    expect(files.map((lines) => lines.length)).toEqual([1000, 1000, 1]);
    expect(readFile(receitaFileText(files[0] as DeclaredLine[], ISSUER))).toHaveLength(1000);
  });
});

describe('a payment', () => {
  const base: Transaction = {
    id: uuid(6, 1),
    patientId: people[0]!.id,
    psychologistId: uuid(2, 1),
    day: '2026-03-05',
    cents: 20_000,
    missedCents: 0,
    refunds: [],
    status: 'paid',
    method: 'pix',
    sessions: [],
    sold: null,
    parties: null,
    parts: [],
    corrections: [],
  };
  const leftBecause = (
    changes: Partial<Transaction>,
    profile: { regime: 'pf' | 'pj' | null; regimeSince: string | null } = {
      regime: 'pf',
      regimeSince: null,
    },
    declared: ReadonlyMap<string, unknown> = new Map(),
  ) => {
    const of = {
      profile,
      partiesOf: ({ patientId }: Transaction) => parties.get(patientId) ?? null,
    };
    return batchOf('2026-03', [{ ...base, ...changes }], declared, of).left[0]?.reason;
  };

  it('stays out with a reason', () => {
    expect(leftBecause({})).toBeUndefined();
    expect(leftBecause({ status: 'pending' })).toBe('not_paid');
    expect(leftBecause({ status: 'refunded' })).toBe('refunded');
    expect(leftBecause({ missedCents: 20_000 })).toBe('no_show');
    expect(leftBecause({}, { regime: 'pj', regimeSince: '2026-03-05' })).toBe('pj');
    expect(leftBecause({}, { regime: 'pj', regimeSince: '2026-03-06' })).toBeUndefined();
    expect(leftBecause({}, { regime: null, regimeSince: null })).toBe('regime_unknown');
    expect(leftBecause({ patientId: people[3]!.id })).toBe('payer_cpf');
    expect(leftBecause({ patientId: uuid(3, 99) })).toBe('payer_cpf');
    expect(leftBecause({ patientId: people[9]!.id })).toBe('beneficiary_cpf');
    const kept = { regime: 'pf', regimeSince: null } as const;
    expect(leftBecause({}, kept, new Map([[base.id, true]]))).toBe('declared');
  });

  it('stays as it was declared when it is given back in a later month', () => {
    const of = {
      profile: { regime: 'pf', regimeSince: null } as const,
      partiesOf: ({ patientId }: Transaction) => parties.get(patientId) ?? null,
    };
    const back = (day: string, cents: number) =>
      lineOf({ ...base, refunds: [{ day, cents, missedCents: 0 }] }, of);
    expect(back('2026-04-01', 20_000)).toMatchObject({ cents: 20_000 });
    expect(back('2026-03-31', 5000)).toMatchObject({ cents: 15_000 });
    expect(back('2026-03-31', 20_000)).toBe('refunded');
  });

  it('can be declared late until the end of the next February', () => {
    expect([deadlineOf('2026-01'), deadlineOf('2027-12')]).toEqual(['2027-02-28', '2028-02-29']);
  });
});
