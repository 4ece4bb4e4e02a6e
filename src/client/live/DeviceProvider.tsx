import { createContext, type ReactNode, useContext } from 'react';
import type { Actor } from '../../domain/core/command.ts';
import type { Device } from '../../data/device.ts';
import type { LiveQueries } from './liveQueries.ts';

/** The signed-in person, as the token names them. */
export interface SignedIn extends Actor {
  readonly name: string;
  readonly email: string;
}

export interface DeviceClient {
  readonly device: Device;
  readonly live: LiveQueries;
  readonly actor: SignedIn;
}

const DeviceContext = createContext<DeviceClient | null>(null);

export function DeviceProvider(props: { client: DeviceClient; children: ReactNode }) {
  return <DeviceContext value={props.client}>{props.children}</DeviceContext>;
}

/** The signed-in person's device. Only below the guard routes. */
export function useDevice(): DeviceClient {
  const client = useContext(DeviceContext);
  if (!client) throw new Error('useDevice needs a DeviceProvider above it');
  return client;
}

export const useActor = (): SignedIn => useDevice().actor;
