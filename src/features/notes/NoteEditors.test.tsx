import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { connectDevice, openPractice, renderScreen } from '../../../test/harness/page/screen.tsx';
import {
  psych,
  sampleAppointment,
  sampleId,
  sampleNote,
  samplePatient,
  sampleTenant,
  sampleUser,
} from '../../../test/harness/practice/samples.ts';
import { recordOf } from '../../data/queries/kit/known.ts';
import { NewNoteEditor, NoteEditor } from './NoteEditors.tsx';

const LATER = { timeout: 12_000 };
vi.setConfig({ testTimeout: 40_000 });
afterEach(cleanup);

const [PATIENT, SESSION, NOTE] = [sampleId(3, 1), sampleId(4, 1), sampleId(5, 1)] as const;
const args = {
  id: sampleId(5, 9),
  patientId: PATIENT,
  appointmentId: SESSION,
  plaintext: 'Escrito sem rede.',
};

/** A device of a practice whose only session has a note, or none. */
async function open(hasNote: boolean) {
  const server = await openPractice({
    tenants: [sampleTenant],
    users: [sampleUser()],
    patients: [samplePatient(1)],
    appointments: [sampleAppointment(1, { status: 'completed' })],
    notes: hasNote ? [sampleNote(1, { plaintext: 'Escrito no outro aparelho.' })] : [],
  });
  const here = connectDevice(server, psych);
  await waitFor(async () => {
    const { row } = recordOf(await here.device.query('appointments.byId', { id: SESSION })) ?? {};
    expect(row && Boolean(row.note)).toBe(hasNote);
  }, LATER);
  const rest = {
    refusal: { reason: 'Já existe uma nota.', fields: {} },
    onSubmit: vi.fn<(sent: object) => Promise<void>>(async () => {}),
    onReplaced: vi.fn<() => Promise<void>>(async () => {}),
    onClose: vi.fn<() => void>(),
  };
  return { here, rest };
}

const own = () => screen.findByLabelText<HTMLTextAreaElement>('Seu texto', {}, LATER);

describe('a refused note', () => {
  it('joins the one that the session has by now, below it', async () => {
    const { here, rest } = await open(true);
    const { user } = renderScreen(here.client, <NewNoteEditor args={args} {...rest} />);
    const above = await screen.findByLabelText<HTMLTextAreaElement>(
      'Nota que já existe',
      {},
      LATER,
    );
    expect(above.value).toBe('Escrito no outro aparelho.');
    expect((await own()).value).toBe(args.plaintext);
    await user.click(screen.getByText('Juntar à nota existente'));
    await waitFor(() => expect(rest.onReplaced).toHaveBeenCalledOnce(), LATER);
    const body = await here.device.readNote(NOTE);
    expect(body?.note.plaintext).toBe('Escrito no outro aparelho.\n\nEscrito sem rede.');
    expect(rest.onSubmit).not.toHaveBeenCalled();
  });

  it('of a session without another one is sent again as it was changed', async () => {
    const { here, rest } = await open(false);
    const { user } = renderScreen(here.client, <NewNoteEditor args={args} {...rest} />);
    await user.type(await own(), ' E mais.');
    expect(screen.getByText('Já existe uma nota.')).toBeDefined();
    await user.click(screen.getByText('Salvar e enviar de novo'));
    const plaintext = 'Escrito sem rede. E mais.';
    await waitFor(() => expect(rest.onSubmit).toHaveBeenCalledWith({ ...args, plaintext }), LATER);
  });

  it('that is only closed is neither sent nor taken off the list', async () => {
    const { here, rest } = await open(false);
    const { user } = renderScreen(here.client, <NewNoteEditor args={args} {...rest} />);
    await user.type(await own(), ' E mais.');
    await user.click(screen.getByText('Voltar'));
    expect(rest.onClose).toHaveBeenCalledOnce();
    expect(rest.onSubmit).not.toHaveBeenCalled();
    expect(rest.onReplaced).not.toHaveBeenCalled();
  });
});

describe('a refused edit of a note', () => {
  it('keeps the base it was made from, so that it is merged with what came since', async () => {
    const { here, rest } = await open(true);
    const edit = { id: NOTE, plaintext: 'Escrito aqui.', basedOn: 'a'.repeat(64) };
    const { user } = renderScreen(here.client, <NoteEditor args={edit} {...rest} />);
    await user.type(await own(), ' E mais.');
    await user.click(screen.getByText('Salvar e enviar de novo'));
    await waitFor(() => expect(rest.onSubmit).toHaveBeenCalledOnce(), LATER);
    expect(rest.onSubmit.mock.calls[0]?.[0]).toEqual({
      ...edit,
      plaintext: 'Escrito aqui. E mais.',
    });
  });
});
