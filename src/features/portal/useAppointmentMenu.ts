import { useMemo } from 'react';
import type { AppointmentRow } from '../../data/queries/agenda/results.ts';
import { formatMoment } from '../../domain/time/format.ts';
import type { RowAction } from '../../ui/list/RowMenu.tsx';
import { canCancel } from './CancelDialog.tsx';

/** What a patient can do with a session. */
export function useAppointmentMenu({
  now,
  zone,
  onDetails,
  onCancel,
}: {
  readonly now: string;
  readonly zone: string;
  readonly onDetails: (row: AppointmentRow) => void;
  readonly onCancel: (row: AppointmentRow) => void;
}) {
  return useMemo(
    () => ({
      label: ({ startAt }: AppointmentRow) => `Ações da sessão de ${formatMoment(startAt, zone)}`,
      actions: (row: AppointmentRow): readonly RowAction[] => [
        { label: 'Detalhes', act: () => onDetails(row) },
        ...(canCancel(row, now)
          ? [{ label: 'Cancelar agendamento', act: () => onCancel(row) }]
          : []),
      ],
    }),
    [now, zone, onDetails, onCancel],
  );
}
