import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  psych,
  psychId,
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
import { EditPackageDialog } from './PackageDialogs.tsx';

const LATER = { timeout: 12_000 };
vi.setConfig({ testTimeout: 40_000 });
afterEach(cleanup);

const sold = {
  id: sampleId(6, 9),
  patientId: sampleId(3, 1),
  psychologistId: psychId,
  sessions: 4,
  amount: 600,
  paymentMethod: 'pix',
  paidOn: '2026-03-01',
  notes: null,
  createdAt: '2026-03-01T12:00:00.000Z',
  cancelledAt: null,
};

async function open() {
  const server = await openPractice({
    tenants: [sampleTenant],
    users: [sampleUser()],
    patients: [samplePatient(1, { name: 'Ana Souza' })],
    packages: [sold],
  } as never);
  const here = connectDevice(server, psych);
  const { user } = renderScreen(
    here.client,
    <EditPackageDialog target={sold.id} at={null} onClose={() => {}} />,
  );
  await user.click(await screen.findByRole('button', { name: 'Cancelar pacote' }, LATER));
  await screen.findByText(/Restam 4 sessões, que valem R\$.600,00/, {}, LATER);
  const send = () => user.click(screen.getByRole('button', { name: 'Cancelar pacote' }));
  const now = async () =>
    recordOf(await here.device.query('packages.byId', { id: sold.id }))?.sold ?? null;
  return { here, user, send, now };
}

describe('ending a package', () => {
  it('waits until it is said whether the money went back, and takes a part, without a network', async () => {
    const { here, user, send, now } = await open();
    here.cut();
    await send();
    await waitFor(() =>
      expect(screen.getAllByText('Diga se o dinheiro foi devolvido.').length).toBeGreaterThan(0),
    );
    expect((await now())?.cancelledAt).toBeNull();
    await user.click(screen.getByRole('radio', { name: /Foi devolvido/ }));
    const amount = await screen.findByLabelText<HTMLInputElement>(/Valor devolvido/, {}, LATER);
    expect(amount.value).toBe('600,00');
    await user.clear(amount);
    await user.type(amount, '250');
    await send();
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: sampleTenant.timeZone });
    await waitFor(
      async () =>
        expect(await now()).toMatchObject({
          refundedAmount: 250,
          refundedOn: today.format(Date.now()),
        }),
      LATER,
    );
  });

  it('leaves the money where it is when it was kept', async () => {
    const { user, send, now } = await open();
    await user.click(screen.getByRole('radio', { name: /Não foi devolvido/ }));
    await send();
    await waitFor(
      async () => expect((await now())?.cancelledAt).toEqual(expect.any(String)),
      LATER,
    );
    expect(await now()).toMatchObject({ amount: 600, refundedAmount: null });
  });
});
