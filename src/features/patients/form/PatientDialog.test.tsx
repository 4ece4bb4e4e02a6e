import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clickTwice } from '../../../../test/harness/page/clickTwice.ts';
import {
  psych,
  sampleAppointment,
  samplePatient,
  sampleTenant,
  sampleUser,
} from '../../../../test/harness/practice/samples.ts';
import {
  browser,
  connectDevice,
  openPractice,
  renderScreen,
} from '../../../../test/harness/page/screen.tsx';
import { shownOf } from '../../../data/queries/kit/known.ts';
import { BLANK_PATIENT } from './patientForm.ts';
import PatientDialog from './PatientDialog.tsx';

const LATER = { timeout: 12_000 };
const people = {
  tenants: [sampleTenant],
  users: [sampleUser()],
  patients: [samplePatient(1, { phone: '(11) 3333-4444', cpf: '52998224725' })],
};

async function openWindow(
  server: Awaited<ReturnType<typeof openPractice>>,
  target: string | null,
  machine = browser(),
) {
  const here = connectDevice(server, psych, machine);
  await here.device.query('patients.list', {});
  const onClose = vi.fn<() => void>();
  const dialog = <PatientDialog target={target} at={null} onClose={onClose} />;
  return { server, here, machine, onClose, dialog, ...renderScreen(here.client, dialog) };
}

const openDialog = async (target: string | null, machine = browser()) =>
  openWindow(await openPractice(people), target, machine);

const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label, {}, LATER);

afterEach(cleanup);

vi.setConfig({ testTimeout: 40_000 });

const unfold = async (user: ReturnType<typeof renderScreen>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Mais dados' }, LATER));

describe('a new patient', () => {
  it('can be created only with a name and an e-mail', async () => {
    const { user } = await openDialog(null);
    const create = await screen.findByRole('button', { name: 'Criar paciente' }, LATER);
    expect(create.getAttribute('aria-disabled')).toBe('true');
    await user.type(await field(/^Nome/), 'Ana');
    expect(create.getAttribute('aria-disabled')).toBe('true');
    await user.type(await field(/^Email/), 'ana@exemplo.com');
    expect(create.getAttribute('aria-disabled')).toBeNull();
  });

  it('says what is missing when it is tried, and leads there', async () => {
    const { user } = await openDialog(null);
    const name = await field(/^Nome/);
    expect(document.activeElement).toBe(name);
    await user.keyboard('Ana');
    const create = screen.getByRole('button', { name: 'Criar paciente' });
    while (document.activeElement !== create) await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.getAllByText('Email é obrigatório')).not.toHaveLength(0);
    expect(document.activeElement).toBe(await field(/^Email/));
  });

  it('is made once by a double click', async () => {
    const { user, server, here, onClose } = await openDialog(null);
    await user.type(await field(/^Nome/), 'Ana');
    await user.type(await field(/^Email/), 'ana@exemplo.com');
    clickTwice(screen.getByRole('button', { name: 'Criar paciente' }));
    expect(await screen.findByText('Paciente criado com sucesso!', {}, LATER)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Criar paciente' }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(await here.device.query('sync.items', {})).toEqual([]);
    const names = (await server.projection(psych)).map(({ doc }) => 'name' in doc && doc.name);
    expect(names.filter((name) => name === 'Ana')).toHaveLength(1);
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
    const { user, server, here } = await openDialog(null);
    await user.type(await field(/^Nome/), 'Ana');
    here.cut();
    // Made on another device, which this one cannot know without the network.
    const other = { id: samplePatient(2).id, name: 'Bia', email: 'ana@exemplo.com' };
    const at = new Date().toISOString();
    await server.call({ key: crypto.randomUUID(), name: 'patient.create', args: other, at }, psych);
    await user.type(await field(/^Email/), 'ana@exemplo.com{Enter}');
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
    expect(await screen.findByText('Confira os campos')).toBeDefined();
    expect(screen.getAllByText('Email inválido')).toHaveLength(2);
    expect((await field(/^Nome/)).value).toBe('Ana');
    expect(document.activeElement).toBe(await field(/^Email/));
    await user.keyboard('{End}@exemplo.com');
    expect(screen.queryAllByText('Email inválido')).toEqual([]);
    expect(screen.queryByText('Confira os campos')).toBeNull();
  });

  it('that this device knows already is said without a network, with the way there', async () => {
    const { user, here } = await openDialog(null);
    await waitFor(async () => {
      const { rows } = shownOf(await here.device.query('patients.list', {}));
      expect(rows).toHaveLength(1);
    }, LATER);
    here.cut();
    await user.type(await field(/^Nome/), 'Outra');
    await user.type(await field(/^Email/), samplePatient(1).email.toUpperCase());
    await unfold(user);
    await user.type(await field(/^CPF/), '529.982.247-25');
    expect(
      await screen.findByText(/^Já existe um paciente com este email/, {}, LATER),
    ).toBeDefined();
    await user.tab();
    expect(await screen.findByText(/^Já existe um paciente com este CPF/, {}, LATER)).toBeDefined();
    const [link] = screen.getAllByRole('link', { name: 'Abrir Paciente 1' });
    expect(link?.getAttribute('href')).toBe(`/app/pacientes/${samplePatient(1).id}`);
    await user.click(screen.getByRole('button', { name: 'Criar paciente' }));
    expect(document.activeElement).toBe(await field(/^Email/));
    expect(await here.device.query('sync.items', {})).toEqual([]);
  });

  it('that this device knows already is not sent by an Enter behind the last letter', async () => {
    const { user, here, onClose } = await openDialog(null);
    const { email } = samplePatient(1);
    await user.type(await field(/^Nome/), 'Outra');
    const input = await field(/^Email/);
    await user.type(input, email.slice(0, -1));
    // Both in one turn: no answer of the device comes between them.
    fireEvent.change(input, { target: { value: email } });
    fireEvent.submit(input.form as HTMLFormElement);
    expect(
      await screen.findAllByText(/^Já existe um paciente com este email/, {}, LATER),
    ).not.toEqual([]);
    expect(onClose).not.toHaveBeenCalled();
    expect(await here.device.query('sync.items', {})).toEqual([]);
  });

  it('asks for three fields, and for the rest where it is wanted', async () => {
    const { user } = await openDialog(null);
    await field(/^Nome/);
    expect(screen.getAllByRole('textbox')).toHaveLength(3);
    await user.keyboard('Ana{Tab}ana@exemplo.com{Tab}11987654321{Tab}{Enter}');
    expect(document.activeElement).toBe(await field(/^CPF/));
    await user.keyboard('529.982.247-25');
    expect((await field(/^Telefone/)).value).toBe('(11) 98765-4321');
    expect(screen.getByRole('heading', { name: 'Saúde' })).toBeDefined();
  });

  it('sent with Enter has its telephone written as one writes it', async () => {
    const { user, server } = await openDialog(null);
    await user.type(await field(/^Nome/), 'Ana');
    await user.type(await field(/^Email/), 'ana@exemplo.com');
    await user.type(await field(/^Telefone/), '11987654321{Enter}');
    await screen.findByText('Paciente criado com sucesso!', {}, LATER);
    const made = (await server.projection(psych)).find(
      ({ doc }) => 'name' in doc && doc.name === 'Ana',
    );
    expect(made?.doc).toMatchObject({ phone: '(11) 98765-4321' });
  });

  it('half written is found again', async () => {
    const { user, here, unmount, dialog } = await openDialog(null);
    await user.type(await field(/^Nome/), 'Ana');
    await unfold(user);
    await user.type(await field(/^Endereço/), 'Rua A');
    await waitFor(() => expect(here.store.drafts.size).toBe(1), LATER);
    unmount();
    renderScreen(here.client, dialog);
    expect((await field(/^Endereço/)).value).toBe('Rua A');
    expect(screen.getByText('Rascunho recuperado')).toBeDefined();
  });

  it('in two windows makes two drafts, and both are found again', async () => {
    const machine = browser();
    const server = await openPractice(people);
    const other = connectDevice(server, psych, machine).device;
    const theirs = await other.holdDraft('patient:new', { wanted: null, except: [] });
    const form = { ...BLANK_PATIENT, address: 'Rua B' };
    await other.writeDraft(theirs, { form, start: BLANK_PATIENT }, 0);
    const { user, here } = await openWindow(server, null, machine);
    await unfold(user);
    expect((await field(/^Endereço/)).value).toBe('');
    await user.type(await field(/^Endereço/), 'Rua A');
    await waitFor(() => expect(machine.store.drafts.size).toBe(2), LATER);
    cleanup();
    await Promise.all([other.close(), here.device.close()]);
    const { here: later } = await openWindow(server, null, machine);
    expect((await field(/^Endereço/)).value).toBe('Rua A');
    cleanup();
    renderScreen(
      later.client,
      <PatientDialog target={null} at={null} draft={theirs} onClose={() => {}} />,
    );
    expect((await field(/^Endereço/)).value).toBe('Rua B');
  });

  it('that an older version kept is found again', async () => {
    const machine = browser();
    const form = { ...BLANK_PATIENT, address: 'Rua A' };
    machine.store.drafts.set('patient:new', {
      key: 'patient:new',
      value: { form, start: BLANK_PATIENT },
      baseV: 0,
      updatedAt: '2026-11-20T12:00:00.000Z',
    });
    await openDialog(null, machine);
    expect((await field(/^Endereço/)).value).toBe('Rua A');
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

describe('a new fee with sessions that are open', () => {
  const DAY_MS = 86_400_000;
  const before = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
  const held = (number: number) =>
    sampleAppointment(number, {
      patientId: samplePatient(1).id,
      startAt: before(number + 1),
      endAt: before(number + 1 - 1 / 24),
      status: 'completed',
    });

  async function raise(isChosen: boolean) {
    const server = await openPractice({
      ...people,
      patients: [samplePatient(1, { sessionFee: 150 })],
      appointments: [held(1), held(2), held(3)],
    } as never);
    const { user, here, onClose } = await openWindow(server, samplePatient(1).id);
    const fee = await field(/Valor da sessão/);
    await waitFor(async () => {
      const known = await here.device.query('finance.owed', { range: null });
      expect(known).toHaveProperty('whole.amount', 450);
    }, LATER);
    await user.clear(fee);
    await user.type(fee, '200');
    await screen.findByText(
      /As 3 sessões em aberto continuam com R\$.150,00 cada, R\$.450,00 ao todo\./,
      {},
      LATER,
    );
    const also = screen.getByRole('checkbox', { name: /3 sessões, R\$.600,00 ao todo/ });
    expect((also as HTMLInputElement).checked).toBe(false);
    if (isChosen) await user.click(also);
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce(), LATER);
    return shownOf(await here.device.query('finance.owed', { range: null })).amount;
  }

  it('leaves what they cost', async () => {
    expect(await raise(false)).toBe(450);
  });

  it('is also theirs where the person says so', async () => {
    expect(await raise(true)).toBe(600);
  });
});
