import * as v from 'valibot';
import { uuid } from '../../src/domain/core/fields.ts';
import { withoutHiddenSigns } from '../../src/domain/core/hiddenSigns.ts';
import type { NoteAnalysis } from '../../src/domain/notes/analysis.ts';
import { type Note, unanalysed } from '../../src/domain/notes/note.ts';
import { mayBeRead } from '../../src/domain/patients/consent.ts';
import type { Patient } from '../../src/domain/patients/patient.ts';
import type { Tenant } from '../../src/domain/tenants/tenant.ts';
import { AiError } from '../ai/errors.ts';
import { readNote } from '../ai/outside.ts';
import { embeddedAi, type NoteAnalyser } from '../ai/provider.ts';
import { countAiUse, returnAiUse } from '../plans/public.ts';
import { type Tx, withTenant } from '../db/tenant.ts';
import { changeDocuments } from '../documents/change.ts';
import { loadDocuments } from '../documents/load.ts';
import { pauseAfter } from '../jobs/backoff.ts';
import { JobError } from '../kernel/job-error.ts';
import type { Payload, RunningJob } from '../jobs/job.ts';
import type { ServerParts } from '../kernel/parts.ts';
import type { NewJob } from '../sync/store.ts';

export const SUMMARISE = 'note.summarise';

/** Edits within this time are summarised once. */
const QUIET_MS = 4000;
const LONGEST_WAIT_MS = 24 * 3_600_000;

const payloadSchema = v.object({ noteId: uuid, v: v.number() });

type Parts = Pick<ServerParts, 'db' | 'clock' | 'random' | 'ai' | 'onWritten'>;
type Result = Partial<NoteAnalysis> & Pick<Note, 'summaryStatus'>;

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

interface Waiting {
  readonly plaintext: string;
  readonly patientId: string;
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
    const { plaintext, patientId, summaryStatus } = stored.document as Note;
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
    return { plaintext, patientId, ...(await findPatient(tx, tenantId, patientId, ai.notes)) };
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

/** What comes of a reading: one that the provider gave is counted, also where its analysis is not kept. */
async function read(
  { db, clock, ai = embeddedAi }: Parts,
  tenantId: string,
  { plaintext, patient }: Waiting,
  signal: AbortSignal,
): Promise<Result> {
  const analyse = async (): Promise<Result> => {
    const found = await readNote(ai.notes, plaintext, patient, signal);
    return {
      ...found,
      // A sentence of the note, or of the provider, must not read as another one.
      summary: withoutHiddenSigns(found.summary),
      rationale: withoutHiddenSigns(found.rationale),
      summaryStatus: 'summarized',
    };
  };
  if (!ai.notes.isMetered) return analyse();
  const month = await withTenant(db, tenantId, (tx) => countAiUse(tx, tenantId, clock.now()));
  if (month === undefined) return { summaryStatus: 'quota' };
  try {
    return await analyse();
  } catch (error) {
    await withTenant(db, tenantId, (tx) => returnAiUse(tx, tenantId, month));
    throw error;
  }
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

/**
 * Has a note read and writes its summary, mood and emotions beside the text. The note stays as usable without them, and
 * says so where its reading has failed for good.
 * @throws JobError where the provider failed
 */
export async function summariseNote(
  parts: Parts,
  payload: Payload,
  { tenantId, attempt, isLast, signal }: RunningJob,
): Promise<void> {
  const { noteId, v: asked } = v.parse(payloadSchema, payload);
  if (tenantId === null) throw new JobError('no_tenant', 'never');
  const waiting = await waitingText(parts, tenantId, noteId, asked);
  if (waiting === undefined) return;
  const write = (result: Result) => writeResult(parts, tenantId, { noteId, waiting, result });
  // Neither on its way nor failed: nobody reads it until the patient agrees and the note is saved again.
  if (!waiting.mayBeRead) return write(UNCONSENTED);
  try {
    await write(await read(parts, tenantId, waiting, signal));
  } catch (error) {
    const isOver = isLast || !mayPass(error);
    if (isOver) await write({ summaryStatus: 'failed' });
    if (!(error instanceof AiError)) throw error;
    const retry = isOver ? 'never' : waitOf(error, attempt, parts.random);
    throw new JobError(`ai_${error.code}`, retry);
  }
}
