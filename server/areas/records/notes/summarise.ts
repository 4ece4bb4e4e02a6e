import * as v from 'valibot';
import { uuid } from '../../../../src/domain/core/fields.ts';
import { withoutHiddenSigns } from '../../../../src/domain/core/hiddenSigns.ts';
import type { NoteAnalysis, NoteReader } from '../../../../src/domain/notes/analysis.ts';
import { type Note, unanalysed } from '../../../../src/domain/notes/note.ts';
import { mayBeRead } from '../../../../src/domain/patients/consent.ts';
import type { Patient } from '../../../../src/domain/patients/patient.ts';
import type { Tenant } from '../../../../src/domain/tenants/tenant.ts';
import { AiError } from '../../../kernel/ai/errors.ts';
import { readNote } from '../../../kernel/ai/outside.ts';
import { embeddedAi, type NoteAnalyser, type Reading } from '../../../kernel/ai/provider.ts';
import { countAiUse } from '../../money/plans/public.ts';
import { type Tx, withTenant } from '../../../kernel/db/tenant.ts';
import { enqueueJobs } from '../../../engine/jobs/queue.ts';
import { changeDocuments } from '../../../engine/documents/change.ts';
import { loadDocuments } from '../../../engine/documents/load.ts';
import { pauseAfter } from '../../../engine/jobs/backoff.ts';
import { JobError } from '../../../kernel/job-error.ts';
import type { Payload, RunningJob } from '../../../engine/jobs/job.ts';
import type { ServerParts } from '../../../kernel/parts.ts';
import type { NewJob } from '../../../engine/execution/store.ts';

export const SUMMARISE = 'note.summarise';

/** Edits within this time are summarised once. */
const QUIET_MS = 4000;
/** A provider reads a note once nobody has changed it for so long: each call costs. */
export const REST_MS = 45_000;
/** Attempts of the job, a few minutes together, of at most three calls each. */
const MOST_ATTEMPTS = 6;
const LONGEST_WAIT_MS = 24 * 3_600_000;

/** `isHere` is 1 for the server's own word list, whoever else reads notes. */
const payloadSchema = v.object({ noteId: uuid, v: v.number(), isHere: v.optional(v.number()) });

type Parts = Pick<ServerParts, 'db' | 'clock' | 'random' | 'ai' | 'onWritten'>;
type Result = Partial<NoteAnalysis> & Pick<Note, 'summaryStatus' | 'reader'>;

/**
 * The job that reads a note's text.
 * @param v the sequence number at which the text was written
 * @param now ISO
 */
export const summariseJob = (noteId: string, v: number, now: string): NewJob => ({
  kind: SUMMARISE,
  key: `${SUMMARISE}:${noteId}`,
  payload: { noteId, v },
  runAt: new Date(Date.parse(now) + QUIET_MS).toISOString(),
});

/** The job that has the word list read again what an earlier version of it read. */
export const readAgainJob = (noteId: string, v: number, now: string): NewJob => ({
  ...summariseJob(noteId, v, now),
  payload: { noteId, v, isHere: 1 },
  runAt: now,
});

interface Waiting {
  readonly plaintext: string;
  readonly patientId: string;
  /** When it was changed last, by the server's clock, ISO. */
  readonly changedAt: string | null;
  /** Whom no program outside the server may learn of by name. */
  readonly patient: Partial<Patient>;
  /**
   * False if the patient has refused.
   * False too without a consent that the practice or the reader needs.
   */
  readonly mayBeRead: boolean;
}

const UNCONSENTED: Result = { summaryStatus: 'unconsented' };

/**
 * Returns the patient, and whether the note may be read.
 * Decided when it is read, and not when it was written: a consent may have been revoked meanwhile.
 */
async function findPatient(
  tx: Tx,
  tenantId: string,
  patientId: string,
  reader: NoteAnalyser,
): Promise<Pick<Waiting, 'patient' | 'mayBeRead'>> {
  const found = await loadDocuments(tx, tenantId, [
    ['tenants', tenantId],
    ['patients', patientId],
  ]);
  const document = (entity: 'tenants' | 'patients') =>
    found.find((stored) => stored.entity === entity)?.document ?? {};
  const patient = document('patients') as Partial<Patient>;
  return {
    patient,
    mayBeRead: mayBeRead(document('tenants') as Partial<Tenant>, patient, reader),
  };
}

/** The text to read, unless somebody has read it, or a newer one with a job of its own has come. */
const waitingText = (
  { db, ai = embeddedAi }: Parts,
  tenantId: string,
  noteId: string,
  asked: number,
): Promise<Waiting | undefined> =>
  withTenant(db, tenantId, async (tx) => {
    const [stored] = await loadDocuments(tx, tenantId, [['notes', noteId]]);
    if (stored?.entity !== 'notes') return undefined;
    const note = stored.document as Note;
    const { plaintext, patientId, summaryStatus, updateReceivedAt: changedAt = null } = note;
    if (summaryStatus === 'summarized') return undefined;
    const newer = await tx
      .selectFrom('note_versions')
      .select('v')
      .where('tenant_id', '=', tenantId)
      .where('note_id', '=', noteId)
      .where('v', '>', asked)
      .limit(1)
      .executeTakeFirst();
    if (newer) return undefined;
    return {
      plaintext,
      patientId,
      changedAt,
      ...(await findPatient(tx, tenantId, patientId, ai.notes)),
    };
  });

/**
 * Writes the summary, unless the text has changed since or another instance has summarised it.
 * What a patient refused meanwhile is dropped. The text itself is never touched.
 */
const writeResult = (
  parts: Parts,
  tenantId: string,
  { noteId, waiting, result }: { noteId: string; waiting: Waiting; result: Result },
): Promise<void> =>
  changeDocuments(parts, tenantId, async (change) => {
    const { plaintext, patientId } = waiting;
    await change.load([
      ['notes', noteId],
      ['tenants', tenantId],
      ['patients', patientId],
    ]);
    const { documents } = change;
    const note = documents.get('notes', noteId);
    if (note?.plaintext !== plaintext || note.summaryStatus === 'summarized') return;
    const { notes: reader } = parts.ai ?? embeddedAi;
    const [practice, patient] = [
      documents.get('tenants', tenantId),
      documents.get('patients', patientId),
    ];
    const kept = mayBeRead(practice ?? {}, patient ?? {}, reader) ? result : UNCONSENTED;
    documents.put('notes', { ...note, ...unanalysed, ...kept });
  });

/** A sentence of the note, or of the provider, must not read as another one. */
const storable = (found: Reading, reader: NoteReader): Omit<Result, 'summaryStatus'> => ({
  reader,
  ...found,
  summary: withoutHiddenSigns(found.summary),
  rationale: withoutHiddenSigns(found.rationale),
});

/** Reads a note. Each call of a provider is counted, whatever comes of it. */
async function read(
  { db, clock, ai = embeddedAi }: Parts,
  tenantId: string,
  { plaintext, patient }: Waiting,
  signal: AbortSignal,
): Promise<Result> {
  const beforeCall = async () => {
    const month = await withTenant(db, tenantId, (tx) => countAiUse(tx, tenantId, clock.now()));
    if (month === undefined) throw new AiError('quota');
  };
  const found = await readNote(ai.notes, plaintext, {
    patient,
    signal,
    ...(ai.notes.isMetered && { beforeCall }),
  });
  return { ...storable(found, ai.notes.reader), summaryStatus: 'summarized' };
}

/** Reads by the server's own word list, in the place of a provider's reading that failed. */
async function readHere(
  { plaintext }: Waiting,
  summaryStatus: 'failed' | 'quota',
  signal: AbortSignal,
): Promise<Result> {
  const { notes } = embeddedAi;
  return { ...storable(await notes.analyse(plaintext, signal), notes.reader), summaryStatus };
}

/** When a provider may read the note, in milliseconds since 1970; `null` where it may now. */
function restingUntil({ clock, ai = embeddedAi }: Parts, { changedAt }: Waiting): number | null {
  if (!ai.notes.isMetered || changedAt === null) return null;
  const until = Date.parse(changedAt) + REST_MS;
  return until > clock.now() ? until : null;
}

/** What the provider asks for, but neither a storm nor a wait without end. */
const waitOf = (
  { retryAfterMs }: AiError,
  attempt: number,
  random: Parts['random'],
): number | undefined =>
  retryAfterMs === undefined
    ? undefined
    : Math.min(Math.max(retryAfterMs, pauseAfter(attempt, random)), LONGEST_WAIT_MS);

const mayPass = (error: unknown): boolean =>
  !(error instanceof AiError) || error.isPassing || error.code === 'stopped';

/** True where no later attempt is made. */
const isOverWith = (error: unknown, { attempt, isLast }: RunningJob): boolean =>
  isLast || !mayPass(error) || (error instanceof AiError && attempt >= MOST_ATTEMPTS);

/**
 * Has a note read and writes its summary, mood and emotions beside the text. The note stays as usable without them, and
 * says so where its reading has failed for good. The word list's extract stands there then.
 * @throws JobError where the provider failed
 */
export async function summariseNote(
  server: Parts,
  payload: Payload,
  job: RunningJob,
): Promise<void> {
  const { tenantId, attempt, signal } = job;
  const { noteId, v: asked, isHere } = v.parse(payloadSchema, payload);
  const parts = isHere ? { ...server, ai: embeddedAi } : server;
  if (tenantId === null) throw new JobError('no_tenant', 'never');
  const waiting = await waitingText(parts, tenantId, noteId, asked);
  if (waiting === undefined) return;
  const write = (result: Result) => writeResult(parts, tenantId, { noteId, waiting, result });
  // Neither on its way nor failed: nobody reads it until the patient agrees and the note is saved again.
  if (!waiting.mayBeRead) return write(UNCONSENTED);
  const until = restingUntil(parts, waiting);
  if (until !== null) {
    const runAt = new Date(until).toISOString();
    const later = { ...summariseJob(noteId, asked, runAt), runAt };
    return withTenant(parts.db, tenantId, (tx) => enqueueJobs(tx, tenantId, [later]));
  }
  try {
    await write(await read(parts, tenantId, waiting, signal));
  } catch (error) {
    if (error instanceof AiError && error.code === 'quota')
      return write(await readHere(waiting, 'quota', signal));
    const isOver = isOverWith(error, job);
    if (isOver) await write(await readHere(waiting, 'failed', signal));
    if (!(error instanceof AiError)) throw error;
    const retry = isOver ? 'never' : waitOf(error, attempt, parts.random);
    throw new JobError(`ai_${error.code}`, retry);
  }
}
