import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PageDevice } from '../../../test/harness/page/pageDevice.ts';
import { renderPage } from '../../../test/harness/page/renderPage.tsx';
import { sampleAppointmentRow } from '../../../test/harness/practice/deviceSamples.ts';
import { portalReceipt } from '../../../test/harness/practice/portalSamples.ts';
import { sampleAppointment } from '../../../test/harness/practice/samples.ts';
import type { PortalPayment } from '../../data/queries/portal/portalMoney.ts';
import { UNKNOWN } from '../../data/queries/kit/known.ts';
import { readPixCode } from '../../domain/pix/code.ts';
import DetailsDialog from './DetailsDialog.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const HOUR_MS = 3_600_000;
const from = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

function details(
  changes: Partial<ReturnType<typeof sampleAppointmentRow>>,
  payment?: PortalPayment,
  patientNotes: string | null = null,
) {
  const row = { ...sampleAppointmentRow('s'), psychologistName: 'Helena Duarte', ...changes };
  const device = new PageDevice({
    'appointments.byId': { appointment: sampleAppointment(1, { patientNotes }), row },
    ...(payment && { 'portal.payment': { whole: payment } }),
  });
  const onClose = vi.fn<() => void>();
  const page = <DetailsDialog target={row.id} at={null} onClose={onClose} />;
  return { ...renderPage(page, device), onClose };
}

it('a patient reads when a session was, with whom and how it stands', async () => {
  const { user, onClose } = details({
    startAt: '2025-11-24T17:00:00.000Z',
    endAt: '2025-11-24T17:50:00.000Z',
    status: 'cancelled',
  });
  const dialog = await screen.findByRole('dialog', { name: 'Sua sessão' });
  const said = ['segunda-feira, 24 de novembro de 2025', '14:00 – 14:50 (50 min)', 'Helena Duarte'];
  for (const words of [...said, 'Cancelado', 'Cancele até 24 horas antes'])
    expect(dialog.textContent).toContain(words);
  expect(screen.queryByRole('button', { name: /calendário|Cancelar/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(onClose).toHaveBeenCalled();
});

it('what a patient wrote when booking stays in the patient’s sight', async () => {
  const written = 'Prefiro por vídeo.\nObrigada!';
  details({ startAt: from(20), endAt: from(21) }, undefined, written);
  const term = await screen.findByText('Você escreveu');
  expect(term.parentElement?.textContent).toContain(written);
  cleanup();
  details({ startAt: from(20), endAt: from(21) });
  await screen.findByText('Horário');
  expect(screen.queryByText('Você escreveu')).toBeNull();
});

it('takes a session that is to come along as a file for a calendar, or cancels it', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:1';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { user } = details({ startAt: from(20), endAt: from(21), status: 'scheduled' });
  await user.click(await screen.findByRole('button', { name: 'Adicionar ao calendário' }));
  expect(await files[0]?.text()).toContain('STATUS:CONFIRMED');
  await user.click(screen.getByRole('button', { name: 'Cancelar agendamento' }));
  expect(await screen.findByRole('dialog', { name: 'Cancelar agendamento?' })).toBeDefined();
});

it('takes a cancelled session out of the calendar again', async () => {
  details({ startAt: from(20), endAt: from(21), status: 'cancelled' });
  expect(await screen.findByRole('button', { name: 'Retirar do meu calendário' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Cancelar agendamento' })).toBeNull();
});

const over = {
  id: sampleAppointment(1).id,
  startAt: from(-3),
  endAt: from(-2),
  status: 'completed' as const,
};
const pix = { kind: 'email', key: 'h@exemplo.com', name: 'Helena', city: 'Recife' } as const;

it('pays what is due with a Pix code that says nothing of the patient', async () => {
  const { user } = details(over, { owed: { cents: 18_000 }, pix, paid: null });
  await user.click(await screen.findByRole('button', { name: 'Pagar com Pix' }));
  expect(await screen.findByRole('img', { name: 'QR code do Pix' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Pix copia e cola' }));
  const code = readPixCode(await navigator.clipboard.readText());
  expect(code).toMatchObject({ key: pix.key, cents: 18_000, name: 'Helena', info: null });
  expect(code?.txid).toMatch(/^[\da-z]{25}$/);
});

it('shows nothing of what is due where the psychologist shows no key', async () => {
  details(over, { owed: { cents: 18_000 }, pix: null, paid: null });
  const dialog = await screen.findByRole('dialog', { name: 'Sua sessão' });
  expect(dialog.textContent).not.toMatch(/Pagamento|Pix|aberto/);
});

it('says what was paid, and has the receipt or says whom to ask for it', async () => {
  const paid = portalReceipt({ patientId: sampleAppointment(1).patientId! });
  details(over, { owed: null, pix, paid });
  const dialog = await screen.findByRole('dialog', { name: 'Sua sessão' });
  expect(dialog.textContent).toContain('em 05/03/2026, Pix');
  expect(screen.getByRole('button', { name: 'Imprimir ou salvar recibo' })).toBeDefined();
  cleanup();
  details(over, { owed: null, pix, paid: { ...paid, receipt: null } });
  expect(await screen.findByText('Precisa do recibo? Peça ao seu psicólogo.')).toBeDefined();
});

it.each([
  ['is not on this device yet', UNKNOWN, 'Esta sessão ainda não chegou a este aparelho.'],
  ['is gone', null, 'Agendamento não encontrado. Pode ter sido removido ou cancelado.'],
] as const)('says of a session that it %s', async (_, known, words) => {
  const device = new PageDevice({ 'appointments.byId': known });
  renderPage(<DetailsDialog target="s" at={null} onClose={() => {}} />, device);
  const dialog = await screen.findByRole('dialog', { name: 'Sua sessão' });
  expect(dialog.textContent).toContain(words);
  expect(screen.queryByRole('button', { name: /calendário|Cancelar/ })).toBeNull();
});
