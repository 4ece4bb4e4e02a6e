import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { shownAddress } from '../../../pieces/people/shownAddress.ts';
import type { Conflict } from '../../../domain/recurrences/conflicts.ts';
import { StatusBadge } from '../../../ui/states/StatusBadge.tsx';
import { whenText } from '../words.ts';

const List = styled('ul')(
  memoTheme(({ theme }) => ({
    margin: 0,
    padding: 0,
    listStyle: 'none',
    overflowWrap: 'anywhere',
    '& > li': {
      border: `1px solid ${theme.vars.palette.divider}`,
      borderRadius: theme.shape.borderRadius,
      padding: theme.spacing(1, 1.5),
      marginBottom: theme.spacing(1),
    },
  })),
);

/** What stands in the way, each with whose it is and when. */
export const ConflictList = ({ conflicts }: { conflicts: readonly Conflict[] }) => (
  <List aria-label="Conflitos">
    {conflicts.map(({ message, conflictingItem: item }) => (
      <li key={item.id}>
        <Typography sx={{ fontWeight: 600 }}>{message}</Typography>
        <Typography variant="body2">
          {item.title} · <span className="num">{item.time}</span>
        </Typography>
        {item.patient && <Person {...item.patient} isSame={item.isForSamePatient} />}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {whenText(item)}
        </Typography>
      </li>
    ))}
  </List>
);

const Person = (props: { name: string; email: string; phone: string | null; isSame: boolean }) => (
  <Typography variant="body2" component="div">
    {[props.name, shownAddress(props.email), props.phone].filter(Boolean).join(' · ')}{' '}
    {props.isSame && <StatusBadge tone="warning">Mesmo paciente</StatusBadge>}
  </Typography>
);
