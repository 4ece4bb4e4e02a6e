import { describe, expect, it } from 'vitest';
import { delaysOf } from './times.ts';

const wrote = '2020-03-12T12:00:00.000Z';
const received = '2026-03-10T12:00:00.000Z';
const soon = '2026-03-10T12:59:00.000Z';

describe('the times of a note', () => {
  it('are told apart where more than an hour lies between writing and receiving', () => {
    const note = { createdAt: wrote, updatedAt: wrote };
    expect(delaysOf({ ...note, receivedAt: received, updateReceivedAt: received })).toEqual([
      { kind: 'written', at: wrote, receivedAt: received },
    ]);
  });

  it('are told apart for the last change as well', () => {
    const times = { createdAt: received, receivedAt: soon };
    expect(delaysOf({ ...times, updatedAt: wrote, updateReceivedAt: soon })).toEqual([
      { kind: 'changed', at: wrote, receivedAt: soon },
    ]);
  });

  it('are one within an hour, and where the server has not received it or is older', () => {
    const note = { createdAt: received, updatedAt: received };
    expect(delaysOf({ ...note, receivedAt: soon, updateReceivedAt: soon })).toEqual([]);
    expect(delaysOf(note)).toEqual([]);
    expect(delaysOf({ ...note, receivedAt: null, updateReceivedAt: null })).toEqual([]);
  });
});
