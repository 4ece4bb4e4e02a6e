import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

/** A part of the settings: what it is, what can be done, and the list. */
export function SettingsSection(props: {
  readonly title: string;
  readonly text?: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack
        direction="row"
        sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2, rowGap: 1, marginBottom: 1.5 }}
      >
        <div style={{ flexGrow: 1 }}>
          <Typography variant="h2" id={id}>
            {props.title}
          </Typography>
          {props.text && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {props.text}
            </Typography>
          )}
        </div>
        {props.actions}
      </Stack>
      {props.children}
    </section>
  );
}
