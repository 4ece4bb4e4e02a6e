import type { DraftHead, Drafts } from '../../../data/drafts/drafts.ts';
import { rereader } from './rereader.ts';
import type { TabChannel } from './tabs.ts';

export interface WatchedDrafts extends Drafts {
  /** Another process, or the outbox, may have written or cleared one. */
  readonly reread: () => Promise<void>;
  /** This tab's outbox has cleared one. */
  readonly cleared: () => void;
}

export interface WatchParts {
  readonly drafts: Drafts;
  readonly channel: TabChannel;
  readonly onHeads: (heads: readonly DraftHead[]) => void;
  readonly onFault: (error: unknown) => void;
}

/** Drafts that tell this tab and the others which of them there are, whenever one comes or goes. */
export function watchedDrafts({ drafts, channel, onHeads, onFault }: WatchParts): WatchedDrafts {
  const { reread } = rereader(() => drafts.heads(), onHeads);
  const changed = () => {
    reread().catch(onFault);
    channel.post({ kind: 'drafts' });
  };
  return {
    ...drafts,
    async write(draft) {
      await drafts.write(draft);
      changed();
    },
    async discard(key) {
      await drafts.discard(key);
      changed();
    },
    reread,
    cleared: changed,
  };
}
