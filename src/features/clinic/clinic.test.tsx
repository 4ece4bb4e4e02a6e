import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answering, pageOnline } from '../../../test/harness/page/pageOnline.ts';
import { renderPage } from '../../../test/harness/page/renderPage.tsx';
import { apiErrorOf } from '../../client/online/apiError.ts';
import {
  handOverCall,
  type HandoverOutcome,
  handoverPlanCall,
  inviteMemberCall,
  type Member,
  membersCall,
  sealsCall,
} from '../../domain/contract/clinic.ts';
import { ClinicTab } from './ClinicTab.tsx';

vi.setConfig({ testTimeout: 60_000 });
afterEach(cleanup);

const member = (id: string, name: string, changes: Partial<Member> = {}): Member => ({
  id,
  name,
  email: `${id}@exemplo.com`,
  crp: '06/123456',
  role: 'psych',
  isActive: true,
  patients: 7,
  sessions: 3,
  sealed: 0,
  lastSentAt: null,
  closesAt: null,
  ...changes,
});

const clinic = {
  limit: 3,
  taken: 2,
  members: [member('ana', 'Ana'), member('bruno', 'Bruno')],
  invites: [],
};
const listed = [answering(membersCall, async () => clinic), answering(sealsCall, async () => [])];

const patients = Array.from({ length: 7 }, (_, index) => ({
  id: `p${index}`,
  name: `Paciente ${index}`,
  isActive: true,
  sealedAt: null,
  isRecordOnly: false,
  sessions: 1,
  recurrences: 0,
  notes: 2,
  sessionsLeft: 0,
  overlaps: Array.from({ length: index === 6 ? 2 : 0 }, () => ({
    startAt: '2026-04-06T12:00:00.000Z',
    endAt: '2026-04-06T12:50:00.000Z',
    withStartAt: '2026-04-06T12:00:00.000Z',
  })),
}));

async function openPassing(user: ReturnType<typeof renderPage>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Ações de Ana' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Passar pacientes ou lacrar' }));
  return within(await screen.findByRole('dialog'));
}

describe('the clinic’s tab', () => {
  it('shows how many places are taken, and says why an invitation was refused without losing the address', async () => {
    const refusal = { code: 'plan_limit', message: 'O plano da clínica vai até 3 psicólogos.' };
    const { user } = renderPage(
      <ClinicTab />,
      undefined,
      pageOnline(
        ...listed,
        answering(inviteMemberCall, async () => {
          throw apiErrorOf(409, refusal);
        }),
      ),
    );
    await screen.findByText(/2 de 3 lugares de psicólogo/);
    await user.click(screen.getByRole('button', { name: 'Convidar psicólogo' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'nova@exemplo.com');
    await user.click(dialog.getByRole('button', { name: 'Enviar convite' }));
    await dialog.findByText(refusal.message);
    expect(dialog.getByRole<HTMLInputElement>('textbox').value).toBe('nova@exemplo.com');
  });

  it('says when a member’s account is closed, as the member asked', async () => {
    const leaving = { ...member('ana', 'Ana'), closesAt: '2026-04-09T12:00:00.000Z' };
    const members = [leaving, member('bruno', 'Bruno')];
    const online = pageOnline(
      answering(membersCall, async () => ({ ...clinic, members })),
      answering(sealsCall, async () => []),
    );
    renderPage(<ClinicTab />, undefined, online);
    expect(await screen.findAllByText(/encerra em 09\/04\/2026, como pediu/)).toHaveLength(1);
  });

  it('hands patients over a few at a time, and names who stayed', async () => {
    const slices: string[][] = [];
    const { user } = renderPage(
      <ClinicTab />,
      undefined,
      pageOnline(
        ...listed,
        answering(handoverPlanCall, async () => ({ patients })),
        answering(handOverCall, async ({ body }) => {
          slices.push(body.patients.map(({ patientId }) => patientId));
          return {
            outcomes: body.patients.map(({ patientId }): HandoverOutcome => {
              const isMet = patientId === 'p6';
              const overlaps = isMet ? [{ startAt: 'a', endAt: 'b', withStartAt: 'a' }] : [];
              return { patientId, status: isMet ? 'overlap' : 'asked', message: null, overlaps };
            }),
          };
        }),
      ),
    );
    const dialog = await openPassing(user);
    await user.click(await dialog.findByRole('checkbox', { name: 'Todos (7)' }));
    await user.click(dialog.getByRole('button', { name: 'Passar 7 pacientes' }));
    await dialog.findByText('Escolha quem recebe os pacientes.');
    await user.click(dialog.getByRole('combobox'));
    await user.click(await screen.findByRole('option', { name: 'Bruno' }));
    await user.click(await dialog.findByRole('button', { name: 'Passar 7 pacientes' }));
    // Nothing is sent before the second question is answered.
    const asked = within(await screen.findByRole('dialog', { name: 'Passar 7 pacientes?' }));
    expect(asked.getByText(/passam só se Ana permitir\. Ana recebe um email/)).toBeDefined();
    expect(slices).toEqual([]);
    await user.click(asked.getByRole('button', { name: 'Passar' }));
    const told = await dialog.findByText(/6 pacientes: o que foi escrito espera a resposta/);
    await waitFor(() => expect(document.activeElement?.contains(told)).toBe(true));
    expect(
      dialog.getByText(/Paciente 6: quem recebe já tem outra sessão em 1 horário/),
    ).toBeDefined();
    expect(slices.map(({ length }) => length)).toEqual([5, 2]);
  });

  it('says how many sessions are cancelled before it asks, and keeps no outcome for another question', async () => {
    const { user } = renderPage(
      <ClinicTab />,
      undefined,
      pageOnline(
        ...listed,
        answering(handoverPlanCall, async () => ({ patients })),
        answering(handOverCall, async ({ body }) => ({
          outcomes: body.patients.map(({ patientId }): HandoverOutcome => ({
            patientId,
            status: 'asked',
            message: null,
            overlaps: [],
          })),
        })),
      ),
    );
    const dialog = await openPassing(user);
    await user.click(dialog.getByRole('combobox'));
    await user.click(await screen.findByRole('option', { name: 'Bruno' }));
    await user.click(await dialog.findByRole('checkbox', { name: /^Paciente 6/ }));
    await user.click(
      dialog.getByRole('checkbox', { name: 'Cancelar estas 2 sessões e passar o resto' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Passar 1 paciente' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Passar 1 paciente?' }));
    expect(asked.getByText(/2 sessões são canceladas, porque os horários já estão/)).toBeDefined();
    await user.click(asked.getByRole('button', { name: 'Passar' }));
    await dialog.findByText(/1 paciente: o que foi escrito espera a resposta/);
    await user.click(dialog.getByRole('radio', { name: 'Lacrar os prontuários' }));
    await dialog.findByRole('button', { name: 'Pedir o lacre' });
    expect(dialog.queryByText(/o que foi escrito espera a resposta/)).toBeNull();
  });
});
