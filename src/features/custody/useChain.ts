import { useCallback, useEffect, useState } from 'react';
import { type ApiError, asApiError } from '../../client/online/apiError.ts';
import type { Online } from '../../client/online/online.ts';
import { useOnlineCalls } from '../../client/online/OnlineProvider.tsx';
import { type NoteChainAnswer, noteChainCall } from '../../domain/contract/custody.ts';
import type { FetchedState } from '../../ui/states/Fetched.tsx';

/** The whole chain, asked for in pages. @throws ApiError */
async function fetchChain(online: Online, noteId: string): Promise<NoteChainAnswer> {
  const params = { id: noteId };
  const first = await online.call(noteChainCall, { params, query: {} });
  const links = [...first.links];
  while (links.length < first.total) {
    const after = String(links.at(-1)?.number ?? 0);
    const page = await online.call(noteChainCall, { params, query: { after } });
    if (page.links.length === 0) break;
    links.push(...page.links);
  }
  return { ...first, links };
}

interface Last {
  readonly round: number;
  readonly chain: NoteChainAnswer | undefined;
  readonly at: number | null;
  readonly failure: ApiError | null;
}

/** The seals of a note, which the server alone has. */
export function useChain(noteId: string): FetchedState<NoteChainAnswer> {
  const online = useOnlineCalls();
  const [round, setRound] = useState(0);
  const [last, setLast] = useState<Last>({ round: -1, chain: undefined, at: null, failure: null });
  const retry = useCallback(() => setRound((count) => count + 1), []);
  useEffect(() => {
    let isCurrent = true;
    fetchChain(online, noteId).then(
      (chain) => isCurrent && setLast({ round, chain, at: Date.now(), failure: null }),
      (error: unknown) =>
        isCurrent && setLast((former) => ({ ...former, round, failure: asApiError(error) })),
    );
    return () => {
      isCurrent = false;
    };
  }, [online, noteId, round]);
  const loading = last.round !== round;
  return {
    answer: last.chain,
    at: last.at,
    loading,
    failure: loading ? null : last.failure,
    retry,
  };
}
