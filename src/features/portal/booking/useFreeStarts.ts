import { useLive } from '../../../client/live/useLive.ts';
import type { Known } from '../../../data/queries/kit/known.ts';
import type { PortalTimes } from '../../../data/queries/portal/portalTimes.ts';
import { useNow } from '../../../ui/useNow.ts';

/** When the patient's psychologist can be booked, as the server last said; `undefined` until it is read. */
export const useFreeStarts = (): Known<PortalTimes> | undefined =>
  useLive('portal.times', { now: useNow() });
