import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PageDevice } from '../../../../test/harness/page/pageDevice.ts';
import { renderPage } from '../../../../test/harness/page/renderPage.tsx';
import { formatTime } from '../../../domain/time/format.ts';
import { DEFAULT_TIME_ZONE } from '../../../domain/time/zone.ts';
import BookingDialog from './BookingDialog.tsx';
import BookingEditor from './BookingEditor.tsx';

vi.setConfig({ testTimeout: 40_000 });

const HOUR = 3_600_000;
const soon = Math.ceil(Date.now() / HOUR) * HOUR + 48 * HOUR;
const span = (hours: number) => ({
  startAt: new Date(soon + hours * HOUR).toISOString(),
  endAt: new Date(soon + hours * HOUR + 50 * 60_000).toISOString(),
});
const [first, second] = [span(0), span(1)];
const day = first.startAt.slice(0, 10);
const patientId = '0193a000-0000-7000-8000-000000000009';
const counts = { total: 1, active: 1, inactive: 0 };

const free = (known: object | null) =>
  ({
    'portal.times': known,
    'patients.list': { whole: { rows: [{ id: patientId }], matching: 1, counts } },
  }) as never;
const times = { psychologistId: patientId, until: null, days: [{ day, times: [first, second] }] };

let device: PageDevice;
const onClose = vi.fn<() => void>();
beforeEach(() => {
  onClose.mockClear();
  device = new PageDevice(free(times));
});
afterEach(cleanup);

const open = () =>
  renderPage(<BookingDialog target={null} at={null} onClose={onClose} />, device).user;
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const timeOf = ({ startAt }: { startAt: string }) =>
  button(new RegExp(`^${formatTime(startAt, DEFAULT_TIME_ZONE)}`));
const observations = () => screen.findByLabelText('Observações');

it('books a time, with another that would do as well and what the patient writes', async () => {
  const user = open();
  await user.click(await timeOf(first));
  await user.click(await button('Outras opções'));
  await user.click(await timeOf(second));
  await user.click(await button('Continuar'));
  await user.type(await observations(), 'Chego a pé');
  await user.click(await button('Agendar'));
  expect(await screen.findByText('Agendamento realizado!')).toBeDefined();
  expect(device.dispatched).toMatchObject([
    {
      name: 'appointment.create',
      args: { patientId, ...first, alternatives: [second], notes: 'Chego a pé' },
    },
  ]);
});

it('keeps what is written on the device, and goes on with it', async () => {
  const user = open();
  await user.click(await timeOf(first));
  await user.click(await button('Continuar'));
  await user.type(await observations(), 'Chego a pé');
  cleanup();
  await waitFor(() => expect([...device.drafts.keys()]).toEqual(['appointment:new:1']));
  const again = open();
  expect(await screen.findByText('Rascunho recuperado')).toBeDefined();
  await again.click(await timeOf(second));
  await again.click(await button('Continuar'));
  expect(await observations()).toHaveProperty('value', 'Chego a pé');
  await again.click(await button('Agendar'));
  await waitFor(() => expect(device.dispatched).toMatchObject([{ args: { notes: 'Chego a pé' } }]));
});

it('tells that another of the wished times was granted', async () => {
  const user = open();
  await user.click(await button('Outras opções'));
  await user.click(await timeOf(first));
  await user.click(await timeOf(second));
  await user.click(await button('Continuar'));
  device.show({ 'appointments.byId': { row: { ...second, status: 'scheduled' } } } as never);
  await user.click(await button('Agendar'));
  expect(await screen.findByText(/^Sua sessão ficou para /)).toBeDefined();
  expect(screen.getByText('O primeiro horário que você escolheu já estava ocupado.')).toBeDefined();
});

it('has the other options above the days, where they are seen', async () => {
  open();
  const options = await button('Outras opções');
  const following = options.compareDocumentPosition(await timeOf(first));
  expect(following & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

it('waits without a network and says that the answer comes with it', async () => {
  device.show({ 'sync.status': { connection: 'offline' } } as never);
  device.settled = () => new Promise(() => undefined);
  const user = open();
  await user.click(await timeOf(first));
  await user.click(await button('Continuar'));
  expect(await screen.findByText(/^Você está sem conexão/)).toBeDefined();
  await user.click(await button('Agendar'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(device.dispatched).toHaveLength(1);
  expect(screen.queryByText('Agendamento realizado!')).toBeNull();
});

it('clears the choice and what was written on the way back', async () => {
  const user = open();
  await user.click(await timeOf(first));
  await user.click(await button('Continuar'));
  await user.type(await observations(), 'x');
  await user.click(await button('Voltar'));
  expect((await timeOf(first)).getAttribute('aria-pressed')).toBe('false');
  await user.click(await timeOf(second));
  await user.click(await button('Continuar'));
  expect(await observations()).toHaveProperty('value', '');
});

it('takes back to the times when the chosen one is gone', async () => {
  const user = open();
  await user.click(await timeOf(first));
  await user.click(await button('Continuar'));
  await observations();
  device.show(free({ ...times, days: [{ day, times: [second] }] }));
  expect(await screen.findByText('Horário não disponível')).toBeDefined();
  expect(await timeOf(second)).toBeDefined();
});

it('stays with what was written where the device itself cannot keep it', async () => {
  const user = open();
  await user.click(await timeOf(first));
  await user.click(await button('Continuar'));
  await user.type(await observations(), 'Chego a pé');
  device.failure = { name: 'StorageError', code: 'storage_full', message: 'Sem espaço.' };
  await user.click(await button('Agendar'));
  expect(await screen.findByText('Erro ao agendar')).toBeDefined();
  expect(screen.getByText('Sem espaço.')).toBeDefined();
  expect(await observations()).toHaveProperty('value', 'Chego a pé');
  expect(onClose).not.toHaveBeenCalled();
});

it.each([
  [null, 'Erro ao buscar paciente'],
  [null, 'Não foi possível identificar o paciente. Tente novamente.'],
  [
    { ...times, psychologistId: null, days: [] },
    'Paciente não possui psicólogo vinculado. Entre em contato com a clínica.',
  ],
])('says why nothing can be booked (%#)', async (known, words) => {
  device.show(free(known));
  open();
  expect(await screen.findByText(words)).toBeDefined();
});

it('mends a refused booking with a time that the refusal names', async () => {
  const onSubmit = vi.fn<(args: unknown) => Promise<void>>(async () => undefined);
  const args = { id: patientId, patientId, ...first, notes: 'Chego a pé' };
  const { user } = renderPage(
    <BookingEditor
      args={args}
      refusal={{ reason: 'Horário não disponível', fields: {}, details: { free: [second] } }}
      onSubmit={onSubmit}
      onReplaced={async () => undefined}
      onClose={onClose}
    />,
    device,
  );
  await user.click(await timeOf(second));
  await user.click(await button('Continuar'));
  expect(await observations()).toHaveProperty('value', 'Chego a pé');
  await user.click(await button('Salvar e enviar de novo'));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ ...args, ...second }));
});
