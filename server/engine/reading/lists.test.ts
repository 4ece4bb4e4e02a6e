import { expect } from 'vitest';
import type { Pagination } from '../../../src/domain/contract/kit/params.ts';
import { type Check, specifyEachReader } from '../../../test/harness/random/eachReader.ts';
import { appointmentStatuses } from '../../../src/domain/appointments/status.ts';
import { compareNames } from '../../../src/domain/core/names.ts';
import { patientMatcher } from '../../../src/domain/patients/search.ts';
import { isInHistory } from '../../../src/domain/reports/history.ts';
import { history, ofPatient, upcoming } from '../../areas/agenda/appointments/read.ts';
import { notesOfPatient } from '../../areas/records/notes/read.ts';
import { listPatients, searchPatients } from '../../areas/records/patients/read.ts';
import { paymentPage, paymentsOfAppointment } from '../../areas/money/payments/read.ts';

interface Row {
  readonly id: string;
}
const idsOf = (rows: readonly Row[]): string[] => rows.map(({ id }) => id);

/** The newest first; of those of one moment the last id first. */
const newest = <R extends Row>(rows: readonly R[], timeOf: (row: R) => string): string[] =>
  idsOf(
    rows.toSorted((a, b) => {
      const [one, other] = [timeOf(a) + a.id, timeOf(b) + b.id];
      return one < other ? 1 : -1;
    }),
  );
const startOf = ({ startAt }: { readonly startAt: string }) => startAt;
const madeAt = ({ createdAt }: { readonly createdAt: string }) => createdAt;

interface Page {
  readonly rows: readonly Row[];
  readonly pagination: Pagination;
}

/** Turns all pages, and one more: together they are the whole list in its order. */
async function expectPages(
  read: (page: number, limit: number) => Promise<Page>,
  limit: number,
  expected: readonly string[],
): Promise<void> {
  const totalPages = Math.ceil(expected.length / limit);
  const found: string[] = [];
  for (let page = 1; page <= totalPages + 1; page++) {
    const { rows, pagination } = await read(page, limit);
    expect(pagination).toEqual({
      page,
      limit,
      total: expected.length,
      totalPages,
      hasNext: page < totalPages,
      hasPrev: page > 1,
    });
    found.push(...idsOf(rows));
  }
  expect(found).toEqual(expected);
}

const sessions: Check = async ({ practice, reader, seen }) => {
  const { dice, times, zone, now } = practice;
  const filter = {
    startDate: dice.pick([undefined, undefined, times.day()]),
    endDate: dice.pick([undefined, undefined, times.day()]),
    status: dice.pick([undefined, undefined, ...appointmentStatuses]),
    patientId: dice.pick([undefined, undefined, seen.patients[0]?.id]),
  };
  await expectPages(
    async (page, limit) => {
      const { appointments: rows, pagination } = await history(reader, { ...filter, page, limit });
      return { rows, pagination };
    },
    dice.pick([3, 7, 100]),
    newest(
      seen.appointments.filter((one) => isInHistory(one, filter, zone, now)),
      startOf,
    ),
  );
  for (const { id } of seen.patients.slice(0, 2))
    expect(idsOf(await ofPatient(reader, id))).toEqual(
      newest(
        seen.appointments.filter(({ patientId }) => patientId === id),
        startOf,
      ),
    );
  const toCome = seen.appointments.filter(({ endAt }) => endAt > now);
  expect(idsOf(await upcoming(reader, undefined))).toEqual(newest(toCome, startOf).reverse());
};

const payments: Check = async ({ practice: { dice }, reader, seen }) => {
  await expectPages(
    async (page, limit) => {
      const { payments: rows, pagination } = await paymentPage(reader, { page, limit });
      return { rows, pagination };
    },
    dice.pick([3, 7, 100]),
    newest(seen.payments, madeAt),
  );
  for (const { id } of seen.appointments.slice(0, 3))
    expect(idsOf(await paymentsOfAppointment(reader, id))).toEqual(
      newest(
        seen.payments.filter(({ appointmentId }) => appointmentId === id),
        madeAt,
      ),
    );
};

const SEARCHES = ['ana', 'ANA conceicao', 'a 100%', '_', '%', "o'n", '\\', 'muller', 'x%@', 'd’'];

const patients: Check = async ({ practice: { dice }, reader, seen }) => {
  const all = seen.patients.toSorted(compareNames);
  expect(await listPatients(reader)).toEqual(all);
  const digits = (all.length > 0 ? dice.pick(all).cpf : null)?.slice(2, 7) ?? '(0';
  for (const search of [dice.pick(SEARCHES), dice.pick(SEARCHES), digits])
    expect(idsOf(await searchPatients(reader, search))).toEqual(
      idsOf(all.filter(patientMatcher(search))),
    );
};

const notes: Check = async ({ reader, seen }) => {
  for (const { id } of seen.patients)
    expect(idsOf(await notesOfPatient(reader, id))).toEqual(
      newest(
        seen.notes.filter(({ patientId }) => patientId === id),
        madeAt,
      ),
    );
};

specifyEachReader(
  'lists are what the reader sees, in one order',
  { first: Number(process.env.SEED ?? 7000), count: 20, together: 10 },
  {
    psychologists: [sessions, payments, patients, notes],
    administrator: [sessions, payments, patients, notes],
    portal: [sessions, patients, notes],
  },
);
