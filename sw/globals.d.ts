import type { PrecacheEntry } from 'workbox-precaching';

declare global {
  interface WorkerGlobalScope {
    /** The files of this version that a first visit brings; `sw/plugin.ts` puts them here. */
    readonly __WB_MANIFEST: (PrecacheEntry | string)[];
    /** Paths of the others. */
    readonly __LATER_FILES: readonly string[];
  }

  /** Background Sync, which only Chromium has and TypeScript does not declare. */
  interface SyncEvent extends ExtendableEvent {
    readonly tag: string;
  }
  interface ServiceWorkerGlobalScopeEventMap {
    sync: SyncEvent;
  }
}
