import { useLive } from '../../client/live/useLive.ts';
import { counted } from '../../ui/counted.ts';

/** What is on this device and nowhere else. */
export interface Waiting {
  readonly changes: number;
  readonly recordings: number;
  readonly drafts: number;
}

/** `null` while nobody knows yet. */
export function useWaiting(): Waiting | null {
  const status = useLive('sync.status', {});
  const recordings = useLive('recordings.list', {});
  if (!status || !recordings) return null;
  const changes = status.waiting + status.needsPerson - status.conflicts + status.shelved;
  return { changes, recordings: recordings.length, drafts: status.drafts };
}

/** `2 alterações, 1 gravação e 1 rascunho`; `null` where there is nothing. */
export function waitingWords({ changes, recordings, drafts }: Waiting): string | null {
  const parts = [
    changes > 0 && counted(changes, 'alteração', 'alterações'),
    recordings > 0 && counted(recordings, 'gravação', 'gravações'),
    drafts > 0 && counted(drafts, 'rascunho', 'rascunhos'),
  ].filter((part) => part !== false);
  return parts.length > 0 ? new Intl.ListFormat('pt-BR').format(parts) : null;
}
