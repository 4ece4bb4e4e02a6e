import { querySource } from '../../test/harness/practice/querySource.ts';
import { appointmentsBetween } from '../../src/data/queries/agenda/appointments.ts';
import type { OutboxRow } from '../../src/data/outbox/row.ts';
import { View } from '../../src/data/view/view.ts';
import { refKey } from '../../src/domain/core/documents.ts';
import type { Practice } from '../../server/program/demo/practice.ts';
import { actorOfMain, baseRows } from '../practice.ts';
import type { Subject } from './subject.ts';
import { shownOf } from '../../src/data/queries/kit/known.ts';

/** The view alone, as it works inside the sync worker: no disk, no message to the page. */
export function viewSubject(practice: Practice): Subject {
  const view = new View(actorOfMain(practice));
  view.applyBase(baseRows(practice));
  const source = querySource(view);
  const week = (from: string, to: string) =>
    shownOf(appointmentsBetween.run(source, { from, to })).length;
  let shown = { from: '', to: '' };
  return {
    name: 'view in memory',
    together: 10,
    week,
    show: (from, to) => void (shown = { from, to }),
    book({ id, patientId, startAt, endAt, createdAt }) {
      const row: OutboxRow = {
        position: view.outbox.length + 1,
        key: id,
        userId: view.actor.userId,
        name: 'appointment.create',
        args: { id, patientId, startAt, endAt },
        at: createdAt,
        baseV: 0,
        touches: [refKey(['appointments', id])],
        state: 'waiting',
        seq: null,
        tries: 0,
        ackV: null,
        refusal: null,
      };
      const before = week(shown.from, shown.to);
      view.setOutbox([...view.outbox, row]);
      if (week(shown.from, shown.to) !== before + 1) throw new Error('the view does not show it');
    },
  };
}
