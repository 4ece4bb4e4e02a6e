import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';

/** A screen's heading with its main actions. The heading takes the focus after a navigation. */
export function PageHeader(props: {
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  readonly actions?: ReactNode;
}) {
  return (
    <Row>
      <div style={{ flexGrow: 1 }}>
        <Title>{props.title}</Title>
        {props.subtitle && <Subtitle>{props.subtitle}</Subtitle>}
      </div>
      {props.actions}
    </Row>
  );
}

const Row = styled('div')(
  memoTheme(({ theme }) => ({
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: theme.spacing(2),
    rowGap: theme.spacing(1),
    marginBottom: theme.spacing(2),
  })),
);

type Words = { readonly children: ReactNode };

/** Drawn again for its own words alone, and what is under it in a plain element: that often says what is filtered. */
const Title = memo(({ children }: Words) => <Typography variant="h1">{children}</Typography>);
const Subtitle = styled('p')(
  memoTheme(({ theme }) => ({
    ...theme.typography.body1,
    margin: 0,
    color: theme.vars.palette.text.secondary,
  })),
);
