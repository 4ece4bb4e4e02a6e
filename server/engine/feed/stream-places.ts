import { setMaxListeners } from 'node:events';
import { tooManyRequests } from '../../kernel/errors.ts';

/** Whose stream it is. */
export interface StreamOwner {
  readonly tenantId: string;
  readonly userId: string;
  readonly sessionId: string;
}

/** How many streams of an instance live at a time. */
export interface StreamLimits {
  /** Tabs and workers of one sign-in; a device needs one. */
  readonly session: number;
  readonly person: number;
  readonly practice: number;
  readonly instance: number;
}

const streamLimits: StreamLimits = {
  session: 8,
  person: 24,
  practice: 1_000,
  instance: 5_000,
};

/** Devices ask every 30 s anyway where they hear nothing. */
const RETRY_SECONDS = 30;

interface StreamPlace {
  /** Aborts when the stream has to end: for a newer one, or with the server. */
  readonly signal: AbortSignal;
  /** Tells that the stream has ended. */
  readonly release: () => void;
}

export interface StreamPlaces {
  /**
   * A place for one more stream; the oldest of the same sign-in or person ends where they have too many.
   * @throws DomainError 429 where the practice or the server has too many
   */
  readonly take: (owner: StreamOwner) => StreamPlace;
}

type Place = StreamOwner & { readonly ending: AbortController; readonly onClosing: () => void };

/** Oldest first. */
const oldestBeyond = (places: readonly Place[], most: number): readonly Place[] =>
  places.slice(0, Math.max(0, places.length - most));

const full = () =>
  tooManyRequests('Há conexões demais no momento. Tente novamente em instantes.', RETRY_SECONDS);

/** @param closing ends all streams when the server shuts down */
export function createStreamPlaces(
  closing: AbortSignal,
  limits: StreamLimits = streamLimits,
): StreamPlaces {
  // One for every stream.
  setMaxListeners(0, closing);
  const byPractice = new Map<string, Set<Place>>();
  let count = 0;

  const drop = (place: Place): void => {
    const practice = byPractice.get(place.tenantId);
    if (!practice?.delete(place)) return;
    count -= 1;
    closing.removeEventListener('abort', place.onClosing);
    if (practice.size === 0) byPractice.delete(place.tenantId);
  };
  const end = (place: Place): void => {
    drop(place);
    place.ending.abort();
  };
  const makeRoom = ({ tenantId, userId, sessionId }: StreamOwner): void => {
    const ofPerson = [...(byPractice.get(tenantId) ?? [])].filter((one) => one.userId === userId);
    const ofSession = ofPerson.filter((one) => one.sessionId === sessionId);
    oldestBeyond(ofSession, limits.session - 1).forEach(end);
    oldestBeyond(
      ofPerson.filter(({ ending }) => !ending.signal.aborted),
      limits.person - 1,
    ).forEach(end);
  };

  return {
    take(owner) {
      makeRoom(owner);
      const practice = byPractice.get(owner.tenantId) ?? new Set();
      if (practice.size >= limits.practice || count >= limits.instance) throw full();
      const place: Place = { ...owner, ending: new AbortController(), onClosing: () => end(place) };
      byPractice.set(owner.tenantId, practice.add(place));
      count += 1;
      closing.addEventListener('abort', place.onClosing);
      if (closing.aborted) end(place);
      return { signal: place.ending.signal, release: () => drop(place) };
    },
  };
}
