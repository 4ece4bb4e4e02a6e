import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { memo, type ReactNode } from 'react';

/** A screen's heading with its main actions. The heading takes the focus after a navigation. */
export function PageHeader(props: {
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  readonly actions?: ReactNode;
}) {
  return (
    <Stack direction="row" sx={ROW}>
      <div style={{ flexGrow: 1 }}>
        <Title>{props.title}</Title>
        {props.subtitle && <Subtitle>{props.subtitle}</Subtitle>}
      </div>
      {props.actions}
    </Stack>
  );
}

const ROW = {
  alignItems: 'center',
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 1,
  marginBottom: 2,
} as const;

type Words = { readonly children: ReactNode };

/** Each is drawn again for its own words alone: the subtitle often says what is filtered. */
const Title = memo(({ children }: Words) => <Typography variant="h1">{children}</Typography>);
const Subtitle = memo(({ children }: Words) => (
  <Typography sx={{ color: 'text.secondary' }}>{children}</Typography>
));
