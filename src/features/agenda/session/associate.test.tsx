import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import {
  psych,
  sampleAppointment,
  sampleId,
  samplePatient,
  sampleTenant,
  sampleUser,
} from '../../../../test/harness/practice/samples.ts';
import {
  connectDevice,
  openPractice,
  renderScreen,
} from '../../../../test/harness/page/screen.tsx';
import { recordOf } from '../../../data/queries/kit/known.ts';
import { AssociatePatient } from './AssociatePatient.tsx';

const LATER = { timeout: 12_000 };
const session = sampleAppointment(1, { patientId: null, title: 'Supervisão' });

vi.setConfig({ testTimeout: 40_000 });
afterEach(cleanup);

async function open() {
  const server = await openPractice({
    tenants: [sampleTenant],
    users: [sampleUser()],
    patients: [samplePatient(1, { name: 'Ana Souza' })],
    appointments: [session],
  });
  const here = connectDevice(server, psych);
  const { user } = renderScreen(here.client, <AssociatePatient id={session.id} />);
  const associate = async () =>
    user.click(await screen.findByRole('button', { name: 'Associar paciente' }, LATER));
  const choose = async () => {
    await user.type(await screen.findByRole('combobox', { name: /Paciente/ }, LATER), 'ana');
    await user.click(await screen.findByRole('option', { name: /Ana Souza/ }, LATER));
  };
  const patientOf = async () =>
    recordOf(await here.device.query('appointments.byId', { id: session.id }))?.appointment
      .patientId;
  return { ...here, associate, choose, patientOf };
}

it('a session without a patient gets one, without a network too', async () => {
  const { cut, associate, choose, patientOf } = await open();
  await associate();
  await screen.findByText('Selecione o paciente.', {}, LATER);
  cut();
  await choose();
  await associate();
  await waitFor(async () => expect(await patientOf()).toBe(sampleId(3, 1)), LATER);
});

it('is told what the server said of it', async () => {
  const { device, associate, choose } = await open();
  await choose();
  await associate();
  await screen.findByText('Paciente associado com sucesso!', {}, LATER);
  const message = 'Esta sessão foi cancelada.';
  device.settled = async () => ({ status: 'refused', code: 'cancelled', message });
  await associate();
  await screen.findByText('Erro ao associar paciente', {}, LATER);
  expect(screen.getByText(new RegExp(message))).toBeDefined();
});
