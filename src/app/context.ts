import { createContext, useContext } from 'react';
import type { Online } from '../client/online/online.ts';
import type { AuthStore } from './auth/authStore.ts';
import type { EndedSessions } from './auth/endedSessions.ts';
import type { DeviceHolder } from './device.ts';
import type { ServiceWorkerBridge } from './serviceWorker.ts';

/** What the whole app shares; routes read it from their context, components by `useApp`. */
export interface AppContext {
  readonly auth: AuthStore;
  readonly online: Online;
  readonly devices: DeviceHolder;
  readonly serviceWorker: ServiceWorkerBridge;
  readonly endedSessions: EndedSessions;
}

export const AppContextHolder = createContext<AppContext | null>(null);

export function useApp(): AppContext {
  const app = useContext(AppContextHolder);
  if (!app) throw new Error('useApp needs the app around it');
  return app;
}
