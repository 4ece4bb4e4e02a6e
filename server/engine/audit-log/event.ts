import type { EventKind } from '../../../src/domain/audit/kinds.ts';

/** What happened. Names and texts have no place in it. */
export interface AuditEvent {
  readonly kind: EventKind;
  /** Who acted; nobody where no one was signed in, or the server acted by itself. */
  readonly actorId?: string | null | undefined;
  /** The account or the document that it happened to. */
  readonly subjectId?: string | null | undefined;
  readonly sessionId?: string | null | undefined;
  /** The device. */
  readonly clientId?: string | null | undefined;
  /** Where the call came from, as `clientAddress` gives it; only its network is kept. */
  readonly address?: string | undefined;
  /** Ids and numbers alone. */
  readonly details?: Readonly<Record<string, string | number | boolean>> | undefined;
}

/** An event with its place in time. */
export interface PlacedEvent extends AuditEvent {
  /** UUIDv7 of the server's clock: events are read in its order. */
  readonly id: string;
  /** The server's clock, ISO. */
  readonly at: string;
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns the details of an event. @throws TypeError where they hold a text */
export function checkedDetails(details: AuditEvent['details'] = {}) {
  for (const value of Object.values(details))
    if (typeof value === 'string' && !ID.test(value))
      throw new TypeError('An event holds ids and numbers, and no text.');
  return details;
}
