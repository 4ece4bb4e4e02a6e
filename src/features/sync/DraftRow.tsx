import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useZone } from '../../client/useZone.ts';
import type { DraftItem, DraftKind } from '../../data/queries/results.ts';
import { formatMoment } from '../../domain/time/format.ts';
import type { DialogAddress, OpenDialog } from '../../ui/dialogs.tsx';
import { draftTitle } from './words.ts';

const DIALOGS: Readonly<Record<DraftKind, string | null>> = {
  note: 'nota',
  decision: 'nota',
  patient: 'paciente',
  appointment: 'agendar',
  other: null,
};

/** Where the draft goes on; `null` where its note or its decision is gone. */
function placeOf({ kind, target }: DraftItem): DialogAddress | null {
  const dialogo = DIALOGS[kind];
  if (dialogo === null || (dialogo === 'nota' && target === null)) return null;
  return target === null ? { dialogo } : { dialogo, alvo: target };
}

/** What was begun and not saved yet, with the way back to it. */
export function DraftRow(props: {
  readonly item: DraftItem;
  readonly onOpen: OpenDialog;
  readonly onDiscard: () => void;
}) {
  const { item } = props;
  const zone = useZone();
  const place = placeOf(item);
  return (
    <ListItem divider disableGutters sx={{ display: 'block', paddingBlock: 1.5 }}>
      <Typography sx={{ fontWeight: 600 }}>
        {draftTitle(item)}
        {item.subject && `: ${item.subject}`}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <time dateTime={item.at}>{formatMoment(item.at, zone)}</time>
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Guardado só neste aparelho; vai para a nuvem quando você salvar.
      </Typography>
      <Stack direction="row" sx={{ gap: 1, marginTop: 0.5, flexWrap: 'wrap' }}>
        {place && (
          <Button size="small" variant="outlined" onClick={() => props.onOpen(place)}>
            Continuar
          </Button>
        )}
        <Button size="small" color="inherit" onClick={props.onDiscard}>
          Descartar
        </Button>
      </Stack>
    </ListItem>
  );
}
