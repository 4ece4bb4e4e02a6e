/** Longer than this nothing moves, and with reduced motion nothing at all. In milliseconds. */
export const LONGEST_MS = 150;
