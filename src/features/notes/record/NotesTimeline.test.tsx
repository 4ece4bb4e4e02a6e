import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  connectDevice,
  openPractice,
  renderScreen,
} from '../../../../test/harness/page/screen.tsx';
import {
  psych,
  sampleAppointment,
  sampleId,
  sampleNote,
  samplePatient,
  sampleTenant,
  sampleUser,
} from '../../../../test/harness/practice/samples.ts';
import { isWhole } from '../../../data/queries/kit/known.ts';
import { NotesTimeline } from './NotesTimeline.tsx';

const LATER = { timeout: 12_000 };
vi.setConfig({ testTimeout: 40_000 });
afterEach(cleanup);

const PATIENT = sampleId(3, 1);
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const session = (n: number, changes = {}) =>
  sampleAppointment(n, { patientId: PATIENT, status: 'completed', ...changes });

/** Ana had sessions 1 to 3, the second without a note. The fourth is to come. */
async function open(props: Omit<Parameters<typeof NotesTimeline>[0], 'patientId'>, of = PATIENT) {
  const server = await openPractice({
    tenants: [sampleTenant],
    users: [sampleUser()],
    patients: [samplePatient(1, { name: 'Ana Souza' }), samplePatient(2)],
    appointments: [
      ...[1, 2, 3].map((n) => session(n)),
      session(4, { status: 'scheduled', startAt: inHours(24), endAt: inHours(25) }),
    ],
    notes: [1, 3].map((n) => sampleNote(n, { patientId: PATIENT })),
  });
  const here = connectDevice(server, psych);
  await waitFor(async () => {
    const known = await here.device.query('appointments.ofPatient', { patientId: of });
    expect(isWhole(known)).toBe(true);
  }, LATER);
  return renderScreen(here.client, <NotesTimeline patientId={of} {...props} />);
}

const entries = async (name: string) => {
  const list = await screen.findByRole('list', { name }, LATER);
  return within(list).getAllByRole('article');
};

describe('a patient’s sessions with their notes', () => {
  it('stand newest first, with the whole text, and without those to come', async () => {
    await open({});
    await screen.findByText('Texto da sessão 3.', {}, LATER);
    await screen.findByText('Texto da sessão 1.', {}, LATER);
    const texts = (await entries('Sessões anteriores')).map((each) => each.textContent);
    expect(texts).toEqual([
      expect.stringContaining('Texto da sessão 3.'),
      expect.stringContaining('Sem nota.'),
      expect.stringContaining('Texto da sessão 1.'),
    ]);
  });

  it('lead to the note of each, be it written or not', async () => {
    const { user, router } = await open({});
    await user.click(await screen.findByText('Nova nota', {}, LATER));
    expect(router.state.location.search).toEqual({ dialogo: 'nota', alvo: sampleId(4, 2) });
    const [newest] = await screen.findAllByText('Editar nota', {}, LATER);
    await user.click(newest!);
    expect(router.state.location.search).toEqual({ dialogo: 'nota', alvo: sampleId(4, 3) });
  });

  it('leave out those without a note, and the one that is open beside', async () => {
    await open({ onlyWithNote: true, exceptId: sampleId(4, 3) });
    await screen.findByText('Texto da sessão 1.', {}, LATER);
    expect(await entries('Notas')).toHaveLength(1);
  });

  it('are none of a new patient, which is said with the way to the agenda', async () => {
    await open({}, sampleId(3, 2));
    expect(await screen.findByText('Ainda não há sessões anteriores.', {}, LATER)).toBeDefined();
    expect(screen.getByText('Abrir a agenda').getAttribute('href')).toBe('/app/agenda');
  });
});
