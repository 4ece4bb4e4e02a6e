import { expect, it } from 'vitest';
import { makeBlock, makeBreak, makePeriod } from '../../../../test/fixtures/availability.ts';
import { querySource } from '../../../../test/harness/practice/querySource.ts';
import {
  psych,
  psychId,
  sampleAppointment,
  sampleTenant,
  sampleUser,
} from '../../../../test/harness/practice/samples.ts';
import type { AnyDocument, EntityName } from '../../../domain/core/documents.ts';
import { nearby } from '../../view/coverage.ts';
import { View } from '../../view/view.ts';
import { runQuery } from '../index.ts';

const NOW = '2026-03-10T12:00:00.000Z';
const own = { psychologistId: psychId };
const session = (n: number, startAt: string, changes = {}) =>
  sampleAppointment(n, {
    startAt,
    endAt: new Date(Date.parse(startAt) + 3_000_000).toISOString(),
    ...changes,
  });

function viewOf(documents: { readonly [E in EntityName]?: readonly AnyDocument[] }): View {
  const view = new View(psych);
  for (const [entity, docs] of Object.entries(documents))
    view.applyBase(
      docs.map((doc) => ({ entity: entity as EntityName, id: doc.id, g: 1, v: 1, cs: 0, doc })),
    );
  return view;
}

const view = viewOf({
  tenants: [sampleTenant],
  users: [sampleUser()],
  availabilityPeriods: [
    makePeriod({ ...own, isRecurring: true, recurringPattern: 'daily' }),
    makePeriod({ ...own, id: makeBlock().id, startAt: NOW.replace('10', '09'), endAt: NOW }),
  ],
  recurringBreaks: [makeBreak(own)],
  availabilityBlocks: [makeBlock(own)],
  appointments: [
    session(1, '2026-03-09T12:00:00.000Z'),
    session(2, '2026-03-12T12:00:00.000Z'),
    session(3, '2026-03-11T12:00:00.000Z'),
    session(4, '2026-03-11T15:00:00.000Z', { status: 'cancelled' }),
    session(5, '2026-03-11T18:00:00.000Z', { isGoogleCalendarEvent: true, patientId: null }),
  ],
});

it('what another zone meets is what is not over: times, and sessions that are booked', () => {
  expect(runQuery(querySource(view), 'practice.zoneChange', { now: NOW })).toEqual({
    whole: {
      periods: 1,
      earliest: '09:00',
      breaks: 1,
      blocks: 1,
      recurrences: 0,
      sessions: 2,
      nextStartAt: '2026-03-11T12:00:00.000Z',
    },
  });
});

it('is said so far while not all sessions have arrived', () => {
  const source = querySource(view, { coverage: nearby({ from: NOW, to: NOW }) });
  expect(runQuery(source, 'practice.zoneChange', { now: NOW })).toHaveProperty('soFar');
});
