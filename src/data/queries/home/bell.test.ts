import { describe, expect, it } from 'vitest';
import {
  psych,
  psychId,
  sampleAppointment,
  sampleId,
  sampleNote,
  samplePatient,
  sampleTenant,
  sampleUser,
  tenantId,
} from '../../../../test/harness/practice/samples.ts';
import { querySource } from '../../../../test/harness/practice/querySource.ts';
import type { Actor } from '../../../domain/core/command.ts';
import type { AnyDocument, EntityName } from '../../../domain/core/documents.ts';
import { dismissalsIdOf } from '../../../domain/bell/dismissals.ts';
import { type Coverage, EVERYTHING } from '../../view/coverage.ts';
import { View } from '../../view/view.ts';
import { shownOf } from '../kit/known.ts';
import { runQuery } from '../index.ts';

const now = '2026-03-10T14:00:00.000Z';
const days = (count: number): string =>
  new Date(Date.parse(now) + count * 86_400_000).toISOString();
const administrator: Actor = { userId: sampleId(2, 9), tenantId, role: 'administrator' };
const span = (count: number) => ({ startAt: days(count), endAt: days(count + 0.03) });

const sessions = [
  sampleAppointment(1, { ...span(-1), status: 'completed' }),
  sampleAppointment(2, { ...span(-2), status: 'completed' }),
  sampleAppointment(3, { ...span(3), patientBookedAt: days(-1) }),
  sampleAppointment(4, { ...span(4), status: 'cancelled', patientCancelledAt: days(-0.5) }),
  sampleAppointment(5, { ...span(-400), status: 'completed' }),
];
const conflict = { id: sampleId(6, 1), plaintext: '', at: days(-3) };

function deviceOf(actor: Actor, changes: Partial<Record<EntityName, AnyDocument[]>> = {}) {
  const view = new View(actor);
  const isPsychologist = actor.role === 'psych';
  const documents: Partial<Record<EntityName, AnyDocument[]>> = {
    tenants: [sampleTenant],
    users: [sampleUser()],
    patients: [1, 2, 3, 4, 5].map((n) => samplePatient(n)),
    appointments: sessions,
    ...(isPsychologist && { notes: [sampleNote(2, { conflicts: [conflict] })] }),
    ...changes,
  };
  for (const [entity, list] of Object.entries(documents))
    view.applyBase(
      list.map((doc, n) => ({
        entity: entity as EntityName,
        id: doc.id,
        g: 1,
        v: n + 1,
        cs: 0,
        doc,
      })),
    );
  return view;
}

const told = (view: View, coverage: Coverage = EVERYTHING) =>
  shownOf(runQuery(querySource(view, { coverage }), 'bell.list', { now })).groups.map(
    ({ kind, items }) => [kind, ...items.map(({ target }) => target)],
  );

const aside = (userId: string, ...keys: string[]) => [
  { id: dismissalsIdOf(userId), userId, items: keys.map((key) => ({ key, at: now })) },
];

describe('the bell', () => {
  it('tells a psychologist what needs her, the newest first', () => {
    expect(told(deviceOf(psych))).toEqual([
      ['conflict', sampleId(4, 2)],
      ['booking', sampleId(4, 3)],
      ['cancellation', sampleId(4, 4)],
      ['no_note', sampleId(4, 1)],
      ['no_payment', sampleId(4, 1), sampleId(4, 2)],
    ]);
  });

  it('tells a clinic of its agenda and books, and of nothing clinical', () => {
    expect(told(deviceOf(administrator)).map(([kind]) => kind)).toEqual([
      'booking',
      'cancellation',
      'no_payment',
    ]);
  });

  it('leaves out what was put aside, until something new happens to the same record', () => {
    const view = deviceOf(psych);
    const { groups } = shownOf(runQuery(querySource(view), 'bell.list', { now }));
    const keys = groups.flatMap(({ items }) => items.map(({ key }) => key));
    const bellDismissals = aside(psychId, ...keys);
    expect(told(deviceOf(psych, { bellDismissals }))).toEqual([]);
    const cancelled = {
      ...sessions[2]!,
      status: 'cancelled' as const,
      patientCancelledAt: days(0),
    };
    const moved = { ...sessions[0]!, ...span(-0.2) };
    const again = sampleNote(2, { conflicts: [conflict, { ...conflict, id: sampleId(6, 2) }] });
    const appointments = [moved, ...sessions.slice(1, 2), cancelled, ...sessions.slice(3)];
    expect(told(deviceOf(psych, { bellDismissals, appointments, notes: [again] }))).toEqual([
      ['conflict', sampleId(4, 2)],
      ['cancellation', sampleId(4, 3)],
      ['no_note', sampleId(4, 1)],
      ['no_payment', sampleId(4, 1)],
    ]);
  });

  it('asks about sessions that are gone in Google as one, and again when there are more', () => {
    const asked = (count: number, at: string) => [sampleUser(1, { calendarAsk: { count, at } })];
    const users = asked(4, days(-1));
    expect(told(deviceOf(psych, { users }))).toContainEqual(['calendar', psychId]);
    const { groups } = shownOf(
      runQuery(querySource(deviceOf(psych, { users })), 'bell.list', { now }),
    );
    const [item] = groups.find(({ kind }) => kind === 'calendar')!.items;
    expect(item?.name).toBe('4 sessões saíram do Google Agenda');
    const bellDismissals = aside(psychId, item!.key);
    const kinds = (changes: Parameters<typeof deviceOf>[1]) =>
      told(deviceOf(psych, { ...changes, bellDismissals })).map(([kind]) => kind);
    expect(kinds({ users })).not.toContain('calendar');
    expect(kinds({ users: asked(6, days(0)) })).toContain('calendar');
  });

  it('claims nothing to be missing that may not have arrived, and shows nothing put aside before it knows', () => {
    const kinds = (coverage: Coverage) => told(deviceOf(psych), coverage).map(([kind]) => kind);
    expect(kinds({ ...EVERYTHING, records: 'none' })).toEqual([
      'conflict',
      'booking',
      'cancellation',
    ]);
    expect(kinds({ people: false, sessions: 'none', records: 'none' })).toEqual([]);
  });

  it('takes ten years of unpaid sessions for their last thirty days, a page at a time', () => {
    const appointments = Array.from({ length: 20_000 }, (_, n) =>
      sampleAppointment(n, { ...span(-n / 5.5), status: 'completed', patientId: sampleId(3, 1) }),
    );
    const view = deviceOf(psych, { appointments, notes: [] });
    const args = { now, shown: { no_payment: 23 } };
    const bell = shownOf(runQuery(querySource(view), 'bell.list', args));
    expect(bell.count).toBeLessThan(400);
    expect(bell.groups.map(({ items }) => items.length)).toEqual([3, 23]);
  });
});
