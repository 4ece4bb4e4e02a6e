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
import {
  connectDevice,
  openPractice,
  renderScreen,
} from '../../../../test/harness/page/screen.tsx';
import type { Appointment } from '../../../domain/appointments/appointment.ts';
import type { Actor } from '../../../domain/core/command.ts';
import { DialogHost } from '../../../ui/dialogs.tsx';
import DetailsDialog from '../session/DetailsDialog.tsx';
import { AppointmentsTab } from './AppointmentsTab.tsx';

const LATER = { timeout: 12_000 };
const MINUTE = 60_000;

vi.setConfig({ testTimeout: 40_000 });
afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** Of 50 minutes, so many minutes from now. */
function inMinutes(n: number, minutes: number, changes: Partial<Appointment> = {}): Appointment {
  const start = Date.now() + minutes * MINUTE;
  return sampleAppointment(n, {
    startAt: new Date(start).toISOString(),
    endAt: new Date(start + 50 * MINUTE).toISOString(),
    ...changes,
  });
}

const running = inMinutes(1, -10, { patientId: sampleId(3, 1) });
const next = inMinutes(2, 120, { patientId: sampleId(3, 2) });
const cancelled = inMinutes(3, 240, { patientId: sampleId(3, 1), status: 'cancelled' });

async function openTab(
  appointments: readonly Appointment[],
  {
    actor = psych,
    path = '/',
    width = 1280,
  }: { actor?: Actor; path?: string; width?: number } = {},
) {
  const server = await openPractice({
    tenants: [sampleTenant],
    users: [
      sampleUser(1, { name: 'Helena' }),
      sampleUser(2, { name: 'Marcos' }),
      sampleUser(3, { role: 'administrator' }),
    ],
    patients: [
      samplePatient(1, { name: 'Ana Souza', phone: '(11) 98765-4321' }),
      samplePatient(2, { name: 'Bruno Lima' }),
    ],
    appointments,
  });
  const here = connectDevice(server, actor);
  const shown = renderScreen(
    here.client,
    <>
      <AppointmentsTab />
      <DialogHost dialogs={{ sessao: DetailsDialog }} />
    </>,
    { path, width },
  );
  await screen.findByText(/^[\d.]+ sess/, {}, LATER);
  const menuOf = async (name: string) => {
    await shown.user.click(screen.getByRole('button', { name: `Ações da sessão de ${name}` }));
    const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
    return items.map((item) => item.textContent);
  };
  return { ...shown, here, server, menuOf };
}

describe('the sessions to come', () => {
  it('are listed by start with their length in minutes, the cancelled ones only when asked, and that is kept', async () => {
    const { user } = await openTab([cancelled, next, running]);
    const names = () =>
      screen
        .getAllByRole('row')
        .flatMap((row) => /Ana Souza|Bruno Lima/.exec(row.textContent) ?? []);
    expect(names()).toEqual(['Ana Souza', 'Bruno Lima']);
    expect(screen.getAllByText('50 min')).toHaveLength(2);
    expect(screen.getByText('2 sessões')).toBeDefined();
    await user.click(screen.getByRole('checkbox', { name: 'Mostrar cancelados (1)' }));
    await screen.findByText('Cancelado', {}, LATER);
    expect(names()).toEqual(['Ana Souza', 'Bruno Lima', 'Ana Souza']);
    expect(JSON.parse(localStorage.getItem('sereno-preferences') ?? '')).toMatchObject({
      showCancelledAppointments: true,
    });
  });

  it('offer what each allows: entering and a note only while it runs', async () => {
    const { user, menuOf } = await openTab([next, running]);
    expect(await menuOf('Ana Souza')).toEqual([
      'Detalhes',
      'Acessar sessão',
      'Nova nota',
      'Marcar como concluído',
    ]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(await menuOf('Bruno Lima')).toEqual([
      'Detalhes',
      'Remarcar',
      'Lembrar por WhatsApp',
      'Marcar como concluído',
      'Cancelar sessão',
    ]);
  });

  it('lead into the session that runs', async () => {
    const { user, router, menuOf } = await openTab([running]);
    await menuOf('Ana Souza');
    await user.click(screen.getByRole('menuitem', { name: 'Acessar sessão' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/app/sessoes/${running.id}`));
  });

  it('are cancelled after asking, and leave the list', async () => {
    const { user, menuOf } = await openTab([next, running]);
    await menuOf('Bruno Lima');
    await user.click(screen.getByRole('menuitem', { name: 'Cancelar sessão' }));
    const question = await screen.findByRole('dialog', { name: 'Cancelar sessão?' });
    await user.click(within(question).getByRole('button', { name: 'Cancelar sessão' }));
    await screen.findByText('Agendamento cancelado com sucesso!', {}, LATER);
    expect(await screen.findByText('1 sessão', {}, LATER)).toBeDefined();
  });

  it('open their details on a phone', async () => {
    const { user } = await openTab([next], { width: 360 });
    await user.click(screen.getByRole('button', { name: 'Bruno Lima' }));
    expect(await screen.findByRole('dialog', { name: 'Detalhes da sessão' }, LATER)).toBeDefined();
  });

  it('are one psychologist’s, where a clinic asks for one', async () => {
    const admin: Actor = { ...psych, userId: sampleId(2, 3), role: 'administrator' };
    const theirs = inMinutes(4, 60, { patientId: sampleId(3, 2), psychologistId: sampleId(2, 2) });
    await openTab([running, theirs], { actor: admin, path: `/?psicologo=${sampleId(2, 2)}` });
    await screen.findByText('1 sessão', {}, LATER);
    expect(screen.queryByText('Ana Souza')).toBeNull();
  });

  it('are all there, however many, and only those in sight are drawn', async () => {
    const many = Array.from({ length: 2000 }, (_, n) => inMinutes(10 + n, 60 * (n + 1)));
    await openTab(many);
    expect(screen.getByText('2.000 sessões')).toBeDefined();
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('2001');
    expect(screen.getAllByRole('row').length).toBeLessThan(80);
  });
});

describe('a reminder by WhatsApp', () => {
  it('is a link that tells the other side nothing of where it was pressed', async () => {
    const soon = inMinutes(5, 60, { patientId: sampleId(3, 1) });
    const { menuOf } = await openTab([soon]);
    await menuOf('Ana Souza');
    const link = screen.getByRole('menuitem', { name: 'Lembrar por WhatsApp' });
    expect(link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/5511987654321\?text=Ol%C3%A1/);
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(link.getAttribute('target')).toBe('_blank');
  });

  it('says why there is none without a telephone', async () => {
    const { user, menuOf } = await openTab([next]);
    await menuOf('Bruno Lima');
    const item = screen.getByRole('menuitem', { name: 'Lembrar por WhatsApp' });
    expect(item.hasAttribute('href')).toBe(false);
    await user.click(item);
    await screen.findByText('Bruno Lima não tem um telefone com DDD no cadastro.', {}, LATER);
  });
});
