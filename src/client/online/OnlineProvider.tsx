import { createContext, type ReactNode, useContext } from 'react';
import type { Online } from './online.ts';

const OnlineContext = createContext<Online | null>(null);

export function OnlineProvider(props: { online: Online; children: ReactNode }) {
  return <OnlineContext value={props.online}>{props.children}</OnlineContext>;
}

/** The calls that need the network, signed in or not. */
export function useOnlineCalls(): Online {
  const online = useContext(OnlineContext);
  if (!online) throw new Error('useOnlineCalls needs an OnlineProvider above it');
  return online;
}
