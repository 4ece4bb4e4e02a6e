import type { Appointment } from '../../../../../src/domain/appointments/appointment.ts';
import { isOpen } from '../../../../../src/domain/appointments/state.ts';
import { type Ref, required } from '../../../../../src/domain/core/documents.ts';
import { type Tx, withTenant } from '../../../../kernel/db/tenant.ts';
import { changeDocuments, type ServerChange } from '../../../../engine/documents/change.ts';
import { holdLease } from './lease.ts';
import { dropLinks, readNeighbours, readStateOf, writeLinks } from './links.ts';
import { type Change, planPull, type PullPlan } from './plan/pull.ts';
import { isBusy, type Remote, sameSpan, type Span, type State } from './plan/state.ts';
import type { SyncRun } from './run.ts';

/** What a step of a sync did. */
export interface Tally {
  readonly synced: number;
  readonly conflicts: number;
}

export const NOTHING: Tally = { synced: 0, conflicts: 0 };

export const sum = (a: Tally, b: Tally): Tally => ({
  synced: a.synced + b.synced,
  conflicts: a.conflicts + b.conflicts,
});

const REMOVED = 'Removido no Google Agenda';
const BUSY = 'Ocupado';

const busy = (psychologistId: string, id: string, span: Span, at: string): Appointment => ({
  id,
  psychologistId,
  patientId: null,
  ...span,
  status: 'scheduled',
  title: BUSY,
  description: null,
  notes: null,
  patientNotes: null,
  cancellationReason: null,
  isGoogleCalendarEvent: true,
  recurringAppointmentId: null,
  patientBookedAt: null,
  patientCancelledAt: null,
  patientCancelReceivedAt: null,
  price: null,
  earlierPrices: null,
  isFree: null,
  patientName: null,
  remindedAt: null,
  remindedStartAt: null,
  createdAt: at,
});

const isShown = ({ isGoogleCalendarEvent, patientId }: Appointment): boolean =>
  isGoogleCalendarEvent && patientId === null;

const moved = (appointment: Appointment, span: Span): Appointment =>
  isOpen(appointment) || (isShown(appointment) && appointment.status === 'cancelled')
    ? { ...appointment, ...span, status: 'scheduled', cancellationReason: null }
    : { ...appointment, ...span };

const changedBy = (appointment: Appointment, change: Change): Appointment =>
  change.kind === 'move'
    ? moved(appointment, change.span)
    : { ...appointment, status: 'cancelled', cancellationReason: REMOVED };

type Maker = Pick<SyncRun, 'at'> & { readonly lease: Pick<SyncRun['lease'], 'userId'> };

function make({ documents }: ServerChange, run: Maker, change: Change): void {
  const { id } = change;
  if (change.kind === 'show') {
    documents.adopt([['appointments', id]], []);
    return documents.put('appointments', busy(run.lease.userId, id, change.span, run.at));
  }
  if (change.kind === 'remove') return documents.remove('appointments', id);
  documents.put('appointments', changedBy(required(documents, 'appointments', id), change));
}

/** Changes appointments, in a transaction of the documents. */
export async function makeChanges(
  server: ServerChange,
  run: Maker,
  changes: readonly Change[],
): Promise<void> {
  const present = changes.filter(({ kind }) => kind !== 'show');
  await server.load(present.map(({ id }): Ref => ['appointments', id]));
  for (const change of changes) make(server, run, change);
}

const writePlan = async (
  tx: Tx,
  { lease }: SyncRun,
  { kept, dropped }: PullPlan,
  generation: number,
): Promise<void> => {
  // First, since an appointment whose link ends may get another one.
  await dropLinks(tx, lease, dropped);
  await writeLinks(tx, lease, kept, generation);
};

const context = ({ window, newId, at }: SyncRun) => ({ window, newId, at });

/** A session whose event was moved; busy times may stand on anything. */
const isMovedSession = ({ eventId, span }: Remote, { links, locals }: State): boolean => {
  const link = links.find((one) => one.eventId === eventId);
  if (!link || !span || sameSpan(span, link)) return false;
  const local = locals.find(({ id }) => id === link.appointmentId);
  return local !== undefined && !isBusy(local);
};

/** Plans and carries out under the tenant's lock, with whatever stands where sessions would move to. */
const applyLocked = (
  run: SyncRun,
  remotes: readonly Remote[],
  generation: number,
): Promise<Tally> =>
  changeDocuments(run, run.lease.tenantId, async (change) => {
    const { tx } = change;
    await holdLease(tx, run.lease, run.clock.now());
    const state = await readStateOf(tx, run.lease, remotes, run.at);
    const locals = new Map(state.locals.map((local) => [local.id, local]));
    for (const remote of remotes) {
      if (!remote.span || !isMovedSession(remote, state)) continue;
      for (const one of await readNeighbours(tx, run.lease, remote.span, run.at))
        if (!locals.has(one.id)) locals.set(one.id, one);
    }
    const plan = planPull(remotes, { ...state, locals: [...locals.values()] }, context(run));
    await makeChanges(change, run, plan.changes);
    await writePlan(tx, run, plan, generation);
    return { synced: plan.changes.length, conflicts: plan.conflicts };
  });

interface Looked {
  readonly state: State;
  readonly isDone: boolean;
}

/** Takes what moves nothing without the tenant's lock, which would number a change that is none. */
const look = (run: SyncRun, remotes: readonly Remote[], generation: number): Promise<Looked> =>
  withTenant(run.db, run.lease.tenantId, async (tx) => {
    await holdLease(tx, run.lease, run.clock.now());
    const state = await readStateOf(tx, run.lease, remotes, run.at);
    const plan = planPull(remotes, state, context(run));
    const isDone = plan.changes.length === 0 && plan.conflicts === 0;
    if (isDone) await writePlan(tx, run, plan, generation);
    return { state, isDone };
  });

async function applyGroup(
  run: SyncRun,
  remotes: readonly Remote[],
  generation: number,
): Promise<Tally> {
  if (remotes.length === 0) return NOTHING;
  const { isDone } = await look(run, remotes, generation);
  return isDone ? NOTHING : applyLocked(run, remotes, generation);
}

/**
 * Brings reported events into the agenda. Doing it again changes nothing. Each session of ours that was moved has a
 * transaction of its own, because sessions that change places would stand in each other's way in one.
 */
export async function applyRemotes(
  run: SyncRun,
  remotes: readonly Remote[],
  generation: number,
): Promise<Tally> {
  const { state, isDone } = await look(run, remotes, generation);
  if (isDone) return NOTHING;
  const single = remotes.filter((remote) => isMovedSession(remote, state));
  const others = remotes.filter((remote) => !single.includes(remote));
  let tally = await applyGroup(run, others, generation);
  for (const remote of single) tally = sum(tally, await applyGroup(run, [remote], generation));
  return tally;
}
