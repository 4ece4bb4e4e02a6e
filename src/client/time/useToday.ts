import { wallClock } from '../../domain/time/zone.ts';
import { useNow } from '../../ui/useNow.ts';
import { useZone } from './useZone.ts';

/** The present day of the clinic, `yyyy-MM-dd`. */
export const useToday = (): string => wallClock(useNow(), useZone()).day;
