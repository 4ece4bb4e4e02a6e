export const appointmentStatuses = [
  'scheduled',
  'in_progress',
  'completed',
  'cancelled',
  'no_show',
  'expired',
] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];
