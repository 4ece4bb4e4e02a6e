import { useDevice } from '../../client/DeviceProvider.tsx';
import { useZone } from '../../client/useZone.ts';
import type { SessionOfRecord } from '../../data/queries/documents.ts';
import type { Device } from '../../data/device.ts';
import { statusWords } from '../../domain/appointments/labels.ts';
import { recordFile, type RecordedSession, recordPaper } from '../../domain/documents/record.ts';
import type { Note } from '../../domain/notes/note.ts';
import type { Shelf } from '../../domain/notes/shelf.ts';
import { wallClock } from '../../domain/time/zone.ts';
import type { Made } from './useIssue.ts';
import type { Issuer } from './useIssuer.ts';

const READ_AT_A_TIME = 20;

interface Asked {
  readonly shelves: readonly Shelf[];
  readonly recipient: string;
  readonly reason: string;
}

/** The notes of these ids, read from the disk a few at a time. @throws where one cannot be read: a copy is whole or none */
async function readNotes(
  device: Device,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Note>> {
  const notes = new Map<string, Note>();
  for (let from = 0; from < ids.length; from += READ_AT_A_TIME)
    for (const { note } of await device.readNotes(ids.slice(from, from + READ_AT_A_TIME)))
      notes.set(note.id, note);
  if (notes.size !== ids.length) throw new Error('Some notes could not be read.');
  return notes;
}

function recorded(
  { note, status, ...times }: SessionOfRecord,
  notes: ReadonlyMap<string, Note>,
): RecordedSession {
  const text = note && notes.get(note.id);
  return {
    startAt: times.startAt,
    endAt: times.endAt,
    status: statusWords(status),
    note:
      note && text
        ? {
            shelf: note.shelf,
            text: text.plaintext,
            createdAt: text.createdAt,
            updatedAt: text.updatedAt,
          }
        : null,
  };
}

/** Makes a copy of the record out of what is on this device, as paper and as data. @param now ISO instant */
export function useRecordCopy(
  issuer: Issuer,
  sessions: readonly SessionOfRecord[],
  now: string,
): (asked: Asked) => Promise<Made> {
  const { device } = useDevice();
  const zone = useZone();
  return async ({ shelves, recipient, reason }) => {
    const ids = sessions.flatMap(({ note }) =>
      note && shelves.includes(note.shelf) ? [note.id] : [],
    );
    const notes = await readNotes(device, ids);
    const { lastPlace: _place, ...about } = issuer;
    const record = {
      ...about,
      shelves,
      recipient,
      reason,
      sessions: sessions.map((session) => recorded(session, notes)),
      day: wallClock(now, zone).day,
      zone,
    };
    return { paper: recordPaper(record), json: recordFile(record), at: now };
  };
}
