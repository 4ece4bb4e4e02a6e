import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  psych,
  psychId,
  sampleAppointment,
  sampleId,
  samplePatient,
  sampleTenant,
  sampleUser,
} from '../../../test/harness/practice/samples.ts';
import { connectDevice, openPractice, renderScreen } from '../../../test/harness/page/screen.tsx';
import { shownOf } from '../../data/queries/kit/known.ts';
import { SessionPayment } from '../../pieces/money/SessionPayment.tsx';
import PaymentDialog from './PaymentDialog.tsx';

const LATER = { timeout: 12_000 };
vi.setConfig({ testTimeout: 40_000 });
afterEach(cleanup);

const DAY_MS = 86_400_000;
const before = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const held = (number: number, changes: object = {}) =>
  sampleAppointment(number, {
    patientId: sampleId(3, 1),
    startAt: before(10 - number),
    endAt: before(10 - number - 1 / 24),
    status: 'completed',
    ...changes,
  });
const sold = {
  id: sampleId(6, 9),
  patientId: sampleId(3, 1),
  psychologistId: psychId,
  sessions: 2,
  amount: 301,
  paymentMethod: 'cash',
  paidOn: '2026-03-01',
  notes: null,
  createdAt: before(20),
  cancelledAt: null,
};

async function open(
  seed: { patient?: object; sessions?: readonly object[]; packages?: readonly object[] } = {},
) {
  const server = await openPractice({
    tenants: [sampleTenant],
    users: [sampleUser()],
    patients: [samplePatient(1, { name: 'Ana Souza', ...seed.patient })],
    appointments: seed.sessions ?? [held(1), held(2)],
    packages: seed.packages ?? [],
  } as never);
  const here = connectDevice(server, psych);
  await waitFor(async () => {
    const known = await here.device.query('payments.forSession', { appointmentId: sampleId(4, 1) });
    expect(known).toMatchObject({ isAll: true });
  }, LATER);
  const paymentsOf = async (session = sampleId(4, 1)) =>
    shownOf(await here.device.query('payments.ofAppointment', { appointmentId: session })).map(
      ({ payment }) => payment,
    );
  return { ...here, paymentsOf };
}

const dialogOf = (onClose = () => {}, session = sampleId(4, 1)) => (
  <PaymentDialog target={session} at={null} onClose={onClose} />
);
const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name, {}, LATER);

describe('registering a payment', () => {
  it('begins with Pix, paid, today and what was agreed with the patient', async () => {
    const here = await open({ patient: { sessionFee: 180.5 } });
    const closed = vi.fn<() => void>();
    const { user } = renderScreen(here.client, dialogOf(closed));
    expect((await field(/Valor/)).value).toBe('180,50');
    const dialog = within(screen.getByRole('dialog', { name: 'Registrar Pagamento' }));
    expect(dialog.getByText('Pix')).toBeDefined();
    expect(dialog.getByText('Pago')).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Registrar' }));
    await screen.findByText('Pagamento registrado com sucesso!', {}, LATER);
    expect(closed).toHaveBeenCalledOnce();
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: sampleTenant.timeZone });
    expect(await here.paymentsOf()).toMatchObject([
      { amount: 180.5, paymentMethod: 'pix', status: 'paid', paidOn: today.format(Date.now()) },
    ]);
    await user.click(screen.getByRole('button', { name: 'Desfazer' }));
    await waitFor(async () => expect(await here.paymentsOf()).toEqual([]), LATER);
  });

  it('never makes an amount up, and says what is missing or too much', async () => {
    const here = await open();
    const { user } = renderScreen(here.client, dialogOf());
    const amount = await field(/Valor/);
    expect(amount.value).toBe('');
    const send = () => user.click(screen.getByRole('button', { name: 'Registrar' }));
    await send();
    expect((await screen.findAllByText('Informe o valor', {}, LATER)).length).toBeGreaterThan(0);
    await user.type(amount, '10.000,01');
    expect((await screen.findAllByText('Valor muito alto (máximo: R$ 10.000)')).length).toBe(2);
    await user.clear(amount);
    await user.type(amount, '0');
    expect((await screen.findAllByText('Valor deve ser maior que zero')).length).toBe(2);
    expect(await here.paymentsOf()).toEqual([]);
  });

  it('registers what was typed, and not a hundredth of it', async () => {
    const here = await open();
    const { user } = renderScreen(here.client, dialogOf());
    await user.type(await field(/Valor/), '150');
    await screen.findByText(/^R\$.150,00$/);
    await user.click(screen.getByRole('button', { name: 'Registrar' }));
    await waitFor(
      async () => expect(await here.paymentsOf()).toMatchObject([{ amount: 150 }]),
      LATER,
    );
  });

  it('says once the field is left that nought is no payment', async () => {
    const here = await open();
    const { user } = renderScreen(here.client, dialogOf());
    await user.type(await field(/Valor/), '0');
    await user.tab();
    expect(await screen.findByText('Valor deve ser maior que zero', {}, LATER)).toBeDefined();
  });

  it('is held back by “1,500” until one of the two amounts is chosen', async () => {
    const here = await open();
    const { user } = renderScreen(here.client, dialogOf());
    await user.type(await field(/Valor/), '1,500');
    await user.click(screen.getByRole('button', { name: 'Registrar' }));
    await screen.findByText('Este valor pode ser lido de dois modos: diga qual é', {}, LATER);
    expect(await here.paymentsOf()).toEqual([]);
    await user.click(screen.getByRole('button', { name: /1\.500,00/ }));
    await user.click(screen.getByRole('button', { name: 'Registrar' }));
    await waitFor(
      async () => expect(await here.paymentsOf()).toMatchObject([{ amount: 1500 }]),
      LATER,
    );
  });

  it('asks once about an amount far from the usual fee, and a double click is no answer', async () => {
    const here = await open({ patient: { sessionFee: 150 } });
    const { user } = renderScreen(here.client, dialogOf());
    await user.clear(await field(/Valor/));
    await user.type(await field(/Valor/), '1,50');
    await user.click(screen.getByRole('radio', { name: 'Foi um desconto' }));
    await user.dblClick(screen.getByRole('button', { name: 'Registrar' }));
    const question = await screen.findByRole('alert', {}, LATER);
    expect(question.textContent).toMatch(/R\$.1,50 é bem menos que o valor de costume, R\$.150,00/);
    expect(document.activeElement).toBe(question);
    expect(await here.paymentsOf()).toEqual([]);
    await user.type(await field(/Valor/), '{Backspace}5');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Registrar' }));
    expect((await screen.findByRole('alert', {}, LATER)).textContent).toMatch(/R\$.1,55/);
    await user.click(screen.getByRole('button', { name: 'Está certo' }));
    await waitFor(
      async () => expect(await here.paymentsOf()).toMatchObject([{ amount: 1.55 }]),
      LATER,
    );
  });

  it('does not ask about a part of the fee, nor about two sessions at once', async () => {
    const here = await open({ patient: { sessionFee: 150 } });
    const { user } = renderScreen(here.client, dialogOf());
    await user.clear(await field(/Valor/));
    await user.type(await field(/Valor/), '300');
    await user.click(screen.getByRole('button', { name: 'Registrar' }));
    await waitFor(
      async () => expect(await here.paymentsOf()).toMatchObject([{ amount: 300 }]),
      LATER,
    );
  });

  it('asks if the rest of a part is a discount or still due, and then says what is missing', async () => {
    const here = await open({ patient: { sessionFee: 150 } });
    const shown = renderScreen(here.client, <SessionPayment appointmentId={sampleId(4, 1)} />);
    await screen.findByText('Pendente', {}, LATER);
    const { user } = renderScreen(here.client, dialogOf());
    await user.clear(await field(/Valor/));
    await user.type(await field(/Valor/), '100');
    await screen.findByText(/R\$.50,00 a menos que o valor da sessão/, {}, LATER);
    await user.click(screen.getByRole('button', { name: 'Registrar' }));
    await screen.findAllByText(/Diga se o restante ainda vai ser pago/, {}, LATER);
    expect(await here.paymentsOf()).toEqual([]);
    await user.click(screen.getByRole('radio', { name: 'O restante ainda vai ser pago' }));
    await user.click(screen.getByRole('button', { name: 'Registrar' }));
    await waitFor(
      async () =>
        expect(await here.paymentsOf()).toMatchObject([
          { amount: 100, status: 'paid', rest: 'due' },
        ]),
      LATER,
    );
    await within(shown.container).findByText(/faltam R\$.50,00/, {}, LATER);
    expect(shownOf(await here.device.query('finance.owed', { range: null })).rows[0]).toMatchObject(
      { amount: 200, sessions: 2 },
    );
  });

  it('says why the server did not take it, and what the device could not keep, and loses nothing', async () => {
    const here = await open({ patient: { sessionFee: 180.5 } });
    const dispatch = here.device.dispatch.bind(here.device);
    const full = vi.spyOn(here.device, 'dispatch').mockRejectedValue(new Error('disk'));
    const closed = vi.fn<() => void>();
    const { user } = renderScreen(here.client, dialogOf(closed));
    await field(/Valor/);
    await user.click(screen.getByRole('button', { name: 'Registrar' }));
    await screen.findByText('Erro ao processar pagamento', {}, LATER);
    screen.getByText('Não foi possível registrar o pagamento. Tente novamente.');
    expect((await field(/Valor/)).value).toBe('180,50');
    full.mockImplementation(dispatch);
    const message = 'Esta sessão já tem um pagamento.';
    here.device.settled = async () => ({ status: 'refused', code: 'payment_exists', message });
    await user.click(screen.getByRole('button', { name: 'Registrar' }));
    await screen.findByText('Erro ao registrar pagamento', {}, LATER);
    screen.getByText(new RegExp(message));
  });

  it.each([
    [
      { patientId: null },
      'Não é possível registrar pagamento para agendamento sem paciente associado',
    ],
    [
      { status: 'scheduled' },
      'Só é possível registrar pagamento de sessões concluídas ou com não comparecimento.',
    ],
  ])('of a session with %j is not possible, which is said', async (changes, said) => {
    const here = await open({ sessions: [held(1, changes)] });
    renderScreen(here.client, dialogOf());
    expect(await screen.findByText(said, {}, LATER)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Registrar' })).toBeNull();
  });

  it('settles what was registered as open, and makes no second payment', async () => {
    const here = await open({ patient: { sessionFee: 180 } });
    await here.device.dispatch('payment.create', {
      id: sampleId(6, 1),
      appointmentId: sampleId(4, 1),
      amount: 180,
      paymentMethod: 'pix',
      status: 'pending',
    });
    const { user } = renderScreen(here.client, dialogOf());
    expect((await field(/Valor/)).value).toBe('180,00');
    await user.click(await screen.findByRole('button', { name: 'Registrar' }, LATER));
    await waitFor(
      async () =>
        expect(await here.paymentsOf()).toMatchObject([{ id: sampleId(6, 1), status: 'paid' }]),
      LATER,
    );
  });

  it('takes the session out of the patient’s package where one has any left', async () => {
    const here = await open({ patient: { sessionFee: 180 }, packages: [sold] });
    const { user } = renderScreen(here.client, dialogOf());
    await screen.findByText('Pacote de 2 sessões (restam 2)', {}, LATER);
    await user.click(screen.getByRole('button', { name: 'Registrar' }));
    await waitFor(
      async () =>
        expect(await here.paymentsOf()).toMatchObject([
          { packageId: sold.id, amount: 150.5, paymentMethod: 'cash', status: 'paid' },
        ]),
      LATER,
    );
  });
});

describe('a session without a payment', () => {
  it('is paid with one click, by the agreed amount, also without a network', async () => {
    const here = await open({ patient: { sessionFee: 200 } });
    here.cut();
    const { user } = renderScreen(here.client, <SessionPayment appointmentId={sampleId(4, 1)} />);
    await user.click(
      await screen.findByRole('button', { name: /Recebi R\$.200,00 por Pix/ }, LATER),
    );
    await screen.findByText('Pago', {}, LATER);
    expect(screen.queryByRole('button', { name: 'Pagar' })).toBeNull();
    here.heal();
    await waitFor(async () => expect(await here.paymentsOf()).toHaveLength(1), LATER);
  });

  it('of who is treated for free is no debt, and can be paid all the same, of no amount that was made up', async () => {
    const here = await open({ patient: { sessionFee: 0 } });
    const { user } = renderScreen(here.client, <SessionPayment appointmentId={sampleId(4, 1)} />);
    await screen.findByText('Gratuito', {}, LATER);
    expect(screen.queryByText('Pendente')).toBeNull();
    expect(screen.queryByRole('button', { name: /Recebi/ })).toBeNull();
    const owed = shownOf(await here.device.query('finance.owed', { range: null }));
    expect([owed.sessions, owed.rows]).toEqual([0, []]);
    cleanup();
    renderScreen(here.client, dialogOf());
    expect((await field(/Valor/)).value).toBe('');
    await user.type(await field(/Valor/), '20');
    await user.click(screen.getByRole('button', { name: 'Registrar' }));
    await waitFor(
      async () => expect(await here.paymentsOf()).toMatchObject([{ amount: 20, status: 'paid' }]),
      LATER,
    );
  });

  it('says nothing before it took place', async () => {
    const here = await open({ sessions: [held(1, { status: 'cancelled' })] });
    renderScreen(here.client, <SessionPayment appointmentId={sampleId(4, 1)} />);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByText(/Pendente|Pago/)).toBeNull();
  });
});
