import { querySource } from '../../../../test/harness/practice/querySource.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { sampleOutboxRow } from '../../../../test/harness/practice/deviceSamples.ts';
import { plain } from '../../../../test/harness/practice/plain.ts';
import {
  psych,
  psychId,
  sampleAppointment,
  samplePatient,
  sampleTenant,
  sampleUser,
} from '../../../../test/harness/practice/samples.ts';
import type { OutboxRow } from '../../outbox/row.ts';
import { View } from '../../view/view.ts';
import { type QueryArgs, type QueryName, runQuery } from '../index.ts';

let view: View;
const ask = <N extends QueryName>(name: N, args: QueryArgs<N>) =>
  plain(runQuery(querySource(view), name, args));

const refusal = { code: 'duplicate', message: 'Já existe um paciente com este email ou CPF.' };
const REFUSED: Partial<OutboxRow> = { state: 'refused', refusal, seq: 1 };

const { id: rita } = samplePatient(2);
const patient = { id: rita, name: 'Rita Prado', email: 'rita@exemplo.br', psychologistId: psychId };
const { id, startAt, endAt } = sampleAppointment(2);
const session = { id, patientId: rita, startAt, endAt };
const before = { from: startAt, to: endAt };

beforeEach(() => {
  view = new View(psych);
  const docs = [
    ['tenants', sampleTenant],
    ['users', sampleUser()],
    ['patients', samplePatient(1, { name: 'Ana Souza' })],
  ] as const;
  view.applyBase(docs.map(([entity, doc], v) => ({ entity, id: doc.id, g: 1, v, cs: 0, doc })));
  view.setOutbox([
    sampleOutboxRow(1, 'patient.create', patient, REFUSED),
    sampleOutboxRow(2, 'appointment.create', session, REFUSED),
  ]);
});

describe('what the server would not make', () => {
  it('stays in the list of patients, marked, in its place and with the change that mends it', () => {
    const { rows, matching, counts } = ask('patients.list', { withRefused: true });
    expect(rows.map(({ name, mark, repair }) => [name, mark, repair])).toEqual([
      ['Ana Souza', 'saved', null],
      ['Rita Prado', 'refused', view.outbox[0]?.key],
    ]);
    expect(matching).toBe(2);
    expect(counts.total).toBe(1);
  });

  it.each([
    ['appointments.between', before],
    ['appointments.ofPatient', { patientId: rita }],
  ] as const)('stays in the sessions that %s shows', (name, args) => {
    const rows = ask(name, { ...args, withRefused: true } as QueryArgs<typeof name>);
    expect(plain(rows)).toMatchObject([
      { id, patientName: 'Rita Prado', mark: 'refused', repair: view.outbox[1]?.key },
    ]);
  });

  it('is nothing that anybody reckons with', () => {
    expect(ask('patients.list', {}).rows.map(({ name }) => name)).toEqual(['Ana Souza']);
    expect(plain(ask('appointments.between', before))).toEqual([]);
    expect(ask('patients.byId', { id: rita })).toBeNull();
  });

  it('goes with the change', () => {
    view.setOutbox([]);
    expect(ask('patients.list', { withRefused: true }).rows).toHaveLength(1);
  });

  it('is told with the time of the session that it is about', () => {
    const items = ask('sync.items', {});
    expect(items.map(({ span }) => span)).toEqual([null, { startAt, endAt }]);
  });
});
