import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import type { Person } from './place/columns.ts';

const Row = styled('fieldset')(
  memoTheme(({ theme }) => ({
    minWidth: 0,
    margin: 0,
    paddingInline: 0,
    border: 0,
    display: 'flex',
    gap: theme.spacing(1),
    overflowX: 'auto',
    paddingBlock: theme.spacing(0.5),
    '& .MuiChip-root': { flexShrink: 0, height: theme.spacing(5.5) },
  })),
);

/** Whose day is in sight, where there is room for one. */
export const PersonChoice = (props: {
  readonly people: readonly Person[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}) => (
  <Row aria-label="Psicólogo">
    {props.people.map(({ id, name }) => (
      <Chip
        key={id}
        label={name}
        color={id === props.chosen ? 'primary' : 'default'}
        variant={id === props.chosen ? 'filled' : 'outlined'}
        aria-pressed={id === props.chosen}
        onClick={() => props.onChoose(id)}
      />
    ))}
  </Row>
);
