import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { styled } from '@mui/material/styles';
import { PersonMark } from '../../../pieces/people/PersonMark.tsx';
import type { Person } from './place/columns.ts';

const Row = styled('div')(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gridTemplateColumns: 'repeat(var(--count), minmax(0, 1fr))',
    '& div': {
      display: 'flex',
      alignItems: 'center',
      gap: theme.spacing(1),
      minWidth: 0,
      padding: theme.spacing(1),
      fontWeight: 600,
      borderInlineStart: `1px solid ${theme.vars.palette.divider}`,
    },
    '& span:last-of-type': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  })),
);

/** Whose column it is. */
export const PeopleHeads = ({ people }: { readonly people: readonly Person[] }) => (
  <Row>
    {people.map((person) => (
      <div key={person.id} title={person.name}>
        <PersonMark {...person} />
        <span>{person.name}</span>
      </div>
    ))}
  </Row>
);
