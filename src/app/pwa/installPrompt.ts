/** Chromium's offer to install; other browsers have only their menus. */
export interface InstallPromptEvent extends Event {
  prompt(): Promise<void>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

let offered: InstallPromptEvent | null = null;
const listeners = new Set<() => void>();

const offer = (event: InstallPromptEvent | null) => {
  offered = event;
  for (const listener of listeners) listener();
};

/** The offer comes once, early, and only counts if it is kept. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offer(event as InstallPromptEvent);
  });
  addEventListener('appinstalled', () => offer(null));
}

export const installPrompt = (): InstallPromptEvent | null => offered;

export function onInstallPrompt(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

export type Platform = 'ios' | 'android' | 'desktop';

/** @param agent `navigator.userAgent`; an iPad calls itself a Mac, but has touch points */
export function platformOf(agent: string, touchPoints: number): Platform {
  if (/iPhone|iPad|iPod/.test(agent) || (/Macintosh/.test(agent) && touchPoints > 1)) return 'ios';
  return agent.includes('Android') ? 'android' : 'desktop';
}
