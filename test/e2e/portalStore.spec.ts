import { DEMO_PASSWORD } from '../../server/program/demo/people/accounts.ts';
import type { Appointment } from '../../src/domain/appointments/appointment.ts';
import type { Note } from '../../src/domain/notes/note.ts';
import type { Patient } from '../../src/domain/patients/patient.ts';
import type { Payment } from '../../src/domain/payments/payment.ts';
import type { ProfessionalProfile } from '../../src/domain/professional/profile.ts';
import { Api } from './harness/api.ts';
import { Device, PHONE } from './harness/device.ts';
import * as steps from './harness/steps.ts';
import { storedText } from './harness/stores.ts';
import { expect, test } from './harness/world.ts';

const person = (email: string) => ({ name: '', email, password: DEMO_PASSWORD });
const PATIENT = person('paciente@demo.local');

type Named = readonly (readonly [what: string, text: string | null | undefined])[];

/** What the practice holds that is not the patient's to have, as it stands in the documents. */
async function foreignTo(own: Patient, practice: Api): Promise<Named> {
  const others = (await practice.documents<Patient>('patients')).filter(({ id }) => id !== own.id);
  const isOthers = ({ patientId }: { readonly patientId: string | null }) => patientId !== own.id;
  const sessions = (await practice.documents<Appointment>('appointments')).filter(isOthers);
  const payments = (await practice.documents<Payment>('payments')).filter(isOthers);
  const notes = await practice.documents<Note>('notes');
  const [profile] = await practice.documents<ProfessionalProfile>('professionalProfiles');
  return [
    ...others.flatMap(({ id, email, phone, cpf, name }): Named => [
      ['another patient', id],
      ['another’s address', email],
      ['another’s telephone', phone],
      ['another’s CPF', cpf],
      ['another’s name', name],
    ]),
    ...sessions.map(({ id }) => ['another’s session', id] as const),
    ...payments.map(({ id }) => ['another’s payment', id] as const),
    ...notes.flatMap(({ id, plaintext }): Named => [
      ['a note', id],
      ['a note’s text', plaintext?.slice(0, 40)],
    ]),
    ['the signature', profile?.signature?.slice(0, 200)],
    ['what the staff keep of the patient', own.medicalHistory],
    ['who pays', own.payerName],
  ];
}

test('a patient’s browser holds nothing that is not theirs, in any of its stores', async ({
  demoServer,
}) => {
  const practice = await Api.login(demoServer.url, person('psicologa@demo.local'));
  const patients = await practice.documents<Patient>('patients');
  const own = patients.find(({ email }) => email === PATIENT.email);
  if (!own) throw new Error('the demonstration lacks the patient');
  const foreign = await foreignTo(own, practice);
  expect(foreign.length).toBeGreaterThan(1000);
  const device = await Device.create(demoServer.port, PHONE);
  try {
    const page = await device.open('/login');
    await steps.signIn(page, PATIENT);
    const mine = await Api.login(demoServer.url, PATIENT);
    const payments = await mine.documents<Payment>('payments');
    const last = payments.at(-1)?.id ?? '';
    // The scan sees what is there: the own record, and what comes last of a first sync.
    await expect.poll(() => storedText(page), { timeout: 30_000 }).toContain(last);
    const text = await storedText(page);
    expect(text).toContain(own.name);
    const found = foreign.filter(([, canary]) => canary && text.includes(canary));
    expect(found.map(([what, canary]) => `${what}: ${canary}`)).toEqual([]);
  } finally {
    await device.dispose();
  }
});
