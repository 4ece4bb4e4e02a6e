import { isSynced, openDevice, statusWhen } from './device.ts';
import type { PeerName } from './peers.worker.ts';
import { type Gathered, shownOf } from '../../src/data/queries/kit/known.ts';

export interface FirstSyncTimes {
  /** The week and the patients are on the screen's side. */
  readonly hot: number;
  readonly all: number;
  readonly documents: number;
  /** The longest task of the page, in milliseconds; 0 where none was over 50. */
  readonly longestTask: number;
}

const WEEK_MS = 7 * 86_400_000;

function watchLongTasks(): () => number {
  let longest = 0;
  const note = (entries: PerformanceEntryList) => {
    for (const { duration } of entries) longest = Math.max(longest, duration);
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'longtask', buffered: false });
  return () => {
    note(observer.takeRecords());
    observer.disconnect();
    return longest;
  };
}

/** A new device reads everything, while a screen shows the week, the patients and the progress. */
export async function firstSync(now: number, token: string): Promise<FirstSyncTimes> {
  const longestTask = watchLongTasks();
  const start = performance.now();
  const since = () => performance.now() - start;
  const { device, terminate } = openDevice(token);
  const range = { from: new Date(now).toISOString(), to: new Date(now + WEEK_MS).toISOString() };
  const filled = <R>(
    subscribe: (done: (result: R) => void) => void,
    isFilled: (result: R) => boolean,
  ) => new Promise<void>((resolve) => subscribe((result: R) => isFilled(result) && resolve()));
  const week = filled<Gathered<readonly unknown[]>>(
    (done) => void device.subscribe('appointments.between', range, done),
    (rows) => shownOf(rows).length > 0,
  );
  const patients = filled<Gathered<{ readonly matching: number }>>(
    (done) => void device.subscribe('patients.list', {}, done),
    (list) => shownOf(list).matching > 0,
  );
  let documents = 0;
  const hotRead = statusWhen(device, ({ firstSync: first }) => {
    documents = first?.total ?? documents;
    return first?.hot === true || (first === null && documents > 0);
  });
  const synced = statusWhen(device, isSynced).then(since);
  await Promise.all([week, patients, hotRead]);
  const hot = since();
  const all = await synced;
  terminate();
  return { hot, all, documents, longestTask: longestTask() };
}

/** A peer reads the same pages of the same server in a worker; how long that takes, in milliseconds. */
export function firstSyncOf(peer: PeerName, token: string): Promise<number> {
  const worker = new Worker(new URL('./peers.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<number>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<number>) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage({ peer, token });
  }).finally(() => worker.terminate());
}
