import { messageOf } from '../../client/errors.ts';
import { useDispatch } from '../../client/useDispatch.ts';
import { useZone } from '../../client/useZone.ts';
import type { AppointmentRow } from '../../data/queries/results.ts';
import { formatMoment } from '../../domain/time/format.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { useToast } from '../../ui/toasts/toasts.ts';

const FAILED = 'Não foi possível cancelar o agendamento. Tente novamente.';

export function CancelDialog({ row, onClose }: { row: AppointmentRow; onClose: () => void }) {
  const { send } = useDispatch();
  const toast = useToast();
  const zone = useZone();
  const cancel = async () => {
    try {
      const sent = await send('appointment.withdraw', { id: row.id });
      void sent.outcome().then((outcome) => {
        if (outcome.status === 'done')
          toast({
            message: 'Agendamento cancelado',
            detail: 'O agendamento foi cancelado com sucesso!',
          });
        else if (outcome.status === 'refused')
          toast({ message: 'Erro ao cancelar', detail: outcome.message, tone: 'error' });
        else
          toast({
            message: 'Cancelamento guardado',
            detail: 'Será confirmado quando houver conexão.',
            tone: 'info',
          });
      });
    } catch (error) {
      toast({ message: 'Erro ao cancelar', detail: messageOf(error, FAILED), tone: 'error' });
    }
  };
  return (
    <ConfirmDialog
      open
      title="Cancelar agendamento?"
      confirmLabel="Cancelar agendamento"
      cancelLabel="Manter"
      destructive
      onConfirm={cancel}
      onClose={onClose}
    >
      A sessão de {formatMoment(row.startAt, zone)}
      {row.psychologistName && ` com ${row.psychologistName}`} será cancelada e o horário fica
      livre.
    </ConfirmDialog>
  );
}
