import { recordOf } from '../../data/queries/kit/known.ts';
import { type Shelf, shelfOfPractice } from '../../domain/notes/shelf.ts';
import { useLive } from '../live/useLive.ts';

/** Where the practice's new notes go; `null` while the practice is not known on this device. */
export function useUsualShelf(): Shelf | null {
  const practice = recordOf(useLive('practice', {})?.tenant);
  return practice ? shelfOfPractice(practice) : null;
}
