import { querySource } from '../../harness/practice/querySource.ts';
import { booksAround } from '../../harness/practice/yearsOfSessions.ts';
import { createMemoryServer } from '../../harness/memory/memoryServer.ts';
import { idMaker, NOON, smallClinic } from '../../harness/practice/practice.ts';
import { runQuery } from '../../../src/data/queries/index.ts';
import type { QueryArgs, QueryName } from '../../../src/data/queries/index.ts';
import type { QuerySource } from '../../../src/data/queries/kit/source.ts';
import { View } from '../../../src/data/view/view.ts';
import type { Actor } from '../../../src/domain/core/command.ts';
import { INITIAL } from '../../../src/sync/status.ts';
import type { SimulatedServer } from './server.ts';

/** Small pages, so that a first read has many moments. */
const PAGE = 9;

export interface Question<N extends QueryName = QueryName> {
  readonly name: N;
  readonly args: QueryArgs<N>;
}

/** A server with years of one practice, in which nothing is written. */
export async function stillServer(seed: number, now: () => number): Promise<SimulatedServer> {
  const newId = idMaker(seed);
  const server = createMemoryServer({ now, newId });
  const clinic = smallClinic(newId);
  await server.createTenant({ ...clinic.seed, ...booksAround(clinic, newId) });
  return {
    clinic,
    takesAnyRole: false,
    pull: (request, actor) =>
      server.pull({ ...request, limit: Math.min(request.limit, PAGE) }, actor),
    neverHeld: (asked, actor) => server.neverHeld(asked, actor),
    push: (batch, actor) => server.push(batch, actor),
    projection: async (actor) => server.projection(actor),
    tellReads: async () => undefined,
    knows: () => false,
    startEpoch: async () => server.startEpoch(clinic.tenantId),
    work: async () => undefined,
    handOver: async () => undefined,
    copy: () => server.copy(clinic.tenantId),
  };
}

/** What the person's queries must say in the end. */
export async function truthOf(server: SimulatedServer, actor: Actor): Promise<QuerySource> {
  const view = new View(actor);
  const rows = await server.projection(actor);
  view.applyBase(rows.map((row) => ({ ...row, g: 1, cs: 0 })));
  return querySource(view, { status: INITIAL });
}

const DAY_MS = 86_400_000;
const daysFrom = (days: number): string => new Date(NOON + days * DAY_MS).toISOString();

const day = (days: number): string => daysFrom(days).slice(0, 10);

/** Everything that a screen may ask of this practice. */
export function questionsOf({ view }: QuerySource): Question[] {
  const now = daysFrom(0);
  const sessions = view.indexes.appointments.items.map(({ id }) => id);
  const patients = view.indexes.patients.items.map(({ id }) => id);
  return [
    { name: 'practice', args: {} },
    { name: 'patients.list', args: {} },
    { name: 'patients.list', args: { now, order: 'next' } },
    ...patients.flatMap((id) => [
      { name: 'patients.byId' as const, args: { id } },
      { name: 'patients.row' as const, args: { id } },
    ]),
    ...patients.map((patientId) => ({
      name: 'appointments.ofPatient' as const,
      args: { patientId },
    })),
    ...[-400, -61, -45, -29, -7, 0, 30, 55, 120].map((day) => ({
      name: 'appointments.between' as const,
      args: { from: daysFrom(day), to: daysFrom(day + 7) },
    })),
    ...sessions.flatMap((id) => [
      { name: 'appointments.byId' as const, args: { id } },
      { name: 'notes.ofAppointment' as const, args: { appointmentId: id } },
      { name: 'payments.ofAppointment' as const, args: { appointmentId: id } },
    ]),
    { name: 'appointments.future', args: { now, withCancelled: true } },
    { name: 'appointments.history', args: { now } },
    { name: 'appointments.history', args: { now, startDate: day(-20), endDate: day(20) } },
    { name: 'agenda.figures', args: { now } },
    ...view.indexes.appointments.items.slice(0, 1).map(({ psychologistId }) => ({
      name: 'availability.free' as const,
      args: { from: now, to: daysFrom(7), now, near: now, psychologistId },
    })),
    ...[-400, 0, 120].map((day) => ({
      name: 'availability.between' as const,
      args: { from: daysFrom(day), to: daysFrom(day + 7) },
    })),
    { name: 'breaks.list', args: {} },
    { name: 'blocks.list', args: { from: now } },
    { name: 'periods.list', args: { from: now } },
    ...[...view.all('recurringBreaks')].flatMap(({ id, psychologistId, ...times }) => [
      { name: 'breaks.byId' as const, args: { id } },
      { name: 'sessions.met' as const, args: { now, psychologistId, times } },
    ]),
    { name: 'appointments.stats', args: { now } },
    { name: 'notes.sentiment', args: { period: 'year', now } },
    { name: 'dashboard.stats', args: { period: 'year', now } },
    { name: 'dashboard.sessions', args: { now } },
    { name: 'dashboard.trends', args: { period: 'month', now } },
    { name: 'dashboard.analysis', args: { period: 'week', now } },
    { name: 'dashboard.nextPatient', args: { now } },
    { name: 'dashboard.steps', args: {} },
    { name: 'finance.report', args: { range: null, now } },
    { name: 'bell.list', args: { now } },
    { name: 'portal.overview', args: { now } },
    { name: 'recurrences.list', args: {} },
  ];
}

export const answerOf = (source: QuerySource, { name, args }: Question): unknown =>
  runQuery(source, name, args as never);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Counts of the device itself, and names that a row goes without while their owner is on the way. */
const OWN = new Set(['revision', 'patientName', 'psychologistName']);

function rowsAgree(said: unknown, truth: unknown): boolean {
  if (!Array.isArray(said) || !Array.isArray(truth)) return true;
  const byId = new Map(truth.filter(isRecord).map((row) => [row['id'], row]));
  return said.every((row) => !isRecord(row) || !('id' in row) || agrees(row, byId.get(row['id'])));
}

/** Whether an answer claims nothing that is not so. What it leaves open is no claim. */
export function agrees(said: unknown, truth: unknown): boolean {
  if (said === 'unknown') return true;
  if (Array.isArray(said) && Array.isArray(truth))
    return said.length === truth.length && said.every((each, i) => agrees(each, truth[i]));
  if (!isRecord(said) || !isRecord(truth)) return Object.is(said, truth);
  if ('soFar' in said) return rowsAgree(said['soFar'], truth['whole']);
  const keys = Object.keys(truth).filter((key) => !OWN.has(key));
  return keys.every((key) => agrees(said[key], truth[key]));
}

/** Whether an answer leaves nothing open. */
export const isWholeAnswer = (said: unknown): boolean => {
  if (said === 'unknown') return false;
  if (Array.isArray(said)) return said.every(isWholeAnswer);
  if (!isRecord(said)) return true;
  return !('soFar' in said) && Object.values(said).every(isWholeAnswer);
};
