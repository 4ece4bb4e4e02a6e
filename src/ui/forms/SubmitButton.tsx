import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

/** It can be reached and tried all the same: a dead button explains nothing. */
const blockedLook = { '&.Mui-disabled': { pointerEvents: 'auto' } } as const;

/**
 * Submits the form around it.
 * @param isBlocked not possible yet: trying it shows what is missing
 */
export const SubmitButton = (props: {
  readonly children: ReactNode;
  readonly saving?: boolean;
  readonly isBlocked?: boolean;
  readonly size?: 'large';
}) => (
  <Button
    type="submit"
    variant="contained"
    loading={props.saving ?? false}
    {...(props.size && { size: props.size })}
    {...(props.isBlocked && {
      'aria-disabled': true,
      className: 'Mui-disabled',
      sx: blockedLook,
    })}
  >
    {props.children}
  </Button>
);
