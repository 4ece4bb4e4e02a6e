import type { Context } from 'hono';
import { transcribeCall } from '../../src/domain/contract/transcription.ts';
import { AiError } from '../ai/errors.ts';
import { embeddedAi, type Recording, type Transcriber } from '../ai/provider.ts';
import { receiptKey } from '../commands/key.ts';
import type { Database } from '../db/database.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import type { AppEnv } from '../http/env.ts';
import { silentLogger } from '../kernel/logger.ts';
import type { ServerParts } from '../kernel/parts.ts';
import { inPlace } from './places.ts';
import { audioRefusals } from './refusals.ts';
import { beginUpload, giveUp, keepText, type Upload } from './store.ts';
import { askConsent } from './consent.ts';
import { fingerprintOf, LARGEST_RECORDING, readForm, readRecording } from './upload.ts';

/** The form around the file. */
const OVERHEAD = 64 * 1024;
/** An instance holds recordings in memory while they are transcribed, whosever they are. */
const AT_ONCE = 4;

/** Lets so many in at once. @throws DomainError 429 for one more */
function turnstile(most: number) {
  let inside = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (inside >= most) throw audioRefusals.busy();
    inside += 1;
    try {
      return await work();
    } finally {
      inside -= 1;
    }
  };
}

/** Without a key the recording stands for itself. @throws DomainError 400 */
function uploadOf(c: Context<AppEnv>, recording: Recording): Upload {
  const fingerprint = fingerprintOf(recording);
  const key = receiptKey(c.req.header('idempotency-key') ?? `audio/${fingerprint}`) ?? '';
  return { actor: c.get('session').actor, key, fingerprint };
}

/** The recording's text, made once whatever comes in between. @throws DomainError, AiError */
async function transcribeOnce(
  { db, clock }: { readonly db: Database; readonly clock: { now(): number } },
  transcriber: Transcriber,
  upload: Upload,
  recording: Recording,
): Promise<string> {
  const begun = await beginUpload(db, upload, clock.now());
  if (begun.kind === 'known') return begun.text;
  try {
    // Goes on when the caller has gone: the text is there when the device asks again.
    const text = await transcriber.transcribe(recording);
    await keepText(db, upload, begun, text);
    return text;
  } catch (error) {
    await giveUp(db, upload, begun);
    throw error;
  }
}

const asRefusal = ({ code }: AiError) =>
  code === 'rejected' ? audioRefusals.unreadable() : audioRefusals.provider();

export function transcriptionEndpoints(parts: ServerParts): readonly Endpoint[] {
  const { ai = embeddedAi, logger = silentLogger } = parts;
  const enter = turnstile(AT_ONCE);

  const transcribe = async (c: Context<AppEnv>): Promise<string> => {
    const { transcriber } = ai;
    if (!transcriber) throw audioRefusals.noProvider();
    const { file, patientId } = await readForm(c);
    await askConsent(parts, c.get('session').actor, patientId);
    const recording = await readRecording(file);
    try {
      return await transcribeOnce(parts, transcriber, uploadOf(c, recording), recording);
    } catch (error) {
      if (!(error instanceof AiError)) throw error;
      logger('warn', 'transcription_failed', { request: c.get('requestId'), code: error.code });
      throw asRefusal(error);
    }
  };

  return [
    endpoint(transcribeCall, {
      summary:
        'Transcreve uma gravação de até 10 minutos e 25 MB (WebM, Ogg, MP4, WAV ou MP3), com o consentimento do paciente nomeado em patientId; o áudio não é guardado.',
      maxBody: LARGEST_RECORDING + OVERHEAD,
      tooLarge: audioRefusals.tooLarge,
      async handle({ c }) {
        const { tenantId } = c.get('session').actor;
        const work = () => inPlace(parts, tenantId, () => transcribe(c));
        return { transcription: await enter(work) };
      },
    }),
  ];
}
