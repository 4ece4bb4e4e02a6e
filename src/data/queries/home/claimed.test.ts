import { expect, it } from 'vitest';
import {
  psych,
  sampleAppointment,
  sampleId,
  samplePatient,
  sampleTenant,
  sampleUser,
} from '../../../../test/harness/practice/samples.ts';
import { querySource } from '../../../../test/harness/practice/querySource.ts';
import type { AnyDocument, EntityName } from '../../../domain/core/documents.ts';
import { EVERYTHING } from '../../view/coverage.ts';
import { View } from '../../view/view.ts';
import { runQuery } from '../index.ts';
import { shownOf } from '../kit/known.ts';

/** Given to a patient before such a time became a session like any other. */
const given = sampleAppointment(1, { isGoogleCalendarEvent: true });
const busy = sampleAppointment(2, { isGoogleCalendarEvent: true, patientId: null });
const now = '2026-03-10T14:00:00.000Z';

function source() {
  const view = new View(psych);
  const documents: Partial<Record<EntityName, AnyDocument[]>> = {
    tenants: [sampleTenant],
    users: [sampleUser()],
    patients: [samplePatient(1)],
    appointments: [given, busy],
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
  return querySource(view, { coverage: EVERYTHING });
}

it('a time of Google’s with a patient is found by its day, and one without is not', () => {
  const args = { text: '02/03/2026', day: '2026-03-02', now };
  const { sessions } = shownOf(runQuery(source(), 'search.find', args));
  expect(sessions.map(({ id }) => id)).toEqual([given.id]);
});

it('a time of Google’s with a patient stands in the copy of the patient’s record', () => {
  const args = { patientId: sampleId(3, 1), now };
  const { sessions } = shownOf(runQuery(source(), 'documents.record', args));
  expect(sessions.map(({ startAt }) => startAt)).toEqual([given.startAt]);
});
