import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  psych,
  sampleHandover,
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
import { shownOf } from '../../../data/queries/kit/known.ts';
import type { Handover } from '../../../domain/handovers/handover.ts';
import AnswerDialog from './AnswerDialog.tsx';
import { Handovers } from './Handovers.tsx';

const LATER = { timeout: 12_000 };
vi.setConfig({ testTimeout: 60_000 });
afterEach(cleanup);

const successor = sampleId(2, 9);
const admin = { ...psych, userId: sampleId(2, 2), role: 'administrator' } as const;
const open = { status: 'asked', endedAt: null } as const;
const asked = sampleHandover(1, open);
const seal = sampleHandover(2, { ...open, kind: 'seal', successorId: null, successorName: null });

async function connect(handovers: readonly Handover[], actor: typeof psych = psych) {
  const held = { psychologistId: successor, recordHolderId: psych.userId };
  const server = await openPractice({
    tenants: [sampleTenant],
    users: [sampleUser(), sampleUser(9), sampleUser(2, { role: 'administrator' })],
    patients: [samplePatient(1, held), samplePatient(2)],
    handovers: [...handovers],
  });
  const here = connectDevice(server, actor);
  const statuses = async () => {
    const rows = shownOf(await here.device.query('handovers.list', {}));
    return rows.map(({ handover }) => handover.status).toSorted();
  };
  await waitFor(async () => expect(await statuses()).toHaveLength(handovers.length), LATER);
  return { here, statuses };
}

async function ask(handover: Handover) {
  const { here, statuses } = await connect([handover]);
  const onClose = vi.fn<() => void>();
  const page = <AnswerDialog target={handover.id} at={null} onClose={onClose} />;
  const { user } = renderScreen(here.client, page);
  const dialog = within(await screen.findByRole('dialog', {}, LATER));
  return { here, user, dialog, onClose, statuses };
}

describe('the question to the psychologist whose record is to leave', () => {
  it('says who asks for what, what a yes does, and is answered without a network', async () => {
    const { here, user, dialog, onClose, statuses } = await ask(asked);
    expect(dialog.getByText('Paciente 1')).toBeDefined();
    expect(dialog.getByText(/passar o prontuário \(2 notas\) a Bruno Lima/)).toBeDefined();
    expect(
      dialog.getByText(/Bruno Lima passa a ler as notas .* você deixa de vê-los/),
    ).toBeDefined();
    expect(dialog.getByText(/Se você não permitir, tudo .* continua com você/)).toBeDefined();
    here.cut();
    await user.click(dialog.getByRole('button', { name: 'Permitir' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce(), LATER);
    expect(await statuses()).toEqual(['agreed']);
  });

  it('takes a no', async () => {
    const { user, dialog, onClose, statuses } = await ask(asked);
    await user.click(dialog.getByRole('button', { name: 'Não permitir' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce(), LATER);
    expect(await statuses()).toEqual(['refused']);
  });

  it('changes nothing while it is put off', async () => {
    const { here, user, dialog, onClose, statuses } = await ask(asked);
    await user.click(dialog.getByRole('button', { name: 'Decidir depois' }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(await statuses()).toEqual(['asked']);
    expect(await here.device.query('sync.items', {})).toEqual([]);
  });

  it('says of a seal that nobody reads on, and that sessions are cancelled', async () => {
    const { dialog } = await ask(seal);
    expect(dialog.getByText(/pede para lacrar o prontuário/)).toBeDefined();
    expect(dialog.getByText(/ninguém mais lê .* As sessões futuras são canceladas/)).toBeDefined();
  });

  it('asks nothing any more where it was answered', async () => {
    const { dialog } = await ask(sampleHandover(1, { status: 'refused' }));
    expect(dialog.getByText('Não permitido')).toBeDefined();
    expect(dialog.queryByRole('button', { name: 'Permitir' })).toBeNull();
  });
});

describe('the list of hand-overs', () => {
  it('leads to each question, and agrees to all of them only after asking', async () => {
    const { here, statuses } = await connect([asked, seal]);
    const { user, router } = renderScreen(here.client, <Handovers />);
    await user.click(await screen.findByRole('button', { name: 'Responder: Paciente 1' }, LATER));
    const search = { dialogo: 'passagem', alvo: asked.id };
    await waitFor(() => expect(router.state.location.search).toMatchObject(search));
    await user.click(screen.getByRole('button', { name: 'Permitir os 2' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Permitir 2 pedidos?' }));
    expect(dialog.getByText(/ninguém mais lê/)).toBeDefined();
    expect(await statuses()).toEqual(['asked', 'asked']);
    await user.click(dialog.getByRole('button', { name: 'Permitir todos' }));
    await waitFor(async () => expect(await statuses()).toEqual(['agreed', 'agreed']), LATER);
  });

  it('lets the administration withdraw, and answer nothing', async () => {
    const { here, statuses } = await connect([asked], admin);
    const { user } = renderScreen(here.client, <Handovers />);
    await user.click(await screen.findByRole('button', { name: 'Retirar: Paciente 1' }, LATER));
    expect(screen.queryByRole('button', { name: /Responder/ })).toBeNull();
    const dialog = within(await screen.findByRole('dialog', { name: 'Retirar o pedido?' }));
    await user.click(dialog.getByRole('button', { name: 'Retirar' }));
    await waitFor(async () => expect(await statuses()).toEqual(['cancelled']), LATER);
  });

  it('tells the successor what she waits for, without asking her', async () => {
    const { here } = await connect([asked], { ...psych, userId: successor });
    renderScreen(here.client, <Handovers />);
    expect(await screen.findByText(/está com Helena Duarte a Bruno Lima/, {}, LATER)).toBeDefined();
    expect(screen.getByText(/^Espera a resposta · desde 10\/11\/2026$/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /Responder|Retirar|Permitir/ })).toBeNull();
  });
});
