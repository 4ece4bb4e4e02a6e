import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid';
import { type ReactNode, useState } from 'react';

/** The rest of a form: behind a button until it is asked for, or something of it is filled in or wrong. */
export function Folded(props: {
  readonly label: string;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}) {
  const { label, isOpen, children } = props;
  const [isAsked, setAsked] = useState(false);
  // What was open does not close under the person's hands.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!isAsked && !wasOpen)
    return (
      <Grid size={12}>
        <Button startIcon={<ExpandMoreIcon />} aria-expanded={false} onClick={() => setAsked(true)}>
          {label}
        </Button>
      </Grid>
    );
  if (!isAsked) return children;
  return (
    <Grid container size={12} spacing={2} ref={focusFirst}>
      {children}
    </Grid>
  );
}

/** The button is gone: the keyboard goes on in the first field. */
const focusFirst = (place: HTMLElement | null) => place?.querySelector('input')?.focus();
