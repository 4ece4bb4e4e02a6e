import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { psych, samplePatient, sampleTenant, sampleUser } from '../../../test/harness/samples.ts';
import { connectDevice, openPractice, renderScreen } from '../../../test/harness/screen.tsx';
import type { Patient } from '../../domain/patients/patient.ts';
import PatientDialog from './PatientDialog.tsx';
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
  const { user } = renderScreen(
    here.client,
    <PatientDialog target={patient.id} at={null} onClose={() => {}} />,
  );
  await user.type(await screen.findByLabelText('Nome do responsável', {}, LATER), 'Marta Prado');
  await user.type(screen.getByLabelText('CPF do responsável'), '111.111.111-11');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findAllByText('CPF inválido. Confira os números.', {}, LATER)).not.toEqual(
    [],
  );
  await user.clear(screen.getByLabelText('CPF do responsável'));
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(async () => {
    const details = await here.device.query('patients.byId', { id: patient.id });
    expect(details).toMatchObject({ patient: { guardianName: 'Marta Prado' } });
  }, LATER);
});
