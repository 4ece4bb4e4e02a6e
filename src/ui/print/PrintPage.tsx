import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect } from 'react';

const Head = styled('div')(
  memoTheme(({ theme }) => ({
    display: 'none',
    '@media print': {
      display: 'flex',
      justifyContent: 'space-between',
      marginBottom: theme.spacing(2),
      paddingBottom: theme.spacing(1),
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
      ...theme.typography.body2,
    },
  })),
);

/** What a screen is on paper: under whose name and when it was printed, and on white whatever the screen's colours are. */
export function PrintPage(props: {
  readonly name: string | undefined;
  /** In words. */
  readonly at: string;
  readonly children: ReactNode;
}) {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const shown = { theme: dataset['theme'] };
    const begin = () => {
      shown.theme = dataset['theme'];
      dataset['theme'] = 'light';
    };
    const end = () => {
      if (shown.theme !== undefined) dataset['theme'] = shown.theme;
    };
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return (
    <>
      <Head aria-hidden>
        <span>{props.name}</span>
        <span>Impresso em {props.at}</span>
      </Head>
      {props.children}
    </>
  );
}
