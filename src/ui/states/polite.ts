/** For what is said without interrupting: read out when the person pauses. */
export const polite = { role: 'status' } as const;
