/** A session's clock times, `HH:mm`. */
export interface Times {
  readonly startTime: string;
  readonly endTime: string;
}

/** What is proposed in place of a time that is taken. */
export const suggestedTimes: readonly Times[] = [8, 9, 10, 11, 14, 15, 16, 17].map((hour) => ({
  startTime: `${String(hour).padStart(2, '0')}:00`,
  endTime: `${String(hour + 1).padStart(2, '0')}:00`,
}));
