import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeBlock, makeBreak, makePeriod } from '../../../test/fixtures/availability.ts';
import {
  psych,
  psychId,
  sampleId,
  sampleTenant,
  sampleUser,
} from '../../../test/harness/practice/samples.ts';
import { connectDevice, openPractice, renderScreen } from '../../../test/harness/page/screen.tsx';
import { shownOf } from '../../data/queries/kit/known.ts';
import type { Actor } from '../../domain/core/command.ts';
import { DialogHost, useDialogs } from '../../ui/dialogs.tsx';
import { BlockDialog, BreakDialog, PeriodDialog, WeekDialog } from './dialogs.ts';

const LATER = { timeout: 12_000 };
vi.setConfig({ testTimeout: 60_000 });
afterEach(cleanup);

const dialogs = {
  pausa: BreakDialog,
  bloqueio: BlockDialog,
  periodo: PeriodDialog,
  semana: WeekDialog,
};
const [olivia, angela] = [psychId, sampleId(2, 2)];
const administrator: Actor = { ...psych, userId: sampleId(2, 3), role: 'administrator' };
const ID = sampleId(6, 1);
const own = { id: ID, psychologistId: psychId };

async function practice(actor: Actor = psych) {
  const server = await openPractice({
    tenants: [sampleTenant],
    users: [
      sampleUser(1, { name: 'Olívia' }),
      sampleUser(2, { name: 'Ângela' }),
      sampleUser(3, { role: 'administrator' }),
    ],
    recurringBreaks: [makeBreak(own)],
    availabilityBlocks: [makeBlock(own)],
    availabilityPeriods: [makePeriod(own)],
  });
  return connectDevice(server, actor);
}

function Opener({ address }: { address: Parameters<ReturnType<typeof useDialogs>['open']>[0] }) {
  const { open } = useDialogs();
  return <button onClick={() => open(address)}>Abrir</button>;
}

type Here = Awaited<ReturnType<typeof practice>>;

/** A dialog of that name, opened as if from a screen. */
function show(here: Here, address: Parameters<typeof Opener>[0]['address'], search = '') {
  const shown = renderScreen(
    here.client,
    <>
      <Opener address={address} />
      <DialogHost dialogs={dialogs} />
    </>,
    { path: `/${search}` },
  );
  const open = async () => {
    await shown.user.click(await screen.findByRole('button', { name: 'Abrir' }, LATER));
    return within(await screen.findByRole('dialog', {}, LATER));
  };
  const close = async () => {
    await shown.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), LATER);
  };
  return { ...shown, open, close };
}

const drafts = async ({ device }: Here) =>
  (await device.query('sync.drafts', {})).map(({ kind, target, subject }) => [
    kind,
    target,
    subject,
  ]);

const forms = [
  { dialogo: 'pausa', kind: 'break', label: /^Descrição/, typed: 'Supervisão' },
  { dialogo: 'bloqueio', kind: 'block', label: /^Motivo/, typed: 'Férias' },
  { dialogo: 'periodo', kind: 'period', label: /^Observações/, typed: 'Só online' },
];

describe('what was typed', () => {
  it.each(forms)(
    'into $dialogo is kept until it is saved or dropped, and found again',
    async ({ dialogo, kind, label, typed }) => {
      const here = await practice();
      const { user, open, close } = show(here, { dialogo });
      await user.type((await open()).getByLabelText(label), typed);
      await close();
      await waitFor(async () => expect(await drafts(here)).toEqual([[kind, null, null]]), LATER);
      const again = await open();
      expect(await again.findByText('Rascunho recuperado', {}, LATER)).toBeDefined();
      expect(again.getByLabelText(label)).toHaveProperty('value', typed);
      await user.click(again.getByRole('button', { name: 'Descartar' }));
      expect(again.getByLabelText(label)).toHaveProperty('value', '');
      // The focus has not gone with the notice: Escape closes.
      await close();
      await waitFor(async () => expect(await drafts(here)).toEqual([]), LATER);
    },
  );

  it('into one that is there is kept for that one, and goes with saving', async () => {
    const here = await practice();
    const { user, open, close } = show(here, { dialogo: 'bloqueio', alvo: ID });
    await user.type((await open()).getByLabelText(/^Motivo/), ' de verão');
    await close();
    await waitFor(async () => expect(await drafts(here)).toEqual([['block', ID, 'Curso']]), LATER);
    const again = await open();
    expect(again.getByLabelText(/^Motivo/)).toHaveProperty('value', 'Curso de verão');
    await user.click(again.getByRole('button', { name: 'Salvar' }));
    await screen.findByText('Operação realizada com sucesso!', {}, LATER);
    expect(await drafts(here)).toEqual([]);
  });
});

describe('a week that was begun', () => {
  it('is kept with its times, and goes with saving', async () => {
    const here = await practice();
    const { user, open, close } = show(here, { dialogo: 'semana' });
    await user.type((await open()).getByLabelText(/^Fim da tarde/), '{Control>}a{/Control}19:30');
    await user.tab();
    await close();
    await waitFor(async () => expect(await drafts(here)).toEqual([['week', null, null]]), LATER);
    const again = await open();
    expect(again.getByLabelText(/^Fim da tarde/)).toHaveProperty('value', '19:30');
    await user.click(again.getByRole('button', { name: 'Salvar semana' }));
    await screen.findByText('Operação realizada com sucesso!', {}, LATER);
    expect(await drafts(here)).toEqual([]);
  });
});

describe('of an administrator', () => {
  it('each psychologist’s draft is found where that one’s times are managed, and goes on as theirs', async () => {
    const here = await practice(administrator);
    await waitFor(async () => {
      const { psychologists } = await here.device.query('practice', {});
      expect(shownOf(psychologists)).toHaveLength(2);
    }, LATER);
    const first = show(here, { dialogo: 'bloqueio' }, `?psicologo=${olivia}`);
    await first.user.type((await first.open()).getByLabelText(/^Motivo/), 'Férias da Olívia');
    await first.close();
    await waitFor(
      async () => expect(await drafts(here)).toEqual([['block', null, 'Olívia']]),
      LATER,
    );
    const [draft] = await here.device.query('sync.drafts', {});
    cleanup();

    const other = show(here, { dialogo: 'bloqueio' }, `?psicologo=${angela}`);
    expect((await other.open()).getByLabelText(/^Motivo/)).toHaveProperty('value', '');
    cleanup();

    const rascunho = draft?.key ?? '';
    const list = show(here, { dialogo: 'bloqueio', rascunho }, `?psicologo=${angela}`);
    const form = await list.open();
    expect(form.getByLabelText(/^Motivo/)).toHaveProperty('value', 'Férias da Olívia');
    expect(form.getByRole('combobox', { name: /^Psicólogo/ }).textContent).toBe('Olívia');
  });
});

describe('several breaks of one form', () => {
  it('of which one could not be kept on the device leave those that are left in it', async () => {
    const here = await practice();
    const dispatch = here.device.dispatch.bind(here.device);
    let count = 0;
    Object.assign(here.device, {
      dispatch: async (...args: Parameters<typeof dispatch>) => {
        count += 1;
        if (count === 2) throw new Error('full');
        return dispatch(...args);
      },
    });
    const { user, open } = show(here, { dialogo: 'pausa' });
    const form = await open();
    await user.click(form.getByRole('button', { name: 'Seg-Sex' }));
    await user.type(form.getByLabelText(/^Início/), '12');
    await user.type(form.getByLabelText(/^Fim/), '13');
    await user.click(form.getByRole('button', { name: 'Criar 5 pausas' }));
    await user.click(await form.findByRole('button', { name: 'Criar 4 pausas' }, LATER));
    await screen.findByText('Operação realizada com sucesso!', {}, LATER);
    await waitFor(async () => {
      const kept = await here.device.query('breaks.list', { psychologistId: psychId } as never);
      expect(JSON.stringify(kept).match(/"startTime":"12:00"/g)).toHaveLength(5);
    }, LATER);
    await waitFor(async () => expect(await drafts(here)).toEqual([]), LATER);
  });
});
