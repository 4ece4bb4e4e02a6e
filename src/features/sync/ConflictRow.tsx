import Button from '@mui/material/Button';
import type { ConflictItem } from '../../data/queries/sync/results.ts';
import type { OpenDialog } from '../../ui/dialogs.tsx';
import { PendingEntry } from '../../pieces/sessions/PendingEntry.tsx';

const WHY =
  'Esta nota foi escrita em dois aparelhos ao mesmo tempo. Os dois textos estão guardados; falta escolher qual fica.';

/** A note whose two texts wait for the person's decision, with the way there. */
export function ConflictRow(props: { readonly item: ConflictItem; readonly onOpen: OpenDialog }) {
  const { item } = props;
  return (
    <PendingEntry
      title="Nota com dois textos"
      subject={item.subject}
      at={item.at}
      state={WHY}
      needsPerson
    >
      <Button
        size="small"
        variant="outlined"
        onClick={() => props.onOpen({ dialogo: 'nota', alvo: item.appointmentId })}
      >
        Decidir
      </Button>
    </PendingEntry>
  );
}
