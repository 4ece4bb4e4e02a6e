import type { Note } from './note.ts';

const HOUR_MS = 3_600_000;

/** When a note was written or changed, and when the server received that. ISO. */
export interface Delayed {
  readonly kind: 'written' | 'changed';
  readonly at: string;
  readonly receivedAt: string;
}

type Times = Pick<Note, 'createdAt' | 'updatedAt' | 'receivedAt' | 'updateReceivedAt'>;

/** Whether the server received something more than an hour after, or before, the time that its author's clock said. */
export const isApart = (at: string, receivedAt: string): boolean =>
  Math.abs(Date.parse(receivedAt) - Date.parse(at)) > HOUR_MS;

/**
 * What of a note was received more than an hour after its own time: written without a network, or dated otherwise. What
 * the server has not received yet is left out.
 */
export function delaysOf({ createdAt, updatedAt, ...received }: Times): Delayed[] {
  const { receivedAt, updateReceivedAt } = received;
  const written = receivedAt && isApart(createdAt, receivedAt);
  const changed =
    updateReceivedAt && updatedAt !== createdAt && isApart(updatedAt, updateReceivedAt);
  return [
    ...(written ? [{ kind: 'written' as const, at: createdAt, receivedAt }] : []),
    ...(changed ? [{ kind: 'changed' as const, at: updatedAt, receivedAt: updateReceivedAt }] : []),
  ];
}
