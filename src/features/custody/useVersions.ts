import { useState } from 'react';
import { useOnline } from '../../client/online/useOnline.ts';
import { useOnlineAction } from '../../client/online/useOnlineAction.ts';
import { type NoteVersionAnswer, noteVersionsCall } from '../../domain/contract/custody.ts';

/** A note's versions, the newest first; a hundred at first, the older ones when they are asked for. */
export function useVersions(noteId: string) {
  const params = { id: noteId };
  const first = useOnline(noteVersionsCall, { params, query: {} });
  const [older, setOlder] = useState<readonly NoteVersionAnswer[]>([]);
  const { run, saving, failure } = useOnlineAction(noteVersionsCall);
  const newest = first.answer?.versions ?? [];
  // A list that was asked for again may reach further back than where the older ones began.
  const end = newest.at(-1)?.number ?? 0;
  const versions = [...newest, ...older.filter(({ number }) => number < end)];
  const last = versions.at(-1)?.number ?? 1;
  return {
    first,
    versions,
    /** The one that the note says now. */
    current: versions.find(({ isAside }) => !isAside),
    hasMore: last > 1,
    loadingMore: saving,
    failure,
    more: async () => {
      const page = await run({ params, query: { before: String(last) } });
      if (page) setOlder((former) => [...former, ...page.versions]);
    },
  };
}
