import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { styled } from '@mui/material/styles';
import { DOES_NOT_PROVE, PROVES } from './texts.ts';

const Lists = styled('div')(
  memoTheme(({ theme }) => ({
    display: 'grid',
    gap: theme.spacing(2),
    gridTemplateColumns: 'minmax(0, 1fr)',
    [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& h2': { ...theme.typography.subtitle1, fontWeight: 600, margin: theme.spacing(0, 0, 1) },
    '& ul': { margin: 0, paddingInlineStart: theme.spacing(2.5) },
    '& li': { ...theme.typography.body2, marginBottom: theme.spacing(1) },
  })),
);

/** What a chain of seals says, in words for whoever is given one. */
export const Meaning = () => (
  <Lists>
    <section>
      <h2>O que isto prova</h2>
      <ul>
        {PROVES.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
    <section>
      <h2>O que isto não prova</h2>
      <ul>
        {DOES_NOT_PROVE.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  </Lists>
);
