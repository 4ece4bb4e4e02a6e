import { fileNameOf, type Sound } from '../../data/recordings/recording.ts';
import type { transcribeCall } from '../../domain/contract/transcription.ts';
import type { Transport } from '../environment.ts';
import { parseJson } from './answer.ts';
import { readAll } from './body.ts';
import type { caller } from './call.ts';
import type { Patience } from './patience.ts';

/** Held by the contract's type: its schemas would weigh on every worker. */
const PATH: (typeof transcribeCall)['path'] = '/notes/transcribe';
/** The server waits for its provider before it says anything. */
const SILENCE_MS = 3 * 60_000;
/** It answers 503 itself where its provider is out. */
const GATEWAYS: ReadonlySet<number> = new Set([502, 504]);

/** The recording as one file, and whose session it is of. */
function formOf({ recording, pieces }: Sound): FormData {
  const { mimeType, patientId } = recording;
  const form = new FormData();
  form.set('audio', new File([...pieces], fileNameOf(mimeType), { type: mimeType }));
  form.set('patientId', patientId);
  return form;
}

/** Sends a recording under its own key, so that the server makes its text once however often it is asked. */
export const transcriber =
  (call: ReturnType<typeof caller>, patience: Patience): NonNullable<Transport['transcribe']> =>
  (sound, signal) => {
    const headers = { 'Idempotency-Key': sound.recording.id };
    const init = { method: 'POST', body: formOf(sound), headers };
    const silenceMs = SILENCE_MS + patience.ms(sound.recording.bytes);
    return call(
      { path: PATH, signal, silenceMs, gateways: GATEWAYS, init, bytes: sound.recording.bytes },
      async (response, onPiece) => {
        const text = await readAll(response, onPiece);
        return parseJson<{ readonly transcription: string }>(text).transcription;
      },
    );
  };
