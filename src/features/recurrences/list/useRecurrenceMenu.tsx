import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import ToggleOffIcon from '@mui/icons-material/ToggleOffOutlined';
import ToggleOnIcon from '@mui/icons-material/ToggleOnOutlined';
import { useMemo } from 'react';
import type { RecurrenceRow } from '../../../data/queries/agenda/results.ts';
import { useDialogs } from '../../../ui/dialogs.tsx';
import type { RowAction } from '../../../ui/list/RowMenu.tsx';
import { patientText } from '../words.ts';

const icon = { fontSize: 'small' } as const;

/** What is to be asked before it is done. */
export interface Asked {
  readonly what: 'deactivate' | 'activate' | 'delete';
  readonly row: RecurrenceRow;
}

/** What can be done with a recurrence of the list. @param onAsk the same function at each drawing */
export function useRecurrenceMenu(onAsk: (asked: Asked) => void) {
  const { open } = useDialogs();
  return useMemo(() => {
    const actions = (row: RecurrenceRow): readonly RowAction[] => {
      const ask = (what: Asked['what']) => () => onAsk({ what, row });
      const edit = () => open({ dialogo: 'recorrencia', alvo: row.id });
      return [
        { label: 'Editar', icon: <EditIcon {...icon} />, act: edit },
        row.isActive
          ? { label: 'Desativar', icon: <ToggleOffIcon {...icon} />, act: ask('deactivate') }
          : { label: 'Reativar', icon: <ToggleOnIcon {...icon} />, act: ask('activate') },
        { label: 'Excluir', icon: <DeleteIcon {...icon} />, act: ask('delete') },
      ];
    };
    return {
      isFor: ({ repair }: RecurrenceRow) => repair === null,
      label: (row: RecurrenceRow) => `Ações da recorrência de ${patientText(row)}`,
      actions,
    };
  }, [open, onAsk]);
}
