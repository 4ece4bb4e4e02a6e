import { querySource } from '../../../../test/harness/practice/querySource.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeBlock, makeBreak, makePeriod } from '../../../../test/fixtures/availability.ts';
import { sampleOutboxRow } from '../../../../test/harness/practice/deviceSamples.ts';
import {
  psych,
  psychId,
  sampleAppointment,
  sampleId,
  sampleTenant,
  sampleUser,
} from '../../../../test/harness/practice/samples.ts';
import type { AnyDocument, EntityName } from '../../../domain/core/documents.ts';
import { type Coverage, EVERYTHING, NOTHING } from '../../view/coverage.ts';
import { View } from '../../view/view.ts';
import { shownOf } from '../kit/known.ts';
import { slotsBetween } from './slots.ts';

// Wednesday, 2026-03-11, in São Paulo: open from nine to twelve, 50 minutes a slot.
const FROM = '2026-03-11T03:00:00.000Z';
const TO = '2026-03-12T03:00:00.000Z';
const BEFORE = '2026-03-10T12:00:00.000Z';

let view: View;
let v = 0;
const put = (entity: EntityName, ...docs: AnyDocument[]) =>
  view.applyBase(docs.map((doc) => ({ entity, id: doc.id, g: 1, v: ++v, cs: 0, doc })));
const own = { psychologistId: psychId };

const ask = (changes: { now?: string; psychologistId?: string } = {}, coverage = EVERYTHING) =>
  slotsBetween.run(querySource(view, { coverage }), {
    from: FROM,
    to: TO,
    psychologistId: psychId,
    now: BEFORE,
    ...changes,
  });
const times = (...args: Parameters<typeof ask>) =>
  shownOf(ask(...args)).slots.map(({ time, available }) => (available ? time : `(${time})`));

beforeEach(() => {
  view = new View(psych);
  put('tenants', sampleTenant);
  put('users', sampleUser(1), sampleUser(2));
  put('availabilityPeriods', makePeriod(own));
});

describe('slots.between', () => {
  it('divides the periods, without breaks and blocks, and names the taken times', () => {
    expect(times()).toEqual(['09:00', '09:50', '10:40']);
    put(
      'appointments',
      sampleAppointment(1, {
        startAt: '2026-03-11T12:00:00.000Z',
        endAt: '2026-03-11T12:50:00.000Z',
      }),
    );
    expect(times()).toEqual(['(09:00)', '09:50', '10:40']);
    put('recurringBreaks', makeBreak(own));
    expect(times()).toEqual(['(09:00)', '10:30']);
    put('availabilityBlocks', makeBlock({ ...own, endAt: '2026-03-11T15:00:00.000Z' }));
    expect(times()).toEqual(['(09:00)']);
  });

  it('sees a session that this device has booked and not sent yet', () => {
    view.setOutbox([
      sampleOutboxRow(1, 'appointment.create', {
        id: sampleId(4, 9),
        patientId: null,
        startAt: '2026-03-11T12:50:00.000Z',
        endAt: '2026-03-11T13:40:00.000Z',
      }),
    ]);
    expect(times()).toEqual(['09:00', '(09:50)', '10:40']);
  });

  it('offers nothing that has begun, and nothing of a colleague', () => {
    expect(times({ now: '2026-03-11T12:50:00.000Z' })).toEqual(['(09:00)', '(09:50)', '10:40']);
    expect(times({ psychologistId: sampleId(2, 2) })).toEqual([]);
  });

  it('says whether there is a period at all, now or later', () => {
    expect(shownOf(ask()).hasPeriods).toBe(true);
    expect(shownOf(ask({ now: TO })).hasPeriods).toBe(false);
    expect(shownOf(ask({ psychologistId: sampleId(2, 2) })).hasPeriods).toBe(false);
    put('availabilityPeriods', makePeriod({ ...own, isActive: false }));
    expect(shownOf(ask()).hasPeriods).toBe(false);
  });

  it('is whole only where every session of the range is here', () => {
    const held = (from: string, to: string): Coverage => ({
      people: true,
      sessions: { from, to },
      records: 'none',
    });
    expect(ask({}, NOTHING)).toHaveProperty('soFar');
    expect(ask({}, held(FROM, TO))).toHaveProperty('soFar');
    expect(ask({}, held('2026-03-09T00:00:00.000Z', '2026-03-14T00:00:00.000Z'))).toHaveProperty(
      'whole',
    );
  });
});
