import { useLive } from '../../client/live/useLive.ts';
import type { SyncMark } from '../../data/queries/kit/marks.ts';
import type { Note } from '../../domain/notes/note.ts';
import type { BadgeTone } from '../../ui/states/StatusBadge.tsx';
import {
  ASK_AGAIN,
  EXTRACT_HERE,
  NO_CONSENT,
  ON_NEXT_CHANGE,
  QUOTA,
  SAVED_WITHOUT_SUMMARY,
} from './texts.ts';

export interface SummaryState {
  readonly label: string;
  readonly tone: BadgeTone;
  readonly detail?: string;
}

interface Known {
  readonly status: Note['summaryStatus'];
  readonly mark: SyncMark;
  readonly isOnline: boolean;
  /** Whether a program may read the patient's notes. */
  readonly mayBeRead: boolean;
  /** True if the word list's extract stands in for a summary. */
  readonly hasExtract?: boolean;
}

const UNAVAILABLE = { label: 'Resumo indisponível', tone: 'warning' } as const;
const NONE = { label: 'Sem resumo', tone: 'neutral' } as const;

/**
 * What is true of a note's summary. It is being made only where the server has the text and can be asked, and is promised
 * only where the patient has agreed.
 */
export function summaryStateOf(known: Known): SummaryState | null {
  const { status, mark, isOnline, mayBeRead, hasExtract = false } = known;
  const extract = hasExtract ? [EXTRACT_HERE] : [];
  const words = (...sentences: readonly string[]) => sentences.join(' ');
  if (mark === 'refused') return null;
  if (status === 'summarized') return { label: 'Resumo pronto', tone: 'success' };
  if (status === 'failed')
    return {
      ...UNAVAILABLE,
      detail: hasExtract ? words(ASK_AGAIN, EXTRACT_HERE) : SAVED_WITHOUT_SUMMARY,
    };
  if (status === 'quota')
    return { ...UNAVAILABLE, detail: words(`${SAVED_WITHOUT_SUMMARY}.`, QUOTA, ...extract) };
  if (!mayBeRead) return { ...NONE, detail: NO_CONSENT };
  if (status !== 'processing') return { ...NONE, detail: ON_NEXT_CHANGE };
  if (mark === 'saved' && isOnline) return { label: 'Gerando resumo', tone: 'info' };
  return { label: 'Resumo quando houver conexão', tone: 'neutral' };
}

/** Whether our server answers. */
export const useIsOnline = (): boolean => useLive('sync.status', {})?.connection === 'online';
