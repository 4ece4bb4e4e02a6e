import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  psych,
  sampleAppointment,
  sampleId,
  sampleNote,
  samplePatient,
  sampleTenant,
  sampleUser,
} from '../../../../test/harness/practice/samples.ts';
import {
  connectDevice,
  openPractice,
  renderScreen,
} from '../../../../test/harness/page/screen.tsx';
import type { CorrectionRequest } from '../../../domain/corrections/correction.ts';
import NoteDialog from './NoteDialog.tsx';

const LATER = { timeout: 12_000 };
vi.setConfig({ testTimeout: 60_000 });
afterEach(cleanup);

const session = sampleAppointment(1, { status: 'completed' });
const note = sampleNote(1, { appointmentId: session.id, shelf: 'record' });
const patientId = note.patientId;
const asked: CorrectionRequest = {
  id: sampleId(6, 1),
  patientId,
  psychologistId: psych.userId,
  field: 'phone',
  wanted: 'O telefone é outro.',
  status: 'open',
  reason: null,
  answeredAt: null,
  answeredBy: null,
  createdAt: '2026-11-20T12:00:00.000Z',
};
const frozen = {
  'a hold by a court': {
    legalHold: true,
    requests: [],
    why: /^Há uma guarda judicial sobre este paciente/,
  },
  'an open request of the patient': {
    legalHold: null,
    requests: [asked],
    why: /^Este paciente tem um pedido sem resposta/,
  },
} as const;

/** Opens the note of a patient, and cuts the network where the test says so. */
async function open(name: keyof typeof frozen | null, isOffline: boolean) {
  const { legalHold, requests } = name ? frozen[name] : { legalHold: null, requests: [] };
  const server = await openPractice({
    tenants: [sampleTenant],
    users: [sampleUser()],
    patients: [samplePatient(1, { legalHold })],
    appointments: [session],
    notes: [note],
    correctionRequests: [...requests],
  });
  const here = connectDevice(server, psych);
  const dialog = <NoteDialog target={session.id} at={null} onClose={() => undefined} />;
  const { user } = renderScreen(here.client, dialog);
  await screen.findByRole('textbox', { name: 'Nota da sessão' }, LATER);
  await waitFor(async () => {
    const { why } = await here.device.query('notes.kept', { appointmentId: session.id });
    expect(why === null).toBe(name === null);
  }, LATER);
  if (isOffline) here.cut();
  return { here, user };
}

type Here = Awaited<ReturnType<typeof open>>['here'];

/** Returns the changes that the device keeps for the server. */
const waiting = ({ device }: Here) => device.query('sync.items', {});

const cases = Object.keys(frozen).flatMap((name) =>
  [false, true].map((isOffline) => ({
    name: name as keyof typeof frozen,
    line: isOffline ? 'without a network' : 'with one',
    isOffline,
  })),
);

describe.each(cases)('under $name, $line', ({ name, isOffline }) => {
  it('a note is not deleted, and the screen says why', async () => {
    const { here, user } = await open(name, isOffline);
    await user.click(screen.getByRole('button', { name: 'Excluir nota' }));
    const title = 'Esta nota não pode ser excluída agora';
    const dialog = within(await screen.findByRole('dialog', { name: title }, LATER));
    expect(dialog.getByText(frozen[name].why)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Excluir' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Entendi' }));
    expect(await waiting(here)).toEqual([]);
    expect((await here.device.readNote(note.id))?.note.plaintext).toBe(note.plaintext);
  });

  it('a note is not put out of the record, and the screen says why', async () => {
    const { here, user } = await open(name, isOffline);
    const toRecord = screen.getByRole<HTMLInputElement>('switch', { name: 'Nota no prontuário' });
    expect(toRecord.checked).toBe(true);
    await user.click(toRecord);
    expect(await screen.findByText('A nota continua no prontuário.', {}, LATER)).toBeDefined();
    expect(screen.getByText(frozen[name].why)).toBeDefined();
    expect(toRecord.checked).toBe(true);
    expect(await waiting(here)).toEqual([]);
    expect((await here.device.readNote(note.id))?.note.shelf).toBe('record');
  });
});

it('without a hold or a request a note is deleted after the question', async () => {
  const { user } = await open(null, true);
  await user.click(screen.getByRole('button', { name: 'Excluir nota' }));
  expect(await screen.findByRole('dialog', { name: 'Excluir nota' }, LATER)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Excluir' })).toBeDefined();
});
