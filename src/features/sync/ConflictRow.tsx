import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { useZone } from '../../client/useZone.ts';
import type { ConflictItem } from '../../data/queries/results.ts';
import { formatMoment } from '../../domain/time/format.ts';
import type { OpenDialog } from '../../ui/dialogs.tsx';

const WHY =
  'Esta nota foi escrita em dois aparelhos ao mesmo tempo. Os dois textos estão guardados; falta escolher qual fica.';

/** A note whose two texts wait for the person's decision, with the way there. */
export function ConflictRow(props: { readonly item: ConflictItem; readonly onOpen: OpenDialog }) {
  const { item } = props;
  const zone = useZone();
  return (
    <ListItem divider disableGutters sx={{ display: 'block', paddingBlock: 1.5 }}>
      <Typography sx={{ fontWeight: 600 }}>
        Nota com dois textos
        {item.subject && `: ${item.subject}`}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <time dateTime={item.at}>{formatMoment(item.at, zone)}</time>
      </Typography>
      <Typography variant="body2" sx={{ color: 'secondary.main' }}>
        {WHY}
      </Typography>
      <Button
        size="small"
        variant="outlined"
        sx={{ marginTop: 0.5 }}
        onClick={() => props.onOpen({ dialogo: 'nota', alvo: item.appointmentId })}
      >
        Decidir
      </Button>
    </ListItem>
  );
}
