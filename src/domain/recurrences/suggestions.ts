import type { ClockTimes } from './clockSpan.ts';

/** What is proposed in place of a time that is taken. */
export const suggestedTimes: readonly ClockTimes[] = [8, 9, 10, 11, 14, 15, 16, 17].map((hour) => ({
  startTime: `${String(hour).padStart(2, '0')}:00`,
  endTime: `${String(hour + 1).padStart(2, '0')}:00`,
}));
