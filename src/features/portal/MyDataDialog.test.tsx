import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { clickTwice } from '../../../test/harness/page/clickTwice.ts';
import { PageDevice } from '../../../test/harness/page/pageDevice.ts';
import { portalReceipt } from '../../../test/harness/practice/portalSamples.ts';
import { psych, samplePatient } from '../../../test/harness/practice/samples.ts';
import { renderScreen } from '../../../test/harness/page/screen.tsx';
import { LiveQueries } from '../../client/live/liveQueries.ts';
import MyDataDialog from './MyDataDialog.tsx';

vi.setConfig({ testTimeout: 40_000 });
afterEach(cleanup);

const patient = samplePatient(1, {
  name: 'Ana Souza',
  phone: '11 91111-1111',
  consents: [
    {
      kind: 'ai',
      day: '2026-03-02',
      givenAt: '2026-03-02T12:00:00.000Z',
      givenBy: samplePatient(3).id,
      revokedAt: null,
      revokedBy: null,
    },
  ],
});
const request = {
  id: samplePatient(9).id,
  patientId: patient.id,
  psychologistId: null,
  field: 'phone' as const,
  wanted: '11 92222-2222',
  status: 'open' as const,
  reason: null,
  answeredAt: null,
  createdAt: '2026-03-10T12:00:00.000Z',
};

it('a patient reads the own data, takes a copy along, and asks for a correction', async () => {
  const counts = { total: 1, active: 1, inactive: 0 };
  const device = new PageDevice({
    'patients.list': { whole: { rows: [patient as never], matching: 1, counts } },
    'patients.byId': { patient, mark: 'saved' },
    'appointments.ofPatient': { whole: [] },
    'portal.receipts': { whole: [portalReceipt({ patientId: patient.id })] },
    'corrections.ofPatient': { whole: [{ request, mark: 'saved' }] },
  });
  const actor = { ...psych, role: 'patient' as const, name: 'Ana', email: 'a@exemplo.com' };
  const { user } = renderScreen(
    { device, live: new LiveQueries(device), actor },
    <MyDataDialog target={null} at={null} onClose={vi.fn<() => void>()} />,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Meus dados' });
  expect(await within(dialog).findByText('11 91111-1111')).toBeDefined();
  expect(dialog.textContent).toContain('Resposta até 25/03/2026');
  expect(dialog.textContent).toContain('IA: dado em 02/03/2026');
  expect(dialog.textContent).toContain('em 05/03/2026, Pix');
  expect(within(dialog).getByRole('button', { name: 'Imprimir ou salvar recibo' })).toBeDefined();
  expect(within(dialog).getByRole('button', { name: 'Baixar arquivo (JSON)' })).toBeDefined();
  await user.click(within(dialog).getByRole('button', { name: 'Pedir correção' }));
  const form = await screen.findByRole('dialog', { name: 'Pedir correção' });
  await user.click(within(form).getByRole('combobox', { name: /O que corrigir/ }));
  await user.click(await screen.findByRole('option', { name: 'Endereço' }));
  await user.type(within(form).getByRole('textbox', { name: /Como deve ficar/ }), 'Rua Nova, 12');
  clickTwice(within(form).getByRole('button', { name: 'Enviar pedido' }));
  await waitFor(() => expect(device.dispatched).not.toHaveLength(0));
  expect(device.dispatched).toHaveLength(1);
  expect(device.dispatched[0]).toMatchObject({
    name: 'correction.request',
    args: { patientId: patient.id, field: 'address', wanted: 'Rua Nova, 12' },
  });
});
