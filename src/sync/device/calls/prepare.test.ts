import { describe, expect, it } from 'vitest';
import {
  psych,
  psychId,
  sampleAppointment,
  sampleId,
  samplePatient,
} from '../../../../test/harness/practice/samples.ts';
import { View } from '../../../data/view/view.ts';
import type { AnyDocument, EntityName } from '../../../domain/core/documents.ts';
import { prepare } from './prepare.ts';

const at = '2026-03-10T12:00:00.000Z';
const BIA = { name: 'Bia Lima', cpf: '11144477735' };
const ANA = { name: 'Ana Lima', cpf: '52998224725' };
const payer = { payerName: ANA.name, payerCpf: ANA.cpf };

function viewWith(documents: readonly (readonly [EntityName, AnyDocument])[]): View {
  const view = new View(psych);
  view.applyBase(
    documents.map(([entity, doc]) => ({ entity, id: doc.id, g: 1, v: 1, cs: 0, doc })),
  );
  return view;
}

const patient = ['patients', samplePatient(1, { ...BIA, ...payer })] as const;
const session = [
  'appointments',
  sampleAppointment(1, { patientId: sampleId(3, 1), status: 'completed' }),
] as const;
const paid = {
  id: sampleId(6, 1),
  appointmentId: sampleId(4, 1),
  amount: 150,
  paymentMethod: 'pix',
};
const parties = { payer: ANA, beneficiary: BIA };

const argsOf = (view: View, name: Parameters<typeof prepare>[1], args: object) =>
  prepare(view, name, args, { actor: psych, at }).args;

describe('a command with which money comes', () => {
  const view = viewWith([patient, session]);

  it('takes along who pays and for whom, as the device shows it when the person acts', () => {
    expect(argsOf(view, 'payment.create', paid)).toMatchObject({ parties });
    const many = { id: sampleId(6, 9), payments: [paid], paymentMethod: 'pix' };
    expect(argsOf(view, 'payment.createMany', many)).toMatchObject({ parties });
    const sold = { sessions: 4, amount: 600, paymentMethod: 'pix', paidOn: '2026-03-09' };
    const bought = { id: sampleId(6, 2), patientId: sampleId(3, 1), ...sold };
    expect(argsOf(view, 'package.create', bought)).toMatchObject({ parties });
  });

  it('takes them along where an open payment is received, and not with another change of it', () => {
    const open = {
      ...paid,
      patientId: sampleId(3, 1),
      psychologistId: psychId,
      paymentMethod: 'pix' as const,
      status: 'pending' as const,
      notes: null,
      createdAt: at,
    };
    const held = viewWith([patient, session, ['payments', open]]);
    expect(argsOf(held, 'payment.update', { id: open.id, status: 'paid' })).toMatchObject({
      parties,
    });
    expect(argsOf(held, 'payment.update', { id: open.id, amount: 90 })).not.toHaveProperty(
      'parties',
    );
  });

  it('leaves what the arguments say, and says nothing of a patient whom the device does not have', () => {
    const told = { payer: BIA, beneficiary: BIA };
    expect(argsOf(view, 'payment.create', { ...paid, parties: told })).toMatchObject({
      parties: told,
    });
    expect(argsOf(viewWith([session]), 'payment.create', paid)).not.toHaveProperty('parties');
  });
});
