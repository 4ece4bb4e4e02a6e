import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { psych, samplePatient, sampleTenant, sampleUser } from '../../../test/harness/samples.ts';
import { connectDevice, openPractice, renderScreen } from '../../../test/harness/screen.tsx';
import PatientDialog from './PatientDialog.tsx';
import { shownOf } from '../../data/queries/known.ts';

const LATER = { timeout: 12_000 };
const people = {
  tenants: [sampleTenant],
  users: [sampleUser()],
  patients: [samplePatient(1, { phone: '(11) 3333-4444' })],
};

async function openDialog(target: string | null) {
  const server = await openPractice(people);
  const here = connectDevice(server, psych);
  await here.device.query('patients.list', {});
  const onClose = vi.fn<() => void>();
  const dialog = <PatientDialog target={target} at={null} onClose={onClose} />;
  return { server, here, onClose, dialog, ...renderScreen(here.client, dialog) };
}

const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label, {}, LATER);

afterEach(cleanup);

vi.setConfig({ testTimeout: 40_000 });

describe('a new patient', () => {
  it('can be created only with a name and an e-mail', async () => {
    const { user } = await openDialog(null);
    const create = await screen.findByRole('button', { name: 'Criar paciente' }, LATER);
    expect(create).toHaveProperty('disabled', true);
    await user.type(await field(/^Nome/), 'Ana');
    expect(create).toHaveProperty('disabled', true);
    await user.type(await field(/^Email/), 'ana@exemplo.com');
    expect(create).toHaveProperty('disabled', false);
  });

  it('is confirmed by the server', async () => {
    const { user, server, onClose } = await openDialog(null);
    await user.type(await field(/^Nome/), 'Ana');
    await user.type(await field(/^Email/), 'ana@exemplo.com{Enter}');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce(), LATER);
    expect(await screen.findByText('Paciente criado com sucesso!', {}, LATER)).toBeDefined();
    const names = (await server.projection(psych)).map(({ doc }) => 'name' in doc && doc.name);
    expect(names).toContain('Ana');
  });

  it('is guarded on this device while there is no connection', async () => {
    const { user, here } = await openDialog(null);
    await user.type(await field(/^Nome/), 'Ana');
    here.cut();
    await user.type(await field(/^Email/), 'ana@exemplo.com{Enter}');
    const guarded = 'Guardado; será confirmado quando houver conexão';
    expect(await screen.findByText(guarded, {}, LATER)).toBeDefined();
    const { rows } = shownOf(await here.device.query('patients.list', { search: 'Ana' }));
    expect(rows[0]).toMatchObject({ name: 'Ana', mark: 'waiting' });
  });

  it('that the server refuses later is said, with the way to the list', async () => {
    const { user, here } = await openDialog(null);
    await user.type(await field(/^Nome/), 'Ana');
    here.cut();
    await user.type(await field(/^Email/), `${samplePatient(1).email}{Enter}`);
    await screen.findByText(/^Guardado;/, {}, LATER);
    here.heal();
    const said = await screen.findByText(
      'Já existe um paciente com este email ou CPF.',
      {},
      { timeout: 9_000 },
    );
    expect(said).toBeDefined();
    expect(screen.getByText('Ver')).toBeDefined();
  });

  it('says which field is wrong and keeps what was typed', async () => {
    const { user } = await openDialog(null);
    await user.type(await field(/^Nome/), 'Ana');
    await user.type(await field(/^Email/), 'ana{Enter}');
    expect(await screen.findByText('Dados inválidos')).toBeDefined();
    expect(screen.getAllByText('Email inválido')).toHaveLength(2);
    expect((await field(/^Nome/)).value).toBe('Ana');
  });

  it('half written is found again', async () => {
    const { user, here, unmount, dialog } = await openDialog(null);
    await user.type(await field(/^Nome/), 'Ana');
    await user.type(await field(/^Endereço/), 'Rua A');
    await waitFor(() => expect(here.store.drafts.size).toBe(1), LATER);
    unmount();
    renderScreen(here.client, dialog);
    expect((await field(/^Endereço/)).value).toBe('Rua A');
    expect(screen.getByText('Rascunho recuperado')).toBeDefined();
  });
});

describe('an edited patient', () => {
  it('does not undo what somebody else changed meanwhile', async () => {
    const { id } = samplePatient(1);
    const { user, server, here } = await openDialog(id);
    const name = await field(/^Nome/);
    await server.call(
      {
        key: crypto.randomUUID(),
        name: 'patient.update',
        args: { id, phone: '(11) 5555-6666' },
        at: new Date().toISOString(),
      },
      psych,
    );
    here.ring();
    await user.clear(name);
    await user.type(name, 'Ana Souza{Enter}');
    expect(await screen.findByText('Paciente atualizado com sucesso!', {}, LATER)).toBeDefined();
    const [patient] = (await server.projection(psych)).filter((row) => row.id === id);
    expect(patient?.doc).toMatchObject({ name: 'Ana Souza', phone: '(11) 5555-6666' });
  });
});
