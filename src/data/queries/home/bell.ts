import type { Appointment } from '../../../domain/appointments/appointment.ts';
import { bellSince, dismissalsIdOf } from '../../../domain/bell/dismissals.ts';
import {
  bellKeyOf,
  type BellKind,
  bellKinds,
  needsOf,
  reasonOf,
} from '../../../domain/bell/needs.ts';
import { isAskedOf } from '../../../domain/handovers/handover.ts';
import { isFree } from '../../../domain/payments/price.ts';
import { commands } from '../../../domain/registry.ts';
import { coversRecords } from '../../view/coverage.ts';
import { gathered, type Gathered } from '../kit/known.ts';
import { defineQuery } from '../kit/query.ts';
import type { QuerySource, QueryView } from '../kit/source.ts';
import { patientName, spanOf, subjectOf } from '../kit/subject.ts';
import { placeOf } from '../agenda/appointments.ts';

/** One thing that needs the person. */
export interface BellItem {
  /** Under which it is put aside. */
  readonly key: string;
  readonly kind: BellKind;
  /** Where it leads: of a session, or of a refused change. */
  readonly target: string;
  /** Whom it is about, or what. */
  readonly name: string | null;
  /** Of the session that it is about. */
  readonly span: Pick<Appointment, 'startAt' | 'endAt'> | null;
  /** Whose session it is. */
  readonly psychologistName: string | null;
  /** When it began to; ISO. */
  readonly at: string;
}

export interface BellGroup {
  readonly kind: BellKind;
  readonly count: number;
  /** The newest first, as many as were asked for. */
  readonly items: readonly BellItem[];
}

export interface Bell {
  /** Those that hold anything. */
  readonly groups: readonly BellGroup[];
  readonly count: number;
}

interface BellArgs {
  /** ISO instant. */
  readonly now: string;
  /** How many items of each kind. */
  readonly shown?: Partial<Record<BellKind, number>>;
}

const SHOWN = 3;
const DAY_MS = 86_400_000;
const NOTHING: Bell = { groups: [], count: 0 };

/** What is told of a thing, found out for those alone that are shown. */
interface Found {
  readonly key: string;
  readonly at: string;
  readonly item: () => Omit<BellItem, 'key' | 'kind' | 'at'>;
}

type Add = (kind: BellKind, id: string, reason: string, found: Omit<Found, 'key'>) => void;

function changes(view: QueryView, add: Add): void {
  for (const row of view.outbox) {
    if (row.state !== 'refused' && row.state !== 'parked') continue;
    const title = commands.get(row.name)?.title ?? row.name;
    add('refused', row.key, row.refusal?.code ?? row.state, {
      at: row.at,
      item: () => {
        const subject = subjectOf(view, row);
        const name = subject === null ? title : `${title}: ${subject}`;
        return { target: row.key, name, span: spanOf(view, row), psychologistName: null };
      },
    });
  }
}

function sessionPart(view: QueryView, id: string, patientId: string | null) {
  const session = view.get('appointments', id);
  return {
    target: id,
    name: patientName(view, patientId) ?? session?.title ?? null,
    span: session ? { startAt: session.startAt, endAt: session.endAt } : null,
    psychologistName: session ? (view.get('users', session.psychologistId)?.name ?? null) : null,
  };
}

function conflicts(view: QueryView, add: Add): void {
  for (const { id, appointmentId, patientId, conflicts: texts, updatedAt } of view.indexes
    .notesInConflict) {
    const newest = texts.at(-1);
    add('conflict', id, newest?.id ?? '', {
      at: newest?.at ?? updatedAt,
      item: () => sessionPart(view, appointmentId, patientId),
    });
  }
}

function recordings({ view, recordings: all }: QuerySource, add: Add): void {
  for (const { id, state, appointmentId, patientId, startedAt, trouble } of all) {
    if (state === 'recording' || state === 'queued') continue;
    add('recording', id, trouble?.code ?? state, {
      at: startedAt,
      item: () => sessionPart(view, appointmentId, patientId),
    });
  }
}

/** Of 20,000 sessions only those of the last days and those to come are looked at. */
function sessions({ view, coverage }: QuerySource, now: string, add: Add): void {
  const { appointments, notesOfAppointment, paymentsOfAppointment, longestMs } = view.indexes;
  const since = bellSince(now);
  const earliest = new Date(Date.parse(since) - Math.max(longestMs, DAY_MS)).toISOString();
  const first = placeOf(view, earliest);
  const isPsychologist = view.actor.role === 'psych';
  for (let place = first; place < appointments.items.length; place += 1) {
    const session = appointments.items[place] as Appointment;
    // That a note or a payment is missing, nobody knows before all of them are here.
    const knows = coversRecords(coverage, session.startAt);
    const facts = {
      writesNotes: isPsychologist && knows,
      notes: notesOfAppointment.get(session.id).length,
      payments: knows ? paymentsOfAppointment.get(session.id) : UNKNOWN_PAYMENTS,
      isFree: isFree(
        session,
        session.patientId ? view.get('patients', session.patientId) : undefined,
      ),
    };
    for (const { kind, at } of needsOf(session, facts, { since, now }))
      add(kind, session.id, reasonOf(at), {
        at,
        item: () => sessionPart(view, session.id, session.patientId),
      });
  }
}

/** What patients ask to have corrected, until it is answered: the law sets a limit, and the bell's days are none. */
function corrections(view: QueryView, add: Add): void {
  for (const { id, patientId, status, createdAt } of view.all('correctionRequests')) {
    if (status !== 'open') continue;
    add('correction', id, reasonOf(createdAt), {
      at: createdAt,
      item: () => ({
        target: id,
        name: patientName(view, patientId),
        span: null,
        psychologistName: null,
      }),
    });
  }
}

/** Asks of the administration for what this person holds. */
function handovers(view: QueryView, add: Add): void {
  for (const handover of view.all('handovers')) {
    if (!isAskedOf(handover, view.actor.userId)) continue;
    const { id, patientId, createdAt } = handover;
    const name = () => patientName(view, patientId);
    add('handover', id, reasonOf(createdAt), {
      at: createdAt,
      item: () => ({ target: id, name: name(), span: null, psychologistName: null }),
    });
  }
}

/** Sessions whose events are gone in Google, about which the psychologist is asked as one. */
function calendar(view: QueryView, add: Add): void {
  const { userId } = view.actor;
  const ask = view.get('users', userId)?.calendarAsk;
  if (!ask) return;
  const { count, at } = ask;
  const name =
    count === 1 ? '1 sessão saiu do Google Agenda' : `${count} sessões saíram do Google Agenda`;
  add('calendar', userId, reasonOf(at), {
    at,
    item: () => ({ target: userId, name, span: null, psychologistName: null }),
  });
}

const UNKNOWN_PAYMENTS = [{ status: 'paid' }] as const;

const byNewest = (a: Found, b: Found): number =>
  a.at === b.at ? (a.key < b.key ? -1 : 1) : a.at > b.at ? -1 : 1;

/**
 * What needs the person and was not put aside. A clinic's account hears of the agenda and the books, and of nothing
 * clinical.
 */
export const bellList = defineQuery({
  name: 'bell.list',
  run(source: QuerySource, { now, shown = {} }: BellArgs): Gathered<Bell> {
    const { view, coverage } = source;
    // Before it is here, what was put aside would show again.
    if (!coverage.people) return { soFar: NOTHING };
    const dismissals = view.get('bellDismissals', dismissalsIdOf(view.actor.userId));
    const aside = new Set(dismissals?.items.map(({ key }) => key));
    const hidden = new Set(view.get('users', view.actor.userId)?.bellHidden);
    const found = new Map<BellKind, Found[]>(bellKinds.map((kind) => [kind, []]));
    const add: Add = (kind, id, reason, one) => {
      const key = bellKeyOf(kind, id, reason);
      if (!hidden.has(kind) && !aside.has(key)) found.get(kind)?.push({ key, ...one });
    };
    changes(view, add);
    conflicts(view, add);
    recordings(source, add);
    corrections(view, add);
    handovers(view, add);
    calendar(view, add);
    sessions(source, now, add);
    const groups = [...found].flatMap(([kind, all]): BellGroup[] => {
      if (all.length === 0) return [];
      const first = all.toSorted(byNewest).slice(0, shown[kind] ?? SHOWN);
      const items = first.map(({ key, at, item }) => ({ key, kind, at, ...item() }));
      return [{ kind, count: all.length, items }];
    });
    const count = groups.reduce((sum, group) => sum + group.count, 0);
    const isWhole = coverage.sessions === 'all' && coverage.records === 'all';
    return gathered(isWhole, { groups, count });
  },
});
