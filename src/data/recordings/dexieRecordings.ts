import { DomainError } from '../../domain/core/errors.ts';
import type { UserDatabase } from '../outbox/database.ts';
import { stored } from '../outbox/storageError.ts';
import type { Recording, RecordingRow, Recordings } from './recording.ts';

/*
 * One table for both: it stands in databases since their first version, and an older worker that opens them meets
 * no newer version. Heads come first, so that a list loads no sound.
 */
const HEAD = 'head:';
const PIECE = 'piece:';
const DIGITS = 6;
/** Follows every key that begins with the prefix. */
const END = '\uffff';

const headKey = (id: string): string => HEAD + id;
const pieceKey = (id: string, place: number): string =>
  `${PIECE}${id}:${String(place).padStart(DIGITS, '0')}`;

const recordingOf = (row: RecordingRow | undefined): Recording | null =>
  row && 'recording' in row ? row.recording : null;

const gone = () =>
  new DomainError('recording_gone', 'Esta gravação foi apagada ou enviada em outra janela.');

/** In the user's database. */
export function dexieRecordings(database: UserDatabase): Recordings {
  const { recordings } = database;
  const within = <T>(work: () => Promise<T>): Promise<T> =>
    stored(() => database.transaction('rw', recordings, work));
  const piecesOf = (id: string) =>
    recordings.where('id').between(pieceKey(id, 0), `${PIECE}${id}:${END}`);
  const head = async (id: string) => recordingOf(await recordings.get(headKey(id)));
  const put = (recording: Recording) => recordings.put({ id: headKey(recording.id), recording });

  return {
    list: () =>
      stored(async () => {
        const rows = await recordings
          .where('id')
          .between(HEAD, HEAD + END)
          .toArray();
        const all = rows.flatMap((row) => recordingOf(row) ?? []);
        return all.toSorted((a, b) => (a.startedAt < b.startedAt ? -1 : 1));
      }),

    add: (recording) => stored(async () => void (await put(recording))),

    addPiece: (id, piece, length) =>
      within(async () => {
        const before = await head(id);
        if (before?.state !== 'recording' && before?.state !== 'stopped') throw gone();
        await recordings.put({ id: pieceKey(id, before.pieces), piece });
        const bytes = before.bytes + piece.byteLength;
        await put({ ...before, pieces: before.pieces + 1, bytes, ...length });
      }),

    update: (id, decide) =>
      within(async () => {
        const before = await head(id);
        const after = before && decide(before);
        if (after) await put(after);
        return after ?? before;
      }),

    read: (id) =>
      stored(() =>
        database.transaction('r', recordings, async () => {
          const recording = await head(id);
          if (!recording) return null;
          const rows = await piecesOf(id).sortBy('id');
          return { recording, pieces: rows.flatMap((row) => ('piece' in row ? [row.piece] : [])) };
        }),
      ),

    remove: (id) =>
      within(async () => {
        await recordings.delete(headKey(id));
        await piecesOf(id).delete();
      }),
  };
}
