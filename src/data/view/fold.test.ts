import { describe, expect, it } from 'vitest';
import { sampleOutboxRow } from '../../../test/harness/practice/deviceSamples.ts';
import {
  psych,
  sampleAppointment,
  sampleId,
  sampleNote,
  samplePatient,
  sampleUser,
} from '../../../test/harness/practice/samples.ts';
import { type AnyDocument, type EntityName, refKey } from '../../domain/core/documents.ts';
import type { Patient } from '../../domain/patients/patient.ts';
import type { CommandName } from '../../domain/registry.ts';
import type { OutboxRow } from '../outbox/row.ts';
import { type BaseReader, fold } from './fold.ts';

const patient = samplePatient(1);
const patientKey = refKey(['patients', patient.id]);

function baseOf(documents: Partial<Record<EntityName, AnyDocument>>, cs = 0): BaseReader {
  return {
    get: (entity, id) => (documents[entity]?.id === id ? (documents[entity] as never) : undefined),
    cs: () => cs,
  };
}

let position = 0;
const row = (name: CommandName, args: object, changes?: Partial<OutboxRow>) =>
  sampleOutboxRow(++position, name, args, changes);

const rename = (name: string, changes?: Partial<OutboxRow>) =>
  row('patient.update', { id: patient.id, name }, changes);
const nameAfter = (base: BaseReader, rows: OutboxRow[]) =>
  (fold(base, rows, psych).get(patientKey) as Patient | undefined)?.name;

describe('fold', () => {
  const base = baseOf({ patients: patient });

  it('applies commands in the order in which the person acted', () => {
    expect(nameAfter(base, [rename('Ana'), rename('Bia')])).toBe('Bia');
  });

  it.each(['waiting', 'sent', 'acknowledged'] as const)('shows a command that is %s', (state) => {
    expect(nameAfter(base, [rename('Ana', { state, seq: state === 'waiting' ? null : 1 })])).toBe(
      'Ana',
    );
  });

  it.each(['refused', 'parked'] as const)('does not show a command that is %s', (state) => {
    expect(nameAfter(base, [rename('Ana', { state })])).toBeUndefined();
  });

  it('skips a command that the base already contains, and nothing after it', () => {
    const seen = baseOf({ patients: { ...patient, name: 'Do servidor' } }, 4);
    const acknowledged = { state: 'acknowledged', ackV: 9 } as const;
    expect(nameAfter(seen, [rename('Ana', { ...acknowledged, seq: 4 })])).toBeUndefined();
    expect(nameAfter(seen, [rename('Ana', { ...acknowledged, seq: 5 })])).toBe('Ana');
    expect(nameAfter(seen, [rename('Ana')])).toBe('Ana');
  });

  it('does not bring back what the base knows to be removed after the command', () => {
    const create = row(
      'patient.create',
      { id: patient.id, name: 'Ana', email: 'a@b.com' },
      { state: 'acknowledged', seq: 4 },
    );
    expect(fold(baseOf({}, 4), [create], psych).has(patientKey)).toBe(false);
    expect(fold(baseOf({}, 3), [create], psych).has(patientKey)).toBe(true);
  });

  it('leaves the view as it was where a rule says no, and goes on', () => {
    const session = sampleAppointment(1, { status: 'completed' });
    const cancelled = row('appointment.cancel', { id: session.id });
    const overlay = fold(
      baseOf({ appointments: session, patients: patient }),
      [cancelled, rename('Ana')],
      psych,
    );
    expect(overlay.has(refKey(['appointments', session.id]))).toBe(false);
    expect(overlay.get(patientKey)).toMatchObject({ name: 'Ana' });
  });

  it('does not stumble over a command of another version', () => {
    const unknown = { ...rename('Ana'), name: 'patient.merge' as CommandName };
    const unfit = { ...row('note.create', {}), args: null };
    expect(nameAfter(base, [unknown, unfit, rename('Bia')])).toBe('Bia');
  });

  it('lets a command see what those before it made', () => {
    const session = sampleId(4, 7);
    const overlay = fold(
      baseOf({ users: sampleUser() }),
      [
        row('patient.create', { id: patient.id, name: 'Ana', email: 'a@b.com' }),
        row('appointment.create', {
          id: session,
          patientId: patient.id,
          startAt: '2026-03-01T10:00:00.000Z',
          endAt: '2026-03-01T10:50:00.000Z',
        }),
        row('note.create', {
          id: sampleNote(7).id,
          patientId: patient.id,
          appointmentId: session,
          plaintext: 'Chegou bem.',
        }),
        row('patient.setStatus', { id: patient.id, isActive: false }),
      ],
      psych,
    );
    expect(overlay.get(refKey(['appointments', session]))).toMatchObject({ patientId: patient.id });
    expect(overlay.get(refKey(['notes', sampleNote(7).id]))).toMatchObject({
      plaintext: 'Chegou bem.',
    });
    expect(overlay.get(patientKey)).toMatchObject({ isActive: false });
  });

  it('marks a removed document as removed', () => {
    expect(
      fold(base, [row('patient.delete', { id: patient.id })], psych).get(patientKey),
    ).toBeNull();
  });
});
