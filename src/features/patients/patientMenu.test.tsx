import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  psych,
  sampleId,
  samplePatient,
  sampleTenant,
  sampleUser,
} from '../../../test/harness/samples.ts';
import { connectDevice, openPractice, renderScreen } from '../../../test/harness/screen.tsx';
import { PatientRows } from './PatientRows.tsx';

const LATER = { timeout: 12_000 };
vi.setConfig({ testTimeout: 40_000 });
afterEach(cleanup);

const NAMES = ['Alice Nunca', 'Bento Convidado', 'Clara Portal'];
const invited = {
  id: sampleId(6, 1),
  patientId: sampleId(3, 2),
  psychologistId: sampleUser().id,
  email: 'bento@exemplo.com',
  status: 'pending' as const,
  expiresAt: '2999-01-01T00:00:00.000Z',
  createdAt: '2026-03-01T12:00:00.000Z',
};

async function openList() {
  const patients = NAMES.map((name, index) =>
    samplePatient(index + 1, { name, userId: index === 2 ? sampleId(2, 9) : null }),
  );
  const server = await openPractice({
    tenants: [sampleTenant],
    users: [sampleUser()],
    patients,
    patientInvites: [invited],
  } as never);
  const here = connectDevice(server, psych);
  await waitFor(async () => {
    const list = await here.device.query('patients.list', {});
    expect(list).toMatchObject({ whole: { matching: 3 } });
  }, LATER);
  return { ...here, ...renderScreen(here.client, <PatientRows />) };
}

const row = async (name: string) =>
  within((await screen.findByText(name, {}, LATER)).closest('tr') as HTMLElement);

async function choose(user: Awaited<ReturnType<typeof openList>>['user'], name: string) {
  await user.click(await screen.findByRole('button', { name: `Ações de ${name}` }, LATER));
  return screen.findByRole('menu', {}, LATER);
}

describe('the way of a patient into the portal', () => {
  it('stands in the list', async () => {
    await openList();
    expect((await row('Alice Nunca')).getByText('Sem convite')).toBeDefined();
    expect((await row('Bento Convidado')).getByText('Enviado')).toBeDefined();
    expect((await row('Clara Portal')).getByText('Com acesso')).toBeDefined();
  });

  it('begins with an invitation, which is asked about, for nobody takes a mail back', async () => {
    const { user } = await openList();
    await user.click(
      within(await choose(user, 'Alice Nunca')).getByRole('menuitem', { name: 'Enviar convite' }),
    );
    const dialog = await screen.findByRole('dialog', {}, LATER);
    expect(dialog.textContent).toContain(samplePatient(1).email);
    await user.click(within(dialog).getByRole('button', { name: 'Enviar' }));
    await screen.findByText('Convite enviado com sucesso!', {}, LATER);
    await waitFor(
      async () => expect((await row('Alice Nunca')).getByText('Enviado')).toBeDefined(),
      LATER,
    );
  });

  it('waits on this device without a network, and says so', async () => {
    const { user, cut } = await openList();
    cut();
    await user.click(
      within(await choose(user, 'Alice Nunca')).getByRole('menuitem', { name: 'Enviar convite' }),
    );
    await user.click(
      within(await screen.findByRole('dialog', {}, LATER)).getByRole('button', { name: 'Enviar' }),
    );
    await waitFor(
      async () => expect((await row('Alice Nunca')).getByText('A enviar')).toBeDefined(),
      LATER,
    );
  });

  it('can be offered anew, and to nobody who is in', async () => {
    const { user } = await openList();
    const menu = await choose(user, 'Bento Convidado');
    await user.click(within(menu).getByRole('menuitem', { name: 'Reenviar convite' }));
    const dialog = await screen.findByRole('dialog', {}, LATER);
    expect(dialog.textContent).toContain('O link enviado antes deixa de valer.');
    await user.click(within(dialog).getByRole('button', { name: 'Reenviar' }));
    await screen.findByText('Convite reenviado com sucesso!', {}, LATER);
    const other = await choose(user, 'Clara Portal');
    expect(within(other).queryByRole('menuitem', { name: /convite/ })).toBeNull();
  });
});

describe('a patient who is deactivated', () => {
  it('comes back by what the toast offers, though the question is gone', async () => {
    const { user, device } = await openList();
    const isActive = async () => {
      const details = await device.query('patients.byId', { id: samplePatient(1).id });
      return (details as { patient: { isActive: boolean } }).patient.isActive;
    };
    await user.click(
      within(await choose(user, 'Alice Nunca')).getByRole('menuitem', { name: 'Desativar' }),
    );
    const dialog = await screen.findByRole('dialog', {}, LATER);
    await user.click(within(dialog).getByRole('button', { name: 'Desativar' }));
    await screen.findByText('Status alterado com sucesso!', {}, LATER);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await isActive()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Desfazer' }));
    await waitFor(async () => expect(await isActive()).toBe(true), LATER);
  });
});
