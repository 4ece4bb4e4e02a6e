import type { AppointmentStatus } from './status.ts';

/** How a status is called, and what kind of news it is. */
export const statusLabels = {
  scheduled: { label: 'Agendado', tone: 'info' },
  in_progress: { label: 'Em andamento', tone: 'primary' },
  completed: { label: 'Concluído', tone: 'success' },
  cancelled: { label: 'Cancelado', tone: 'neutral' },
  no_show: { label: 'Não compareceu', tone: 'warning' },
  expired: { label: 'Expirado', tone: 'secondary' },
} as const satisfies Record<AppointmentStatus, { label: string; tone: string }>;

/** One that this version has no word for, which a newer server may have, is named as it is. */
export const statusWords = (status: AppointmentStatus): string =>
  status in statusLabels ? statusLabels[status].label : `Status: ${status}`;
