import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { makeUser } from '../../../test/fixtures/documents.ts';
import { PageDevice } from '../../../test/harness/page/pageDevice.ts';
import { answering, pageOnline } from '../../../test/harness/page/pageOnline.ts';
import { renderPage } from '../../../test/harness/page/renderPage.tsx';
import { connectionError } from '../../client/online/apiError.ts';
import { ownEventsCall } from '../../domain/contract/audit.ts';
import { endSessionsCall, ownSessionsCall } from '../../domain/contract/auth.ts';
import { SecurityPanel } from './SecurityPanel.tsx';
import { countWords, EVENT_WORDS } from './words.ts';

vi.setConfig({ testTimeout: 60_000 });
afterEach(cleanup);

const at = '2026-11-20T12:00:00.000Z';
const session = (id: string, device: string | null, isCurrent: boolean) => ({
  id,
  device,
  openedAt: at,
  seenAt: at,
  isCurrent,
});
const nobody = () => null;

function show(end: (body: object) => Promise<void>) {
  let sessions = [session('s1', 'Chrome, Android', true), session('s2', 'Firefox, Linux', false)];
  const online = pageOnline(
    answering(ownSessionsCall, async () => ({ sessions })),
    answering(endSessionsCall, async ({ body }) => {
      await end(body);
      sessions = sessions.filter(({ isCurrent }) => isCurrent);
      return { success: true, ended: 1 };
    }),
    answering(ownEventsCall, async ({ query }) => ({
      events: [
        {
          id: query?.before ? 'e2' : 'e1',
          at,
          kind: query?.before ? ('password.changed' as const) : ('session.opened' as const),
          actorId: null,
          subjectId: null,
          sessionId: null,
          clientId: null,
          network: '200.1.2.0/24',
          details: {},
        },
      ],
      next: query?.before ? null : 'e1',
    })),
  );
  const device = new PageDevice({ practice: { user: makeUser({}), tenant: null } as never });
  return renderPage(<SecurityPanel EmailDialog={nobody} PasswordDialog={nobody} />, device, online);
}

it('ends the account elsewhere with the password, and keeps what was typed while there is no network', async () => {
  let isCut = true;
  const bodies: object[] = [];
  const { user: hands } = show(async (body) => {
    if (isCut) throw connectionError();
    bodies.push(body);
  });
  expect(await screen.findByText('Chrome, Android (este aparelho)')).toBeDefined();
  await hands.click(screen.getByRole('button', { name: /^Encerrar Firefox, Linux/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await hands.click(dialog.getByLabelText(/^Senha/));
  await hands.paste('segredo-123');
  await hands.click(dialog.getByRole('button', { name: 'Encerrar' }));
  expect(await dialog.findByText(/só pode ser feito com internet/)).toBeDefined();
  isCut = false;
  await hands.click(dialog.getByRole('button', { name: 'Encerrar' }));
  expect(await screen.findByText('A conta foi encerrada em 1 aparelho.')).toBeDefined();
  expect(bodies).toEqual([{ password: 'segredo-123', sessionId: 's2' }]);
  await waitFor(() => expect(screen.queryByText('Firefox, Linux')).toBeNull());
});

it('says in plain words what was done with the account, a page at a time', async () => {
  const { user: hands } = show(async () => undefined);
  expect(await screen.findByText('Entrada na conta')).toBeDefined();
  expect(screen.getByText(/da rede 200\.1\.2\.\*/)).toBeDefined();
  await hands.click(screen.getByRole('button', { name: 'Ver mais' }));
  expect(await screen.findByText('Senha alterada')).toBeDefined();
});

it('counts what a device received, and what went into a file', () => {
  const device = { kind: 'records.received', details: { patients: 2, registrations: 1 } } as const;
  expect(EVENT_WORDS['registrations.received']).toBe(
    'Um aparelho recebeu só o cadastro dos pacientes',
  );
  expect(countWords({ kind: 'registrations.received', details: { patients: 1200 } })).toBe(
    '1.200 cadastros',
  );
  expect(countWords(device)).toBe('2 prontuários, 1 cadastro');
  expect(countWords({ kind: 'session.opened', details: {} })).toBeNull();
  const counts = { patients: 12, sessions: 340, notes: 1, payments: 0, bytes: 1_300_000 };
  expect(countWords({ kind: 'records.exported', details: counts })).toBe(
    '12 pacientes, 340 sessões, 1 nota, 1,3 MB',
  );
});
