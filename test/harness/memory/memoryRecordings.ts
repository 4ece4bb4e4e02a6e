import { DomainError } from '../../../src/domain/core/errors.ts';
import type { Recordings, Sound } from '../../../src/data/recordings/recording.ts';

/** The recordings' disk, in memory. */
export type RecordingsDisk = Map<string, Sound>;

export const memoryRecordings = (disk: RecordingsDisk = new Map()): Recordings => ({
  list: async () =>
    [...disk.values()]
      .map(({ recording }) => recording)
      .toSorted((a, b) => (a.startedAt < b.startedAt ? -1 : 1)),
  add: async (recording) => void disk.set(recording.id, { recording, pieces: [] }),
  async addPiece(id, piece, length) {
    const before = disk.get(id);
    if (before?.recording.state !== 'recording' && before?.recording.state !== 'stopped')
      throw new DomainError('recording_gone', 'Esta gravação foi apagada ou enviada.');
    const pieces = [...before.pieces, piece];
    const bytes = before.recording.bytes + piece.byteLength;
    const recording = { ...before.recording, pieces: pieces.length, bytes, ...length };
    disk.set(id, { recording, pieces });
  },
  async update(id, decide) {
    const before = disk.get(id);
    if (!before) return null;
    const recording = decide(before.recording) ?? before.recording;
    disk.set(id, { ...before, recording });
    return recording;
  },
  read: async (id) => disk.get(id) ?? null,
  remove: async (id) => void disk.delete(id),
});
