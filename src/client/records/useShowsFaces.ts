import { recordOf } from '../../data/queries/kit/known.ts';
import { useLive } from '../live/useLive.ts';

/** Returns true if the practice shows faces and colours of moods. */
export function useShowsFaces(): boolean {
  const practice = recordOf(useLive('practice', {})?.tenant);
  return practice !== null && practice !== undefined && practice.hidesMoodFaces !== true;
}
