import type { Context } from 'hono';
import { uuidv7 } from '../../../../src/domain/core/id.ts';
import { transcribeCall } from '../../../../src/domain/contract/transcription.ts';
import { AiError } from '../../../kernel/ai/errors.ts';
import { embeddedAi, type Recording, type Transcriber } from '../../../kernel/ai/provider.ts';
import { receiptKey } from '../../../web/commands/key.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { type Endpoint, endpoint } from '../../../web/endpoint/endpoint.ts';
import type { AppEnv } from '../../../web/endpoint/env.ts';
import { silentLogger } from '../../../kernel/logger.ts';
import type { ServerParts } from '../../../kernel/parts.ts';
import { inPlace } from './places.ts';
import { audioRefusals } from './refusals.ts';
import { beginUpload, giveUp, keepText, type Upload } from './store.ts';
import { askConsent } from './consent.ts';
import { createSpool, spoolFolder, type Spooled } from './spool.ts';
import { LARGEST_RECORDING, readSent } from './upload.ts';

/** The form around the file. */
const OVERHEAD = 64 * 1024;
/** Recordings that an instance has transcribed at once, whosever they are. */
const AT_ONCE = 4;
const MEGABYTE = 1024 * 1024;

/** Bounds of what waits on disk, however slowly it comes. */
const spoolBounds = {
  bodyMax: LARGEST_RECORDING + OVERHEAD,
  perPractice: 3 * AT_ONCE,
  bytesMax: 512 * MEGABYTE,
};

/**
 * Lets so many in at once, and half as many of one practice.
 * @throws DomainError 429 for one more
 */
function turnstile(most: number) {
  const inside: string[] = [];
  const requirePlace = (tenantId: string): void => {
    const own = inside.filter((one) => one === tenantId);
    if (inside.length >= most || own.length >= most / 2) throw audioRefusals.busy();
  };
  return {
    requirePlace,
    async enter<T>(tenantId: string, work: () => Promise<T>): Promise<T> {
      requirePlace(tenantId);
      inside.push(tenantId);
      try {
        return await work();
      } finally {
        inside.splice(inside.indexOf(tenantId), 1);
      }
    },
  };
}

/** Without a key the recording stands for itself. @throws DomainError 400 */
function uploadOf(c: Context<AppEnv>, fingerprint: string): Upload {
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
  const { ai = embeddedAi, logger = silentLogger, clock, random, config } = parts;
  const places = turnstile(AT_ONCE);
  const newName = () => uuidv7(clock.now(), random);
  const spool = createSpool(config?.spoolDir ?? spoolFolder(), spoolBounds, newName);

  const transcribe = async (
    c: Context<AppEnv>,
    spooled: Spooled,
    transcriber: Transcriber,
  ): Promise<string> => {
    const type = c.req.header('content-type') ?? '';
    const { recording, upload } = await readSent(spooled, type, async (sent) => {
      await askConsent(parts, c.get('session').actor, sent.patientId);
      return { recording: sent.recording(), upload: uploadOf(c, sent.fingerprint) };
    });
    try {
      return await transcribeOnce(parts, transcriber, upload, recording);
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
        const { transcriber } = ai;
        if (!transcriber) throw audioRefusals.noProvider();
        // Who is turned away has sent nothing yet.
        places.requirePlace(tenantId);
        const spooled = await spool(tenantId, c.req.raw.body);
        try {
          const work = () => inPlace(parts, tenantId, () => transcribe(c, spooled, transcriber));
          return { transcription: await places.enter(tenantId, work) };
        } finally {
          await spooled.remove();
        }
      },
    }),
  ];
}
