import type { AppointmentRow } from '../../data/queries/agenda/results.ts';
import { formatDate, formatSpan } from '../../domain/time/format.ts';

/** Whose session it is, in a word that is always there. */
export const sessionName = ({
  patientName,
  title,
  patientId,
}: Pick<AppointmentRow, 'patientName' | 'title' | 'patientId'>): string =>
  patientName ?? title ?? (patientId === null ? 'Sem paciente' : 'Paciente');

/** `21/11/2026 · 14:00 – 14:50` */
export const sessionLine = (
  session: Pick<AppointmentRow, 'startAt' | 'endAt'>,
  zone: string,
): string => `${formatDate(session.startAt, zone)} · ${formatSpan(session, zone)}`;
