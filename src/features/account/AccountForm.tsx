import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** The fields of an account screen; sending them is the screen's own work. */
export function AccountForm(props: {
  readonly label: string;
  readonly onSubmit: () => Promise<unknown>;
  readonly children: ReactNode;
}) {
  return (
    <Stack
      component="form"
      noValidate
      aria-label={props.label}
      sx={{ gap: 2 }}
      onSubmit={(event) => {
        event.preventDefault();
        void props.onSubmit();
      }}
    >
      {props.children}
    </Stack>
  );
}
