import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { makeUser } from '../../../test/fixtures/documents.ts';
import { PageDevice } from '../../../test/harness/page/pageDevice.ts';
import { answering, pageOnline } from '../../../test/harness/page/pageOnline.ts';
import { renderPage } from '../../../test/harness/page/renderPage.tsx';
import { connectionError } from '../../client/online/apiError.ts';
import { stopRemindersCall } from '../../domain/contract/reminders.ts';
import { NotificationsPanel } from './NotificationsPanel.tsx';
import { StopPage } from './StopPage.tsx';

vi.setConfig({ testTimeout: 60_000 });
afterEach(cleanup);

const show = (changes: Parameters<typeof makeUser>[0]) =>
  renderPage(
    <NotificationsPanel />,
    new PageDevice({ practice: { user: makeUser(changes), tenant: null } as never }),
  );

it('leaves a kind out of the bell, and switches reminders on, without a network', async () => {
  const { user: hands, device } = show({ bellHidden: ['no_note'] });
  expect(
    await screen.findByRole('switch', { name: 'Sessões sem nota', checked: false }),
  ).toBeDefined();
  await hands.click(screen.getByRole('switch', { name: 'Sessões concluídas sem pagamento' }));
  await hands.click(screen.getByRole('switch', { name: 'Lembrar os pacientes das sessões' }));
  expect(device.dispatched).toMatchObject([
    { name: 'bell.setKind', args: { kind: 'no_payment', isActive: false } },
    { name: 'reminders.set', args: { leadHours: 24 } },
  ]);
});

it('shows what a patient reads, which says nothing of what for', async () => {
  show({ name: 'Helena Prado', reminderLeadHours: 48 });
  const mail = await screen.findByRole('figure', { name: 'Como o email fica' });
  expect(mail.textContent).toMatch(/Lembrete: .* às \d\d:00/);
  expect(mail.textContent).toContain('com Helena');
  expect(mail.textContent).not.toMatch(/Prado|psic|sessão|clínica/i);
});

it.each([
  ['lembretes', 'Parar os lembretes', /não vai mais receber lembretes/],
  ['respostas', 'Parar as respostas por email', /não vêm mais por email/],
] as const)(
  'stops %s by a button alone, and says so kindly without a network',
  async (kind, name, done) => {
    let isCut = true;
    const stopped: unknown[] = [];
    const online = pageOnline(
      answering(stopRemindersCall, async ({ body }) => {
        if (isCut) throw connectionError();
        stopped.push(body);
      }),
    );
    const { user: hands } = renderPage(
      <StopPage token="abc" kind={kind} />,
      new PageDevice(),
      online,
    );
    const button = await screen.findByRole('button', { name });
    expect(stopped).toEqual([]);
    await hands.click(button);
    expect(await screen.findByText(/Erro de conexão/)).toBeDefined();
    isCut = false;
    await hands.click(button);
    expect(await screen.findByText('Pronto')).toBeDefined();
    expect(screen.getByText(done)).toBeDefined();
    expect(stopped).toEqual([{ token: 'abc' }]);
  },
);
