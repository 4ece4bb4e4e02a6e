/** Names the draft of a session's note on this device. */
export const noteDraftKey = (appointmentId: string): string => `note:${appointmentId}`;
