import { largePractice } from '../practice.ts';
import { measureTap } from '../tap/subject.ts';
import { tanstackSubject } from '../tap/tanstackSubject.ts';
import { viewSubject } from '../tap/viewSubject.ts';
import { deviceSubject } from './deviceSubject.ts';
import { firstSync, firstSyncOf } from './firstSync.ts';
import { isSynced, openDevice, statusWhen } from './device.ts';
import { addPatients, drain, openAndSync } from './outbox.ts';
import { searchNotes } from './search.ts';
import { indexedDbSubject } from './indexedDbSubject.ts';

/** What the driver of the benches calls in the page. */
const calls = {
  openAndSync,
  addPatients,
  drain,
  firstSync,
  firstSyncOf,
  searchNotes,

  async tapInMemory(now: number) {
    const practice = largePractice(now);
    return {
      view: await measureTap(viewSubject(practice), practice, now),
      tanstack: await measureTap(await tanstackSubject(practice), practice, now),
    };
  },

  async tapOnDisk(now: number, token: string) {
    const practice = largePractice(now);
    const { device, terminate } = openDevice(token);
    await statusWhen(device, isSynced);
    const ours = await measureTap(deviceSubject(device), practice, now);
    terminate();
    return { ours, raw: await measureTap(await indexedDbSubject(practice), practice, now) };
  },
};

export type PageCalls = typeof calls;

Object.assign(globalThis, { bench: calls });
