import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeRecorder, stubMicrophone } from '../../../test/harness/page/fakeRecorder.ts';
import {
  psych,
  sampleAppointment,
  samplePatient,
  sampleTenant,
  sampleUser,
} from '../../../test/harness/practice/samples.ts';
import {
  browser,
  connectDevice,
  openPractice,
  renderScreen,
} from '../../../test/harness/page/screen.tsx';
import { stubWakeLock } from '../../../test/harness/page/wakeLock.ts';
import { aiProviderCall } from '../../domain/contract/kit/server.ts';
import { answering, pageOnline } from '../../../test/harness/page/pageOnline.ts';
import { DomainError } from '../../domain/core/errors.ts';
import type { Consent, ConsentKind } from '../../domain/patients/consent.ts';
import { ServerRefusal } from '../../sync/environment.ts';
import NoteDialog from '../notes/editor/NoteDialog.tsx';
import { setCurrent } from './current.ts';
import { Recorder } from './Recorder.tsx';

const session = sampleAppointment(1);
const LATER = { timeout: 12_000 };
const AT = '2026-03-01T12:00:00.000Z';

const consent = (kind: ConsentKind): Consent => ({
  kind,
  day: '2026-03-01',
  givenAt: AT,
  givenBy: psych.userId,
  revokedAt: null,
  revokedBy: null,
});

let microphone: ReturnType<typeof stubMicrophone>;

beforeEach(() => {
  microphone = stubMicrophone();
});

afterEach(() => {
  // One that goes on would ask for the screen in the next tests, too.
  for (const recorder of FakeRecorder.made) if (recorder.state !== 'inactive') recorder.stop();
  setCurrent(null);
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

vi.setConfig({ testTimeout: 40_000 });

const provider = (recordings: 'none' | 'server') =>
  pageOnline(
    answering(aiProviderCall, async () => ({
      notes: 'server' as const,
      recordings,
      name: null,
      country: null,
    })),
  );

async function openNote(
  kinds: readonly ConsentKind[] = ['recording', 'transcription'],
  online = pageOnline(),
) {
  const server = await openPractice({
    tenants: [sampleTenant],
    users: [sampleUser()],
    patients: [samplePatient(1, { consents: kinds.map(consent) })],
    appointments: [session],
  });
  const own = browser();
  const here = connectDevice(server, psych, own);
  const dialog = (
    <NoteDialog target={session.id} at={null} onClose={() => undefined} Recorder={Recorder} />
  );
  const { user, unmount } = renderScreen(here.client, dialog, { online });
  const begin = async () => {
    await user.click(await screen.findByRole('button', { name: 'Gravar áudio' }, LATER));
    await screen.findByText('Gravando', {}, LATER);
    return FakeRecorder.made[0]!;
  };
  const stop = async () => {
    await user.click(screen.getByRole('button', { name: 'Parar' }));
    return screen.findByText(/^Gravação das/, {}, LATER);
  };
  const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Nota da sessão' });
  return { server, own, here, user, unmount, dialog, begin, stop, field };
}

const soundsOf = (disk: ReturnType<typeof browser>['recordings']) =>
  [...disk.values()].map(({ recording, pieces }) => ({
    state: recording.state,
    pieces: pieces.map((piece) => new TextDecoder().decode(piece)),
  }));

describe('the recorder in a note', () => {
  it('keeps every piece on the disk, in pieces of five seconds, and can be heard afterwards', async () => {
    const { own, user, begin, stop } = await openNote();
    const recorder = await begin();
    expect([recorder.mimeType, recorder.sliceMs]).toEqual(['audio/webm;codecs=opus', 5000]);
    recorder.hand('um');
    await user.click(screen.getByRole('button', { name: 'Pausar' }));
    expect(recorder.state).toBe('paused');
    expect(screen.getByText('Em pausa')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Continuar' }));
    recorder.hand('dois');
    await waitFor(() =>
      expect(soundsOf(own.recordings)).toEqual([{ state: 'recording', pieces: ['um', 'dois'] }]),
    );
    await stop();
    expect(soundsOf(own.recordings)).toEqual([{ state: 'stopped', pieces: ['um', 'dois', 'fim'] }]);
    expect(microphone.track.stop).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Ouvir' }));
    expect(await screen.findByLabelText(/^Gravação das/)).toBeDefined();
  });

  it('keeps the screen on while it records, also where the note is closed meanwhile', async () => {
    const locks = stubWakeLock();
    const { unmount, begin, dialog, here } = await openNote();
    await begin();
    await waitFor(() => expect(locks.inForce()).toBe(1));
    unmount();
    expect(locks.inForce()).toBe(1);
    const { user } = renderScreen(here.client, dialog);
    await user.click(await screen.findByRole('button', { name: 'Parar' }, LATER));
    await waitFor(() => expect(locks.inForce()).toBe(0), LATER);
    locks.remove();
  });

  it('sends nothing by itself; what was sent comes as text where the person writes, and is gone from the device', async () => {
    const { own, here, user, begin, stop, field } = await openNote();
    const heard: string[] = [];
    here.hear(async ({ pieces }) => {
      heard.push(pieces.map((piece) => new TextDecoder().decode(piece)).join('|'));
      return 'Falou do sono.';
    });
    await user.type(await field(), 'Antes. Depois.');
    (await begin()).hand('um');
    await stop();
    expect(heard).toEqual([]);
    (await field()).setSelectionRange(6, 6);
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    await screen.findByText('Transcrição concluída com sucesso!', {}, LATER);
    expect((await field()).value).toBe('Antes. Falou do sono. Depois.');
    expect(heard).toEqual(['um|fim']);
    await waitFor(() => expect(own.recordings.size).toBe(0));
    expect([...here.store.drafts.values()]).toMatchObject([
      { value: { text: 'Antes. Falou do sono. Depois.' } },
    ]);
  });

  it('offers the text to who comes back later', async () => {
    const { own, here, user, unmount, dialog, begin, stop, field } = await openNote();
    here.hear(async () => 'Falou do sono.');
    await begin();
    here.cut();
    await stop();
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(soundsOf(own.recordings)[0]?.state).toBe('queued'));
    unmount();
    here.heal();
    await waitFor(() => expect(soundsOf(own.recordings)[0]?.state).toBe('transcribed'), LATER);
    const back = renderScreen(here.client, dialog);
    await screen.findByText('Transcrição pronta: inserir na nota', {}, LATER);
    expect((await field()).value).toBe('');
    await back.user.click(screen.getByRole('button', { name: 'Inserir na nota' }));
    await waitFor(() => expect(own.recordings.size).toBe(0), LATER);
    expect((await field()).value).toBe('Falou do sono.');
  });

  it('finds a recording again whose window died', async () => {
    const { server, own, here, unmount, dialog, begin } = await openNote();
    (await begin()).hand('um');
    await waitFor(() => expect(soundsOf(own.recordings)[0]?.pieces).toEqual(['um']));
    unmount();
    setCurrent(null);
    await here.device.close();
    const again = connectDevice(server, psych, { ...own, store: browser().store });
    renderScreen(again.client, dialog);
    expect(
      await screen.findByText('Gravação recuperada. Está só neste aparelho.', {}, LATER),
    ).toBeDefined();
    expect(screen.getByRole('button', { name: 'Enviar' })).toBeDefined();
  });

  it('asks for the patient’s consent before it listens', async () => {
    const { here, user } = await openNote([]);
    await user.click(await screen.findByRole('button', { name: 'Gravar áudio' }, LATER));
    await screen.findByText(/^Antes de gravar:/, {}, LATER);
    expect(microphone.getUserMedia).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Registrar' }));
    await screen.findByText('Gravando', {}, LATER);
    const known = await here.device.query('patients.byId', { id: samplePatient(1).id });
    expect(known).toMatchObject({
      patient: { consents: [{ kind: 'recording' }, { kind: 'transcription' }] },
    });
  });

  it('says before it listens that nothing here makes text of a recording, and offers to send none', async () => {
    const { begin, stop } = await openNote(undefined, provider('none'));
    await screen.findByText(/^Este servidor não tem serviço de transcrição/, {}, LATER);
    expect(microphone.getUserMedia).not.toHaveBeenCalled();
    await begin();
    await stop();
    expect(screen.getByRole('button', { name: 'Ouvir' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Enviar' })).toBeNull();
  });

  it('says nothing of that where there is such a service', async () => {
    const { begin, stop } = await openNote(undefined, provider('server'));
    await begin();
    await stop();
    expect(screen.getByRole('button', { name: 'Enviar' })).toBeDefined();
    expect(screen.queryByText(/serviço de transcrição/)).toBeNull();
  });

  it('is refused by the device where there is none, whatever the screen does', async () => {
    const { here } = await openNote(['transcription']);
    await screen.findByRole('button', { name: 'Gravar áudio' }, LATER);
    const { id: appointmentId, patientId } = session;
    const of = { appointmentId, patientId: patientId ?? '', mimeType: 'audio/webm' };
    await expect(here.device.beginRecording(of)).rejects.toMatchObject({ code: 'no_consent' });
  });

  it('says what is wrong with the microphone, or that this browser cannot record', async () => {
    const { user } = await openNote();
    microphone.getUserMedia.mockRejectedValueOnce(new Error('NotAllowedError'));
    await user.click(await screen.findByRole('button', { name: 'Gravar áudio' }, LATER));
    await screen.findByText('Erro ao acessar microfone. Verifique as permissões do navegador.');
    FakeRecorder.supported = [];
    await user.click(screen.getByRole('button', { name: 'Gravar áudio' }));
    expect(
      await screen.findByText('Nenhum formato de áudio suportado pelo navegador'),
    ).toBeDefined();
  });

  it('warns from nine minutes on, and stops by itself at ten', async () => {
    const { own, begin } = await openNote();
    await begin();
    const now = performance.now.bind(performance);
    const clock = vi.spyOn(performance, 'now');
    clock.mockImplementation(() => now() + 541_000);
    const warning = await screen.findByRole('alert', {}, LATER);
    expect(warning.textContent).toBe('Gravação limitada a 10 minutos...');
    clock.mockImplementation(() => now() + 601_000);
    await screen.findByText(/^A gravação chegou a 10 minutos e parou/, {}, LATER);
    expect(soundsOf(own.recordings)).toEqual([{ state: 'stopped', pieces: ['fim'] }]);
  });

  it('stops on a full disk, and keeps what is there', async () => {
    const { own, here, begin } = await openNote();
    const recorder = await begin();
    recorder.hand('um');
    await waitFor(() => expect(soundsOf(own.recordings)[0]?.pieces).toEqual(['um']));
    const full = new DomainError('quota_exceeded', 'cheio', 413);
    vi.spyOn(here.device, 'addRecordingPiece').mockRejectedValue(full);
    recorder.hand('dois');
    await screen.findByText(/^Este aparelho está sem espaço/, {}, LATER);
    expect(soundsOf(own.recordings)).toEqual([{ state: 'stopped', pieces: ['um'] }]);
  });

  it('says the server’s no, and keeps the recording until the person asks for it to go', async () => {
    const { own, here, user, begin, stop } = await openNote();
    here.hear(async () => {
      throw new ServerRefusal(400, 'QUOTA_EXCEEDED', '');
    });
    await begin();
    await stop();
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    await screen.findByText('Cota de IA esgotada para este mês.', {}, LATER);
    expect(soundsOf(own.recordings)[0]?.state).toBe('stopped');
    await user.click(screen.getByRole('button', { name: 'Apagar' }));
    await user.click(await screen.findByRole('button', { name: 'Voltar' }));
    expect(own.recordings.size).toBe(1);
    await user.click(screen.getByRole('button', { name: 'Apagar' }));
    const buttons = await screen.findAllByRole('button', { name: 'Apagar' });
    await user.click(buttons.at(-1)!);
    await waitFor(() => expect(own.recordings.size).toBe(0));
  });
});
