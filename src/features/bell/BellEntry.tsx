import CloseIcon from '@mui/icons-material/Close';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useActor } from '../../client/live/DeviceProvider.tsx';
import { useZone } from '../../client/time/useZone.ts';
import type { BellItem } from '../../data/queries/home/bell.ts';
import { formatMoment } from '../../domain/time/format.ts';
import { sessionLine } from '../../pieces/sessions/words.ts';
import { IconAction } from '../../ui/actions/IconAction.tsx';
import { TOLD } from './words.ts';

/** Its button is found by this, to keep the focus where it was. */
export const DISMISS = 'data-dismiss';

/** One thing that needs the person: whom it is about, and when. */
export function BellEntry(props: {
  readonly item: BellItem;
  readonly onFollow: () => void;
  readonly onDismiss: () => void;
}) {
  const { item } = props;
  const name = item.name ?? 'Sem paciente';
  return (
    <ListItem
      disablePadding
      secondaryAction={
        <IconAction
          edge="end"
          label={`Dispensar: ${name}`}
          onClick={props.onDismiss}
          {...{ [DISMISS]: '' }}
        >
          <CloseIcon fontSize="small" />
        </IconAction>
      }
      sx={{ '& > .MuiListItemButton-root': { paddingRight: 7 } }}
    >
      <ListItemButton onClick={props.onFollow} sx={{ paddingInline: 2, paddingBlock: 0.5 }}>
        <ListItemText
          primary={name}
          secondary={useFacts(item).join(' · ')}
          slotProps={{
            primary: { sx: { overflowWrap: 'anywhere' } },
            secondary: { className: 'num' },
          }}
        />
      </ListItemButton>
    </ListItem>
  );
}

/** When the session is, whose it is in a clinic, and when somebody did what. */
function useFacts({ kind, span, psychologistName, at }: BellItem): readonly string[] {
  const zone = useZone();
  const { role } = useActor();
  const told = TOLD[kind];
  return [
    ...(span ? [sessionLine(span, zone)] : []),
    ...(role === 'administrator' && psychologistName ? [psychologistName] : []),
    ...(told ? [`${told} ${formatMoment(at, zone)}`] : []),
  ];
}
