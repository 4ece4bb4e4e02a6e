import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { ThemeProvider } from '@mui/material/styles';
import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { type DeviceClient, DeviceProvider } from '../../../src/client/live/DeviceProvider.tsx';
import { LiveQueries } from '../../../src/client/live/liveQueries.ts';
import type { Online } from '../../../src/client/online/online.ts';
import { OnlineProvider } from '../../../src/client/online/OnlineProvider.tsx';
import type { Sound } from '../../../src/data/recordings/recording.ts';
import type { Actor } from '../../../src/domain/core/command.ts';
import { theme } from '../../../src/app/theme.ts';
import type { SegmentStore } from '../../../src/data/search/store.ts';
import { createDevice } from '../../../src/sync/device/device.ts';
import { ServerRefusal, type Transport, Unreachable } from '../../../src/sync/environment.ts';
import { ToastProvider } from '../../../src/ui/toasts/ToastProvider.tsx';
import { memoryBase, memoryBaseStore } from '../memory/memoryBase.ts';
import {
  memoryCheckpoints,
  memoryDrafts,
  memoryOutbox,
  memoryStore,
} from '../memory/memoryOutbox.ts';
import { createMemoryServer, type MemoryServer, type Seed } from '../memory/memoryServer.ts';
import { pageOnline } from './pageOnline.ts';
import type { Decisions } from '../../../server/engine/execution/decision.ts';
import type { SecondEntry } from '../../../src/data/second/second.ts';
import { memorySecond } from '../memory/memorySecond.ts';
import { memoryShelf } from '../memory/memoryShelf.ts';
import { memoryReads } from '../memory/memoryReads.ts';
import { memoryRecordings, type RecordingsDisk } from '../memory/memoryRecordings.ts';
import { memorySegments } from '../memory/memorySegments.ts';
import { memorySnapshots } from '../memory/memorySnapshots.ts';
import { memoryLocks } from '../memory/network.ts';

// A page in a test never rests, where the test does not say so: what is made ready meanwhile would come at any time.
Object.assign(globalThis, { requestIdleCallback: () => 0, cancelIdleCallback: () => undefined });

/** A server in memory with its practice. @param decisions decided beside the server's own rules */
export async function openPractice(seed: Seed, decisions: Decisions = {}): Promise<MemoryServer> {
  const newId = () => crypto.randomUUID();
  const server = createMemoryServer({ now: Date.now, newId, decisions });
  await server.createTenant(seed);
  return server;
}

/** A network that can be cut, between one device and the server. */
function cable(server: MemoryServer, actor: Actor) {
  const state = {
    isCut: false,
    wake: () => {},
    /** What becomes of speech; as on a server without a provider unless told. */
    transcribe: async (_sound: Sound): Promise<string> => {
      throw new ServerRefusal(409, 'NO_PROVIDER', 'A gravação fica guardada neste aparelho.');
    },
  };
  const reach = async <T,>(work: () => Promise<T>): Promise<T> => {
    if (state.isCut) throw new Unreachable('cut');
    return work();
  };
  const transport: Transport = {
    pull: (request) => reach(() => server.pull(request, actor)),
    push: (batch) => reach(() => server.push(batch, actor)),
    neverHeld: (asked) => reach(() => server.neverHeld(asked, actor)),
    transcribe: (sound) => reach(() => state.transcribe(sound)),
    listen: (onWake, signal) => {
      state.wake = onWake;
      return new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve());
      });
    },
  };
  return { state, transport };
}

const sleep = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', end);
      resolve();
    }, ms);
    signal.addEventListener('abort', end);
  });

/** What the windows of one browser share. */
export const browser = () => ({
  second: new Map<string, SecondEntry>(),
  store: memoryStore(),
  locks: memoryLocks(),
  recordings: new Map() as RecordingsDisk,
});

/** The product's own device over disks in memory, connected to the server; one of the windows of a browser. */
export function connectDevice(
  server: MemoryServer,
  actor: Actor,
  { store, locks, recordings, second } = browser(),
  segments: SegmentStore = memorySegments(),
  onFault = (error: unknown): void => {
    throw error;
  },
) {
  const { state, transport } = cable(server, actor);
  const base = memoryBase(memoryBaseStore());
  const device = createDevice({
    actor,
    outbox: memoryOutbox(actor.userId, store, () => crypto.randomUUID()),
    checkpoints: memoryCheckpoints(store),
    drafts: memoryDrafts(store),
    shelf: memoryShelf(),
    second: memorySecond(second),
    reads: memoryReads(),
    recordings: memoryRecordings(recordings),
    snapshots: memorySnapshots(new Map()),
    segments,
    openBase: async () => base,
    environment: {
      transport,
      clock: { now: Date.now, sleep },
      locks,
      randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
      random: Math.random,
    },
    channel: { post: () => {}, onMessage: () => {}, close: () => {} },
    useToken: () => {},
    schedule: (work) => setTimeout(work, 0),
    onFault,
  });
  const client: DeviceClient = {
    device,
    live: new LiveQueries(device),
    actor: { ...actor, name: 'Helena Duarte', email: 'helena@exemplo.com' },
  };
  return {
    client,
    device,
    store,
    recordings,
    hear: (transcribe: typeof state.transcribe) => {
      state.transcribe = transcribe;
    },
    cut: () => {
      state.isCut = true;
    },
    heal: () => {
      state.isCut = false;
      void device.wake();
    },
    /** Something changed on the server. */
    ring: () => state.wake(),
  };
}

// A whole page in every message hides what went wrong.
configure({ getElementError: (message) => new Error(message?.split('\n')[0]) });

/** The browser's idea of its width and of fingers, which jsdom does not have. */
function stubMatchMedia(width: number, isTouched: boolean): void {
  window.matchMedia = (query) => {
    const [, bound, value] = /\((min|max)-width: ([\d.]+)px\)/.exec(query) ?? [];
    const fits = bound === 'min' ? width >= Number(value) : width <= Number(value ?? 0);
    const matches = fits || (isTouched && query.includes('pointer: coarse'));
    return Object.assign(new EventTarget(), {
      matches,
      media: query,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    });
  };
}

interface ScreenOptions {
  readonly path?: string;
  readonly width?: number;
  readonly isTouched?: boolean;
  /** How the server answers the screen's calls. */
  readonly online?: Online;
}

/** Draws a screen for the signed-in person, with an address of its own. */
export function renderScreen(
  client: DeviceClient,
  screen: ReactNode,
  { path = '/', width = 1280, isTouched = false, online = pageOnline() }: ScreenOptions = {},
) {
  stubMatchMedia(width, isTouched);
  window.scrollTo = () => {};
  const rootRoute = createRootRoute({
    component: () => (
      <ThemeProvider theme={theme}>
        <OnlineProvider online={online}>
          <DeviceProvider client={client}>
            <ToastProvider>{screen}</ToastProvider>
          </DeviceProvider>
        </OnlineProvider>
      </ThemeProvider>
    ),
  });
  const router = createRouter({
    routeTree: rootRoute,
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  return {
    router,
    user: userEvent.setup({ delay: null }),
    ...render(<RouterProvider router={router as never} />),
  };
}
