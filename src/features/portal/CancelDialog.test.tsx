import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { clickTwice } from '../../../test/harness/page/clickTwice.ts';
import { sampleAppointment } from '../../../test/harness/practice/samples.ts';
import { PageDevice } from '../../../test/harness/page/pageDevice.ts';
import { renderPage } from '../../../test/harness/page/renderPage.tsx';
import type { AppointmentRow } from '../../data/queries/agenda/results.ts';
import type { Settlement } from '../../data/device.ts';
import { CancelDialog } from './CancelDialog.tsx';

vi.setConfig({ testTimeout: 40_000 });
afterEach(cleanup);

const row: AppointmentRow = {
  ...sampleAppointment(1),
  title: null,
  patientName: 'Ana',
  psychologistName: 'Helena',
  note: null,
  mark: 'saved',
  repair: null,
};

const confirmButton = () => screen.findByRole('button', { name: 'Cancelar agendamento' });

it('a patient’s cancellation is not said to be done before the server’s word, and its late no is told', async () => {
  const device = new PageDevice();
  let answer: (settlement: Settlement) => void = () => undefined;
  const answered = new Promise<Settlement>((resolve) => (answer = resolve));
  device.settled = () => answered;
  const onClose = vi.fn<() => void>();
  renderPage(<CancelDialog row={row} onClose={onClose} />, device);
  clickTwice(await confirmButton());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(device.dispatched).toHaveLength(1);
  await screen.findByText(/^Guardado;/);
  expect(screen.queryByText('O agendamento foi cancelado com sucesso!')).toBeNull();
  answer({ status: 'refused', code: 'invalid_transition', message: 'A sessão já foi concluída.' });
  expect(await screen.findByText('Erro ao cancelar')).toBeDefined();
  expect(screen.getByText('A sessão já foi concluída.')).toBeDefined();
});

it('what the device refuses at once stays in the question', async () => {
  const device = new PageDevice();
  device.failure = { name: 'DomainError', code: 'not_found', message: 'Sessão não encontrada.' };
  const onClose = vi.fn<() => void>();
  const { user } = renderPage(<CancelDialog row={row} onClose={onClose} />, device);
  await user.click(await confirmButton());
  expect(await screen.findByText('Sessão não encontrada.')).toBeDefined();
  expect(onClose).not.toHaveBeenCalled();
});

it('what nobody foresaw is said in the words of this act', async () => {
  const device = new PageDevice();
  const message = 'Ocorreu um erro inesperado neste aparelho. Tente novamente.';
  device.failure = { name: 'DeviceError', code: 'unknown', message };
  const { user } = renderPage(<CancelDialog row={row} onClose={() => undefined} />, device);
  await user.click(await confirmButton());
  expect(
    await screen.findByText('Não foi possível cancelar o agendamento. Tente novamente.'),
  ).toBeDefined();
});
