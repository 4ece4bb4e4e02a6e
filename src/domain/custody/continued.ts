import type { Certificate } from './certificate.ts';

/** Whether a whole certificate goes on from an older whole one of the same note: then nothing that it shows was written anew. */
export function isContinued(older: Certificate, newer: Certificate): boolean {
  const last = older.links.at(-1);
  const same = last && newer.links[last.number - 1];
  return older.noteId === newer.noteId && same !== undefined && same.hash === last?.hash;
}
