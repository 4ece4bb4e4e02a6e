import type { Base, BaseCheckpoint } from '../../../data/base/base.ts';
import type { CarriedOver } from '../../../data/base/carryOver.ts';
import type { Checkpoint } from '../../../data/meta/checkpoint.ts';
import { type BootedFrom, type BootParts, completeView } from '../../../data/view/boot.ts';
import { catchUp } from '../../../data/view/catchUp.ts';
import { type Coverage, coverageOf, NOTHING } from '../../../data/view/coverage.ts';
import { oneByOne } from '../inTurn.ts';
import type { DeviceParts } from '../parts.ts';
import { once } from './once.ts';

export interface StandingParts extends BootParts {
  /** What the view was started from, once it was. */
  readonly header: Promise<BootedFrom | null>;
  readonly openBase: DeviceParts['openBase'];
  /** Told what the view holds completely, after it does. */
  readonly onCoverage: (coverage: Coverage) => void;
  /** Told how far what an earlier version kept is carried over; `null` when that is over, or came to nothing. */
  readonly onCarriedOver: (progress: CarriedOver | null) => void;
}

/** Up to where the view holds the base for certain. */
interface Caught {
  readonly checkpoint: Checkpoint;
  readonly writes: BaseCheckpoint;
}

export interface Standing {
  /** The base is open and the view holds all of it. Opens it at the first call. */
  readonly complete: () => Promise<Base>;
  /** Resolves when the view holds everything, whoever called `complete`. */
  readonly completed: Promise<void>;
  /** Whether somebody has called `complete`. */
  readonly isOpening: () => boolean;
  /** Whether the view holds everything. */
  readonly isComplete: () => boolean;
  /** The view has a snapshot that covers this much, unless it is already known to hold more or less. */
  readonly startFrom: (coverage: Coverage) => void;
  /** Brings the view up to what has been written to the base since it last was. */
  readonly catchUp: () => Promise<Caught>;
  /** The base went from one checkpoint to the next; the view has been told of the rows between. */
  readonly moved: (before: Checkpoint, after: Checkpoint) => Promise<void>;
}

const isSame = (a: Checkpoint | null, b: Checkpoint): boolean =>
  a?.cursor === b.cursor && a.generation === b.generation && a.swept === b.swept;

/**
 * Once it is complete the view stands at a checkpoint: it holds what the base held when that was saved. It goes from one
 * to the next where it was told of every row between; otherwise it reads from disk what it missed.
 */
export function standing(parts: StandingParts): Standing {
  const { view, checkpoints, onCoverage, onCarriedOver } = parts;
  const inTurn = oneByOne();
  let isCompleted = (): void => undefined;
  const completed = new Promise<void>((resolve) => (isCompleted = resolve));
  let isOvertaken = false;
  let since: BaseCheckpoint = {};
  let place: Checkpoint | null = null;

  function stand(checkpoint: Checkpoint): Checkpoint {
    place = checkpoint;
    onCoverage(coverageOf(checkpoint));
    return checkpoint;
  }

  const opening = once(async () => {
    const base = await parts.openBase(onCarriedOver).finally(() => onCarriedOver(null));
    const from = await parts.header;
    // In this order: what the checkpoint stands for has been written before it.
    const checkpoint = await checkpoints.read();
    since = await base.checkpoint();
    await completeView(parts, base, from);
    stand(checkpoint);
    isCompleted();
    return base;
  });

  async function readMissed(): Promise<Caught> {
    const base = await opening.run();
    const checkpoint = await checkpoints.read();
    const writes = await base.checkpoint();
    await catchUp(view, base, since);
    since = writes;
    return { checkpoint: stand(checkpoint), writes };
  }

  async function move(before: Checkpoint, after: Checkpoint): Promise<void> {
    // A base that is yet to be opened will be read as it is then; what a snapshot says is no longer all.
    if (!opening.isBegun()) {
      isOvertaken = true;
      return onCoverage(NOTHING);
    }
    await opening.run();
    if (isSame(place, after)) return;
    if (isSame(place, before)) stand(after);
    else await readMissed();
  }

  return {
    complete: opening.run,
    completed,
    isOpening: opening.isBegun,
    isComplete: () => place !== null,
    startFrom(coverage) {
      if (place === null && !isOvertaken) onCoverage(coverage);
    },
    catchUp: () => inTurn(readMissed),
    moved: (before, after) => inTurn(() => move(before, after)),
  };
}
