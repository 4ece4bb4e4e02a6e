import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { FormArea } from '../../ui/forms/FormArea.tsx';

/** The fields of an account screen; sending them is the screen's own work. */
export const AccountForm = (props: {
  readonly label: string;
  /** `Form.attempts` */
  readonly attempts: number;
  readonly onSubmit: () => unknown;
  readonly children: ReactNode;
}) => (
  <FormArea label={props.label} attempts={props.attempts} onSubmit={props.onSubmit}>
    <Stack sx={{ gap: 2 }}>{props.children}</Stack>
  </FormArea>
);
