import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A screen's heading with its main actions. The heading takes the focus after a navigation. */
export function PageHeader(props: {
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  readonly actions?: ReactNode;
}) {
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2, rowGap: 1, marginBottom: 2 }}
    >
      <div style={{ flexGrow: 1 }}>
        <Typography variant="h1">{props.title}</Typography>
        {props.subtitle && (
          <Typography sx={{ color: 'text.secondary' }}>{props.subtitle}</Typography>
        )}
      </div>
      {props.actions}
    </Stack>
  );
}
