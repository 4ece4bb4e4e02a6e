import { useDevice } from '../../client/live/DeviceProvider.tsx';
import { useZone } from '../../client/time/useZone.ts';
import type { RecordContents } from '../../data/queries/people/documents.ts';
import type { Device } from '../../data/device.ts';
import { recordFile } from '../../domain/documents/recordFile.ts';
import { recordPaper } from '../../domain/documents/record.ts';
import type { Note } from '../../domain/notes/note.ts';
import { type CopyAsked, noteIdsOf, recordCopy } from './recordCopy.ts';
import type { Made } from './useIssue.ts';
import type { Issuer } from './useIssuer.ts';

const READ_AT_A_TIME = 20;

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

/** Makes a copy of the record out of what is on this device, as paper and as data. @param now ISO instant */
export function useRecordCopy(
  issuer: Issuer,
  contents: RecordContents,
  now: string,
): (asked: CopyAsked) => Promise<Made> {
  const { device } = useDevice();
  const zone = useZone();
  return async (asked) => {
    const notes = await readNotes(device, noteIdsOf(contents, asked));
    const record = recordCopy({ issuer, contents, notes, now, zone }, asked);
    return { paper: recordPaper(record), json: recordFile(record), at: now };
  };
}
