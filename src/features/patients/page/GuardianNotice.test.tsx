import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import {
  psych,
  samplePatient,
  sampleTenant,
  sampleUser,
} from '../../../../test/harness/practice/samples.ts';
import {
  connectDevice,
  openPractice,
  renderScreen,
} from '../../../../test/harness/page/screen.tsx';
import type { Patient } from '../../../domain/patients/patient.ts';
import PatientDialog from '../form/PatientDialog.tsx';
import { PatientOverview } from './PatientOverview.tsx';

const LATER = { timeout: 12_000 };
vi.setConfig({ testTimeout: 40_000 });
afterEach(cleanup);

const NOTICE = /ainda sem a autorização por escrito/;
const birthDate = `${new Date().getUTCFullYear() - 10}-01-01`;

async function open(changes: Partial<Patient>) {
  const patient = samplePatient(1, changes);
  const people = { tenants: [sampleTenant], users: [sampleUser()], patients: [patient] };
  const here = connectDevice(await openPractice(people), psych);
  await waitFor(async () => {
    const list = await here.device.query('patients.list', {});
    expect(list).toMatchObject({ whole: { matching: 1 } });
  }, LATER);
  return { patient, here };
}

it('reminds once of a written authorisation that is missing', async () => {
  const { patient, here } = await open({ birthDate });
  renderScreen(here.client, <PatientOverview patient={patient} />);
  expect(await screen.findAllByText(NOTICE, {}, LATER)).toHaveLength(1);
});

it('says nothing where there is one, and shows who answers and who pays', async () => {
  const { patient, here } = await open({
    birthDate,
    guardianName: 'Marta Prado',
    guardianAuthorizedOn: '2026-02-03',
    payerName: 'Otávio Prado',
  });
  renderScreen(here.client, <PatientOverview patient={patient} />);
  expect(await screen.findByText('Marta Prado', {}, LATER)).toBeDefined();
  expect(screen.getByText('em 03/02/2026')).toBeDefined();
  expect(screen.getByText('Otávio Prado')).toBeDefined();
  expect(screen.queryByText(NOTICE)).toBeNull();
});

it('is answered in the form, whose part is open for somebody under age', async () => {
  const { patient, here } = await open({ birthDate });
  renderScreen(here.client, <PatientDialog target={patient.id} at={null} onClose={() => {}} />);
  // At once: what a key draws is another test's.
  const write = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await screen.findByLabelText('Nome do responsável', {}, LATER);
  write('Nome do responsável', 'Marta Prado');
  write('CPF do responsável', '529.982.247-25');
  fireEvent.click(screen.getByText('Salvar'));
  await waitFor(async () => {
    const details = await here.device.query('patients.byId', { id: patient.id });
    expect(details).toMatchObject({
      patient: { guardianName: 'Marta Prado', guardianCpf: '529.982.247-25' },
    });
  }, LATER);
});

it('keeps what was deleted where a court ordered it, at a tap', async () => {
  const { patient, here } = await open({});
  renderScreen(here.client, <PatientOverview patient={patient} />);
  fireEvent.click(await screen.findByLabelText('Guarda por ordem judicial', {}, LATER));
  await waitFor(async () => {
    const details = await here.device.query('patients.byId', { id: patient.id });
    expect(details).toMatchObject({ patient: { legalHold: true } });
  }, LATER);
});
