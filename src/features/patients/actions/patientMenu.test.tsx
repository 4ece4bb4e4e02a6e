import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  psych,
  sampleAppointment,
  sampleId,
  samplePatient,
  sampleTenant,
  sampleUser,
} from '../../../../test/harness/practice/samples.ts';
import { answering, pageOnline } from '../../../../test/harness/page/pageOnline.ts';
import { inviteLinkCall } from '../../../domain/contract/invites.ts';
import {
  connectDevice,
  openPractice,
  renderScreen,
} from '../../../../test/harness/page/screen.tsx';
import { PatientActions } from './PatientActions.tsx';
import { PatientRows } from '../list/PatientRows.tsx';

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

async function openList(online = pageOnline(), shown = <PatientRows />) {
  const patients = NAMES.map((name, index) =>
    samplePatient(index + 1, { name, userId: index === 2 ? sampleId(2, 9) : null }),
  );
  const server = await openPractice({
    tenants: [sampleTenant],
    users: [sampleUser()],
    patients,
    patientInvites: [invited],
    appointments: [sampleAppointment(1, { patientId: sampleId(3, 2) })],
  } as never);
  const here = connectDevice(server, psych);
  await waitFor(async () => {
    const list = await here.device.query('patients.list', {});
    expect(list).toMatchObject({ whole: { matching: 3 } });
  }, LATER);
  return { ...here, ...renderScreen(here.client, shown, { online }) };
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

describe('the link of an invitation', () => {
  it('is made by the server, and copied or sent in words that say nothing', async () => {
    const asked: unknown[] = [];
    const link = { path: '/invite/abc', expiresAt: '2026-03-08T12:00:00.000Z' };
    const { user } = await openList(
      pageOnline(
        answering(inviteLinkCall, async ({ params }) => {
          asked.push(params.id);
          return link;
        }),
      ),
    );
    const menu = await choose(user, 'Bento Convidado');
    await user.click(within(menu).getByRole('menuitem', { name: 'Link do convite' }));
    await user.click(await screen.findByRole('button', { name: 'Criar link' }, LATER));
    const field = await screen.findByLabelText<HTMLInputElement>('Link', {}, LATER);
    expect(field.value).toBe(`${location.origin}/invite/abc`);
    expect(asked).toEqual([invited.id]);
    await user.click(screen.getByRole('button', { name: 'Copiar link' }));
    expect(await navigator.clipboard.readText()).toBe(field.value);
    expect(screen.getByText(/cadastre um telefone/)).toBeDefined();
  });

  it('is not offered to who was never invited', async () => {
    const { user } = await openList();
    const menu = await choose(user, 'Alice Nunca');
    expect(within(menu).queryByRole('menuitem', { name: 'Link do convite' })).toBeNull();
  });
});

describe('a patient to be deleted', () => {
  const ask = async (user: Awaited<ReturnType<typeof openList>>['user'], name: string) => {
    await user.click(within(await choose(user, name)).getByRole('menuitem', { name: 'Excluir' }));
    return screen.findByRole('dialog', {}, LATER);
  };

  it('is gone for good where nothing hangs on them', async () => {
    const { user } = await openList();
    const dialog = await ask(user, 'Alice Nunca');
    await user.click(within(dialog).getByRole('button', { name: 'Excluir' }));
    await screen.findByText('Paciente excluído com sucesso!', {}, LATER);
    await waitFor(() => expect(screen.queryByText('Alice Nunca')).toBeNull(), LATER);
  });

  it('is kept with their sessions, and can be deactivated', async () => {
    const { user } = await openList();
    const dialog = await ask(user, 'Bento Convidado');
    expect(dialog.textContent).toContain('Há sessões, que a lei manda guardar');
    await user.click(within(dialog).getByRole('button', { name: 'Desativar' }));
    await screen.findByText('Status alterado com sucesso!', {}, LATER);
  });

  it('is left for the list where it was done on their own page', async () => {
    const left = vi.fn<() => void>();
    const { user } = await openList(
      pageOnline(),
      <PatientActions id={samplePatient(1).id} onDeleted={left} />,
    );
    const dialog = await ask(user, 'Alice Nunca');
    await user.click(within(dialog).getByRole('button', { name: 'Excluir' }));
    await waitFor(() => expect(left).toHaveBeenCalledOnce(), LATER);
  });
});
