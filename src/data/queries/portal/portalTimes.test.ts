import { beforeEach, describe, expect, it } from 'vitest';
import { querySource } from '../../../../test/harness/practice/querySource.ts';
import {
  psychId,
  sampleAppointment,
  samplePatient,
  sampleTenant,
} from '../../../../test/harness/practice/samples.ts';
import { freeTimesIdOf } from '../../../domain/availability/free.ts';
import type { AnyDocument, EntityName } from '../../../domain/core/documents.ts';
import { type Coverage, EVERYTHING, NOTHING } from '../../view/coverage.ts';
import { View } from '../../view/view.ts';
import { portalTimes } from './portalTimes.ts';

const account = '01890000-0000-7000-8000-0000000000aa';
const now = '2026-03-10T12:00:00.000Z';
const until = '2026-04-08T03:00:00.000Z';

let view: View;
let v = 0;
const put = (entity: EntityName, ...docs: AnyDocument[]) =>
  view.applyBase(docs.map((doc) => ({ entity, id: doc.id, g: 1, v: ++v, cs: 0, doc })));
const ask = (coverage: Coverage = EVERYTHING) =>
  portalTimes.run(querySource(view, { coverage }), { now });

beforeEach(() => {
  view = new View({ tenantId: sampleTenant.id, userId: account, role: 'patient' });
  put('tenants', sampleTenant);
});

const carla = (psychologistId: string | null) =>
  put('patients', samplePatient(1, { userId: account, psychologistId }));
const keep = (...starts: string[]) =>
  put('freeTimes', {
    id: freeTimesIdOf(psychId),
    psychologistId: psychId,
    until,
    lengths: [{ minutes: 50, starts }],
  });

describe('what a patient may book', () => {
  it('stands under the practice’s days, without what began or is one’s own by now', () => {
    carla(psychId);
    keep(
      '2026-03-10T11:00:00.000Z',
      '2026-03-10T13:00:00.000Z',
      '2026-03-11T01:00:00.000Z',
      '2026-03-11T13:00:00.000Z',
      '2026-03-11T14:00:00.000Z',
    );
    const [startAt, endAt] = ['2026-03-11T13:30:00.000Z', '2026-03-11T14:00:00.000Z'];
    put('appointments', sampleAppointment(1, { startAt, endAt }));
    expect(ask()).toEqual({
      psychologistId: psychId,
      until,
      days: [
        {
          day: '2026-03-10',
          times: [
            { startAt: '2026-03-10T13:00:00.000Z', endAt: '2026-03-10T13:50:00.000Z' },
            { startAt: '2026-03-11T01:00:00.000Z', endAt: '2026-03-11T01:50:00.000Z' },
          ],
        },
        {
          day: '2026-03-11',
          times: [{ startAt: '2026-03-11T14:00:00.000Z', endAt: '2026-03-11T14:50:00.000Z' }],
        },
      ],
    });
  });

  it('tells nobody’s patient, no patient and what has not arrived apart', () => {
    expect(ask(NOTHING)).toBe('unknown');
    expect(ask()).toBeNull();
    carla(null);
    expect(ask()).toEqual({ psychologistId: null, until: null, days: [] });
    carla(psychId);
    expect(ask()).toBe('unknown');
    keep();
    expect(ask()).toEqual({ psychologistId: psychId, until, days: [] });
  });
});
