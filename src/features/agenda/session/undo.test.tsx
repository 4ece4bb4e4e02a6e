import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { clickTwice } from '../../../../test/harness/page/clickTwice.ts';
import {
  psych,
  sampleAppointment,
  samplePatient,
  sampleTenant,
  sampleUser,
} from '../../../../test/harness/practice/samples.ts';
import {
  connectDevice,
  openPractice,
  renderScreen,
} from '../../../../test/harness/page/screen.tsx';
import { recordOf } from '../../../data/queries/kit/known.ts';
import { addDays } from '../../../domain/time/days.ts';
import { instantOf, wallClock } from '../../../domain/time/zone.ts';
import { DialogHost } from '../../../ui/dialogs.tsx';
import DetailsDialog from './DetailsDialog.tsx';
import RescheduleDialog from './RescheduleDialog.tsx';

const LATER = { timeout: 12_000 };
const ZONE = sampleTenant.timeZone;
const tomorrow = addDays(wallClock(new Date().toISOString(), ZONE).day, 1);
const span = (minutes: number) => ({
  startAt: instantOf({ day: tomorrow, minutes }, ZONE),
  endAt: instantOf({ day: tomorrow, minutes: minutes + 50 }, ZONE),
});
const session = sampleAppointment(1, span(540));

vi.setConfig({ testTimeout: 40_000 });
afterEach(cleanup);

async function openDetails() {
  const server = await openPractice({
    tenants: [sampleTenant],
    users: [sampleUser()],
    patients: [samplePatient(1, { name: 'Ana Souza' })],
    appointments: [session],
  });
  const here = connectDevice(server, psych);
  const { user } = renderScreen(
    here.client,
    <>
      <main tabIndex={-1} />
      <DialogHost dialogs={{ sessao: DetailsDialog, remarcar: RescheduleDialog }} />
    </>,
    { path: `/?dialogo=sessao&alvo=${session.id}` },
  );
  await screen.findByText('Ana Souza', {}, LATER);
  const stored = async () =>
    recordOf(await here.device.query('appointments.byId', { id: session.id }))?.appointment;
  const press = async (name: string) =>
    user.click(await screen.findByRole('button', { name }, LATER));
  return { user, here, server, stored, press };
}

type Opened = Awaited<ReturnType<typeof openDetails>>;

async function move({ user, press }: Opened) {
  await press('Remarcar');
  await screen.findByRole('dialog', { name: 'Remarcar' }, LATER);
  const start = screen.getByLabelText(/^Início/);
  await user.clear(start);
  await user.type(start, '1600{Enter}');
}

async function cancel({ press }: Opened) {
  await press('Cancelar sessão');
  const question = await screen.findByRole('dialog', { name: 'Cancelar sessão?' });
  within(question).getByRole('button', { name: 'Cancelar sessão' }).click();
}

it('a move is taken back by the key for it: the session is where it was, here and on the server', async () => {
  const opened = await openDetails();
  await move(opened);
  await screen.findByText('Sessão remarcada!', {}, LATER);
  expect((await opened.stored())?.startAt).toBe(span(960).startAt);
  await opened.user.keyboard('{Control>}z{/Control}');
  await screen.findByText('A sessão voltou ao horário de antes.', {}, LATER);
  const [there] = (await opened.server.projection(psych)).filter(
    ({ entity }) => entity === 'appointments',
  );
  expect(there?.doc).toMatchObject(span(540));
  await waitFor(async () => expect(await opened.stored()).toMatchObject(span(540)), LATER);
});

it('a cancellation is taken back: the session is scheduled again', async () => {
  const opened = await openDetails();
  await cancel(opened);
  await screen.findByText('Agendamento cancelado com sucesso!', {}, LATER);
  await opened.press('Desfazer');
  await screen.findByText('A sessão voltou à agenda.', {}, LATER);
  await waitFor(
    async () =>
      expect(await opened.stored()).toMatchObject({
        status: 'scheduled',
        cancellationReason: null,
      }),
    LATER,
  );
});

it.each([
  ['A move', move],
  ['A cancellation', cancel],
])(
  '%s is taken back without a network, and the server has the session as it was',
  async (_what, act) => {
    const opened = await openDetails();
    await opened.here.device.wake();
    opened.here.cut();
    await act(opened);
    await screen.findByText(/^Guardado;/, {}, LATER);
    await opened.press('Desfazer');
    await waitFor(async () => expect(await opened.stored()).toMatchObject(span(540)), LATER);
    expect((await opened.stored())?.status).toBe('scheduled');
    opened.here.heal();
    await waitFor(
      async () => expect(await opened.here.device.query('sync.items', {})).toEqual([]),
      LATER,
    );
    const [there] = (await opened.server.projection(psych)).filter(
      ({ entity }) => entity === 'appointments',
    );
    expect(there?.doc).toMatchObject({ ...span(540), status: 'scheduled' });
  },
);

it.each([
  {
    what: 'A move',
    title: 'Remarcar',
    confirm: 'Remarcar',
    prepare: async ({ user }: Opened) => {
      const start = screen.getByLabelText(/^Início/);
      await user.clear(start);
      await user.type(start, '1600');
    },
    become: span(960),
  },
  {
    what: 'A cancellation',
    title: 'Cancelar sessão?',
    opener: 'Cancelar sessão',
    confirm: 'Cancelar sessão',
    prepare: async () => {},
    become: { status: 'cancelled' },
  },
])(
  '$what by a double click is one command, which one step takes back',
  async ({ title, opener = title, confirm, prepare, become }) => {
    const opened = await openDetails();
    const { device } = opened.here;
    await device.wake();
    opened.here.cut();
    const given = vi.spyOn(device, 'dispatch');
    await opened.press(opener);
    const dialog = await screen.findByRole('dialog', { name: title }, LATER);
    await prepare(opened);
    const button = within(dialog).getByRole('button', { name: confirm });
    clickTwice(button);
    await screen.findByText(/^Guardado;/, {}, LATER);
    expect(await opened.stored()).toMatchObject(become);
    expect(given).toHaveBeenCalledOnce();
    expect(await device.query('sync.items', {})).toHaveLength(1);
    await opened.press('Desfazer');
    await waitFor(
      async () =>
        expect(await opened.stored()).toMatchObject({ ...span(540), status: 'scheduled' }),
      LATER,
    );
  },
);
