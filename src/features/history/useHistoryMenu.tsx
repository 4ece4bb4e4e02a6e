import NoteIcon from '@mui/icons-material/EditNoteOutlined';
import PayIcon from '@mui/icons-material/PaymentsOutlined';
import { useCallback, useMemo } from 'react';
import { useActor } from '../../client/live/DeviceProvider.tsx';
import { useCommand } from '../../client/commands/useCommand.ts';
import { UNKNOWN } from '../../data/queries/kit/known.ts';
import type { HistoryRow } from '../../data/queries/home/results.ts';
import { COMPLETED, NO_SHOW } from '../../pieces/sessions/outcomes.ts';
import { sessionName } from '../../pieces/sessions/words.ts';
import { useDialogs } from '../../ui/dialogs.tsx';
import type { RowAction } from '../../ui/list/RowMenu.tsx';
import { useWide } from '../../ui/useMediaQuery.ts';
import { useNow } from '../../ui/useNow.ts';
import { useToast } from '../../ui/toasts/toasts.ts';
import { actionsOf, type HistoryAction } from './rowActions.ts';
import { NO_NOTE_WITHOUT_PATIENT, NO_PAYMENT_WITHOUT_PATIENT } from './words.ts';

const PAY = <PayIcon fontSize="small" />;
const NOTE = <NoteIcon fontSize="small" />;
const SAYS_FAILURE = { saysFailure: true };

const noteLabel = ({ note }: HistoryRow): string =>
  note !== null && note !== UNKNOWN ? 'Editar Nota Clínica' : 'Adicionar Nota Clínica';

/** What each session of the history allows, in words. */
export function useHistoryMenu() {
  const { role } = useActor();
  const now = useNow();
  const say = useSaid();
  const isTable = useWide();
  return useMemo(() => {
    const first = (row: HistoryRow): RowAction | null => {
      const [likeliest] = actionsOf(row, role, now).filter(
        (one) => one === 'pay' || one === 'note',
      );
      if (likeliest === undefined || row.patientId === null) return null;
      const { label, ...rest } = say(likeliest, row);
      return { ...rest, label: `${label}: ${sessionName(row)}` };
    };
    return {
      label: (row: HistoryRow) => `Ações da sessão de ${sessionName(row)}`,
      ...(isTable && { first }),
      actions: (row: HistoryRow) => actionsOf(row, role, now).map((action) => say(action, row)),
      isFor: (row: HistoryRow) => actionsOf(row, role, now).length > 0,
    };
  }, [role, now, say, isTable]);
}

/** What of a session wants a patient, and opens the choice of one where there is none. */
function useWithPatient() {
  const { open } = useDialogs();
  const toast = useToast();
  return useCallback(
    ({ id, patientId }: HistoryRow, dialogo: string, missing: string) => {
      if (patientId !== null) return open({ dialogo, alvo: id });
      toast({
        message: missing,
        tone: 'info',
        action: {
          label: 'Associar paciente',
          onClick: () => open({ dialogo: 'sessao', alvo: id }),
        },
      });
    },
    [open, toast],
  );
}

function useSaid() {
  const { open } = useDialogs();
  const openWith = useWithPatient();
  const { run: complete } = useCommand('appointment.complete', COMPLETED, SAYS_FAILURE);
  const { run: miss } = useCommand('appointment.setStatus', NO_SHOW, SAYS_FAILURE);
  return useCallback(
    (action: HistoryAction, row: HistoryRow): RowAction => {
      const { id } = row;
      switch (action) {
        case 'associate':
          return {
            label: 'Associar paciente',
            act: () => open({ dialogo: 'sessao', alvo: id }),
          };
        case 'complete':
          return { label: 'Marcar como concluído', act: () => void complete({ id }) };
        case 'miss':
          return { label: 'Não compareceu', act: () => void miss({ id, status: 'no_show' }) };
        case 'pay':
          return {
            label: 'Pagar',
            icon: PAY,
            act: () => openWith(row, 'pagamento', NO_PAYMENT_WITHOUT_PATIENT),
          };
        case 'note':
          return {
            label: noteLabel(row),
            icon: NOTE,
            act: () => openWith(row, 'nota-clinica', NO_NOTE_WITHOUT_PATIENT),
          };
      }
    },
    [open, openWith, complete, miss],
  );
}
