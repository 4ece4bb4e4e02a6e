import { freeLengths, freeTimesIdOf } from '../../../src/domain/availability/free.ts';
import { statusAt } from '../../../src/domain/appointments/state.ts';
import type { Documents, EntityName } from '../../../src/domain/core/documents.ts';
import type { Handover } from '../../../src/domain/handovers/handover.ts';
import { isHeldBy } from '../../../src/domain/notes/note.ts';
import { EMBEDDED_READER } from '../../../src/domain/notes/readers.ts';
import { bookableSlots, readAgenda } from '../../../server/areas/agenda/availability/public.ts';
import type { CommandTransaction, StoredDocument } from '../../../server/engine/execution/store.ts';
import type { DocumentChange } from '../../../server/kernel/document-change.ts';

/** Something that the server does without a command. */
export interface Doing {
  readonly tx: CommandTransaction;
  readonly tenantId: string;
  /** The server's clock, ISO. */
  readonly at: string;
}

type Deed = (doing: Doing) => Promise<readonly DocumentChange[]>;

/** So far ahead free times are kept here. */
const AHEAD_MS = 35 * 86_400_000;

const OPEN = ['scheduled', 'in_progress'] as const;

/** An earlier version of the word list, so that authors may have notes read again. */
const READER = { ...EMBEDDED_READER, version: '5' };

const changeOf = <E extends EntityName>(
  { tx }: Doing,
  { entity, id, document }: StoredDocument<E>,
  changes: Partial<Documents[E]>,
): DocumentChange<E> => {
  const after: Documents[E] = { ...document, ...changes };
  return { entity, id, before: document, after, v: tx.v };
};

/** Stores the statuses of sessions that the clock has decided. */
const storeStatuses: Deed = async (doing) => {
  const open = await doing.tx.find('appointments', { among: { status: [...OPEN] } });
  return open.flatMap((stored) => {
    const status = statusAt(stored.document, doing.at);
    return status === stored.document.status ? [] : [changeOf(doing, stored, { status })];
  });
};

/** Reads the notes that no program has read. */
const readNotes: Deed = async (doing) => {
  const unread = await doing.tx.find('notes', { equal: { summaryStatus: 'processing' } });
  return unread.map((stored) => {
    const summary = `<p>${stored.document.plaintext.slice(0, 60)}</p>`;
    return changeOf(doing, stored, { summary, summaryStatus: 'summarized', reader: READER });
  });
};

/** Keeps for patients with an account when they may book. */
const keepFreeTimes: Deed = async ({ tx, tenantId, at }) => {
  const patients = await tx.find('patients', {});
  const people = patients.flatMap(({ document: { userId, psychologistId } }) =>
    userId && psychologistId ? [psychologistId] : [],
  );
  const range = { from: at, to: new Date(Date.parse(at) + AHEAD_MS).toISOString() };
  const changes: DocumentChange[] = [];
  for (const psychologistId of new Set(people)) {
    const find: CommandTransaction['find'] = (entity, asked) => tx.find(entity, asked);
    const agenda = await readAgenda(find, { tenantId, psychologistId }, range, at);
    const id = freeTimesIdOf(psychologistId);
    const lengths = [...freeLengths(bookableSlots(agenda))];
    const after = { id, psychologistId, until: agenda.horizon || null, lengths };
    const [stored] = await tx.find('freeTimes', { equal: { id } });
    if (JSON.stringify(stored?.document.lengths) === JSON.stringify(lengths)) continue;
    changes.push({ entity: 'freeTimes', id, before: stored?.document, after, v: tx.v });
  }
  return changes;
};

/** Gives the successor the notes that the member holds. */
async function passNotes(doing: Doing, handover: Handover): Promise<DocumentChange[]> {
  const { patientId, memberId, memberName, successorId } = handover;
  const all = await doing.tx.find('notes', { equal: { patientId } });
  const held = all.filter(({ document }) => isHeldBy(document, memberId));
  return held.map((stored) => {
    const isBack = stored.document.psychologistId === successorId;
    const keeper = isBack ? null : successorId;
    return changeOf(doing, stored, {
      keeperId: keeper,
      authorName: keeper && (stored.document.authorName ?? memberName),
    });
  });
}

/** Passes the records whose holders agreed, to those who treat the patients. */
const passRecords: Deed = async (doing) => {
  const { tx, at } = doing;
  const [agreed] = await tx.find('handovers', { equal: { status: 'agreed' } });
  if (!agreed) return [];
  const { patientId, successorId, memberId } = agreed.document;
  const [patient] = await tx.find('patients', { equal: { id: patientId } });
  if (!patient || patient.document.psychologistId !== successorId)
    return [changeOf(doing, agreed, { status: 'cancelled', endedAt: at })];
  const isWhole = patient.document.recordHolderId === memberId;
  return [
    changeOf(doing, agreed, { status: 'done', endedAt: at }),
    ...(await passNotes(doing, agreed.document)),
    ...(isWhole ? [changeOf(doing, patient, { recordHolderId: null })] : []),
  ];
};

/** Lists the deeds of the server, each for a transaction of its own. */
export const deeds: readonly Deed[] = [storeStatuses, readNotes, keepFreeTimes, passRecords];

export interface Asking {
  readonly patientId: string;
  readonly memberId: string;
  readonly successorId: string;
  readonly askedBy: string;
}

/** Gives the successor the sessions to come. One at a time that is taken is cancelled. */
async function passSessions(doing: Doing, asking: Asking): Promise<DocumentChange[]> {
  const { patientId, memberId: psychologistId, successorId } = asking;
  const { tx, at } = doing;
  const among = { status: [...OPEN] };
  const own = await tx.find('appointments', { equal: { patientId, psychologistId }, among });
  const taken = await tx.find('appointments', { equal: { psychologistId: successorId }, among });
  return own
    .filter(({ document }) => document.startAt > at)
    .map((session) => {
      const { startAt, endAt } = session.document;
      const isTaken = taken.some(
        ({ document }) => document.startAt < endAt && startAt < document.endAt,
      );
      return changeOf(
        doing,
        session,
        isTaken ? { status: 'cancelled' } : { psychologistId: successorId },
      );
    });
}

/**
 * An administrator gives a patient to another psychologist, and asks the former one for the record.
 * Where the patient is another's by now, or was asked for, nothing happens.
 */
export async function handOver(
  doing: Doing,
  asking: Asking,
  newId: () => string,
): Promise<readonly DocumentChange[]> {
  const { tx, at } = doing;
  const { patientId, memberId, successorId, askedBy } = asking;
  const [patient] = await tx.find('patients', { equal: { id: patientId } });
  const open = await tx.find('handovers', { equal: { patientId, status: 'asked' } });
  if (patient?.document.psychologistId !== memberId || open.length > 0) return [];
  const people = await tx.find('users', { among: { id: [memberId, successorId] } });
  const nameOf = (id: string) => people.find((one) => one.id === id)?.document.name ?? '';
  const notes = await tx.find('notes', { equal: { patientId } });
  const id = newId();
  const after: Handover = {
    id,
    kind: 'handover',
    patientId,
    memberId,
    successorId,
    memberName: nameOf(memberId),
    successorName: nameOf(successorId),
    status: 'asked',
    noteCount: notes.length,
    askedBy,
    createdAt: at,
    endedAt: null,
    mailedAt: null,
    dueAt: null,
  };
  const recordHolderId = patient.document.recordHolderId ?? memberId;
  return [
    { entity: 'handovers', id, after, v: tx.v },
    changeOf(doing, patient, { psychologistId: successorId, recordHolderId }),
    ...(await passSessions(doing, asking)),
  ];
}
