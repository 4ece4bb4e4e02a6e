import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makePackage } from '../../../test/fixtures/documents.ts';
import { connectDevice, openPractice, renderScreen } from '../../../test/harness/page/screen.tsx';
import {
  psych,
  psychId,
  sampleAppointment,
  sampleId,
  samplePatient,
  sampleTenant,
  sampleUser,
} from '../../../test/harness/practice/samples.ts';
import { isWhole, shownOf } from '../../data/queries/kit/known.ts';
import type { DialogProps } from '../../ui/dialogs.tsx';
import EditPaymentDialog from './EditPayment.tsx';
import { EditPackageDialog, NewPackageDialog } from './packages/PackageDialogs.tsx';
import TransferDialog from './transfer/TransferDialog.tsx';

const LATER = { timeout: 12_000 };
vi.setConfig({ testTimeout: 40_000 });
afterEach(cleanup);

const PATIENT = sampleId(3, 1);
const [PAID, TAKEN, SOLD] = [sampleId(6, 1), sampleId(6, 2), sampleId(6, 3)] as const;

const session = (n: number) =>
  sampleAppointment(n, { patientId: PATIENT, status: 'completed', price: 180 });
const payment = (id: string, ofSession: number, packageId: string | null) => ({
  id,
  appointmentId: sampleId(4, ofSession),
  patientId: PATIENT,
  psychologistId: psychId,
  amount: 180,
  paymentMethod: 'pix' as const,
  status: 'paid' as const,
  notes: null,
  paidOn: packageId === null ? '2026-03-03' : null,
  transactionId: null,
  packageId,
  rest: null,
  createdAt: '2026-03-03T12:00:00.000Z',
});
const sold = makePackage({ id: SOLD, patientId: PATIENT, psychologistId: psychId });

/** Ana owes for sessions 1 to 3. Session 4 is paid, session 5 was taken out of her package. */
async function open(Dialog: ComponentType<DialogProps>, target: string, changes: object = {}) {
  const server = await openPractice({
    tenants: [sampleTenant],
    users: [sampleUser()],
    patients: [samplePatient(1, { name: 'Ana Souza', sessionFee: 180 }), samplePatient(2)],
    appointments: [1, 2, 3, 4, 5].map(session),
    payments: [payment(PAID, 4, null), payment(TAKEN, 5, SOLD)],
    packages: [{ ...sold, ...changes }],
  });
  const here = connectDevice(server, psych);
  const moneyOf = () => here.device.query('payments.ofPatient', { patientId: PATIENT });
  await waitFor(async () => expect(isWhole(await moneyOf())).toBe(true), LATER);
  const onClose = vi.fn<() => void>();
  const dialog = <Dialog target={target} at={null} onClose={onClose} />;
  const paymentsOf = async () => shownOf(await moneyOf()).rows.map((row) => row.payment);
  const packagesOf = async () => shownOf(await moneyOf()).packages.map((row) => row.sold);
  return { ...renderScreen(here.client, dialog), here, onClose, paymentsOf, packagesOf };
}

const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label, {}, LATER);
const button = (name: string | RegExp) => screen.findByText(name, {}, LATER);
const overwrite = (text: string) => `{Control>}a{/Control}${text}`;

describe('one transfer for several sessions', () => {
  it('pays those that are ticked, and is taken back whole', async () => {
    const { user, paymentsOf, onClose } = await open(TransferDialog, PATIENT);
    const list = within(await screen.findByRole('list', { name: 'Sessões em aberto' }, LATER));
    const [first] = list.getAllByRole('checkbox');
    await user.click(first as HTMLElement);
    await user.click(await button(/^Registrar R\$.360,00$/));
    await waitFor(async () => expect(await paymentsOf()).toHaveLength(4), LATER);
    const made = (await paymentsOf()).filter(({ id }) => id !== PAID && id !== TAKEN);
    expect(made).toMatchObject([2, 3].map(() => ({ amount: 180, status: 'paid' })));
    expect(made.map((each) => each.appointmentId).toSorted()).toEqual(
      [2, 3].map((n) => sampleId(4, n)),
    );
    expect(new Set(made.map(({ transactionId }) => transactionId)).size).toBe(1);
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce(), LATER);
    await user.click(await button('Desfazer'));
    await waitFor(async () => expect(await paymentsOf()).toHaveLength(2), LATER);
  });

  it('asks about what is missing of the price before it goes', async () => {
    const { user, paymentsOf } = await open(TransferDialog, PATIENT);
    const [amount] = await screen.findAllByLabelText<HTMLInputElement>(/^Valor de/, {}, LATER);
    await user.type(amount as HTMLElement, overwrite('100'));
    await user.click(await button(/^Registrar R\$.460,00$/));
    expect(await paymentsOf()).toHaveLength(2);
    await user.click(await screen.findByRole('radio', { name: /desconto/i }, LATER));
    await user.click(await button(/^Registrar R\$.460,00$/));
    await waitFor(async () => expect(await paymentsOf()).toHaveLength(5), LATER);
    const parts = (await paymentsOf()).map((each) => [each.amount, each.rest]);
    expect(parts).toContainEqual([100, 'discount']);
  });

  it('of a patient who owes nothing says so', async () => {
    await open(TransferDialog, sampleId(3, 2));
    expect(await screen.findByText('Não há sessões em aberto.', {}, LATER)).toBeDefined();
  });
});

describe('a package', () => {
  it('is sold without a network, and says what a session costs', async () => {
    const { here, user, packagesOf } = await open(NewPackageDialog, PATIENT);
    here.cut();
    await user.type(await field(/^Número de sessões/), '5');
    await user.type(await field(/^Valor do pacote/), '800');
    expect(await screen.findByText(/R\$.160,00 por sessão/)).toBeDefined();
    await user.click(await button('Registrar pacote'));
    await waitFor(async () => expect(await packagesOf()).toHaveLength(2), LATER);
    expect(await packagesOf()).toContainEqual(
      expect.objectContaining({
        patientId: PATIENT,
        sessions: 5,
        amount: 800,
        paymentMethod: 'pix',
      }),
    );
  });

  it('keeps the sessions that were used when it is corrected', async () => {
    const { user, packagesOf } = await open(EditPackageDialog, SOLD);
    expect(await screen.findByText(/1 de 4 sessões usadas/, {}, LATER)).toBeDefined();
    const sessions = await field(/^Número de sessões/);
    await user.type(sessions, overwrite('0'));
    await user.click(await button('Salvar'));
    expect(
      (await screen.findAllByText('Já foi usada 1 sessão deste pacote.')).length,
    ).toBeGreaterThan(0);
    await user.type(sessions, overwrite('3'));
    await user.click(await button('Salvar'));
    await waitFor(async () => expect(await packagesOf()).toMatchObject([{ sessions: 3 }]), LATER);
  });

  it('that was cancelled is worth again what it was', async () => {
    const cancelledAt = '2026-04-01T12:00:00.000Z';
    const { user, packagesOf } = await open(EditPackageDialog, SOLD, { cancelledAt });
    expect(await screen.findByText(/^Cancelado, nada foi devolvido\./, {}, LATER)).toBeDefined();
    await user.click(await button('Reativar pacote'));
    await waitFor(
      async () => expect(await packagesOf()).toMatchObject([{ cancelledAt: null }]),
      LATER,
    );
  });
});

describe('a registered payment', () => {
  const paid = async (paymentsOf: Awaited<ReturnType<typeof open>>['paymentsOf']) =>
    (await paymentsOf()).find(({ id }) => id === PAID);

  it('is corrected by what was changed alone', async () => {
    const { here, user, paymentsOf } = await open(EditPaymentDialog, PAID);
    const notes = await field(/^Observações/);
    await here.device.dispatch('payment.update', { id: PAID, paymentMethod: 'cash' });
    await user.type(notes, 'Recibo entregue');
    await user.click(await button('Salvar'));
    await waitFor(
      async () => expect(await paid(paymentsOf)).toMatchObject({ notes: 'Recibo entregue' }),
      LATER,
    );
    expect(await paid(paymentsOf)).toMatchObject({ paymentMethod: 'cash', amount: 180 });
  });

  it('is deleted, and comes back', async () => {
    const { user, paymentsOf } = await open(EditPaymentDialog, PAID);
    await user.click(await button('Excluir'));
    await waitFor(async () => expect(await paid(paymentsOf)).toBeUndefined(), LATER);
    await user.click(await button('Desfazer'));
    await waitFor(async () => expect(await paid(paymentsOf)).toMatchObject({ amount: 180 }), LATER);
  });

  it('out of a package is given back to it, and nothing else of it changes', async () => {
    const { user, paymentsOf } = await open(EditPaymentDialog, TAKEN);
    await button('Sessão paga com pacote');
    expect(screen.queryByLabelText(/^Valor/)).toBeNull();
    await user.click(await button('Devolver ao pacote'));
    await waitFor(async () => expect(await paymentsOf()).toMatchObject([{ id: PAID }]), LATER);
  });
});
