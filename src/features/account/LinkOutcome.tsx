import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { isConfirmedAlready, isExpiredLink } from './linkFailures.ts';

interface LinkOutcomeProps {
  /** True once the link has done its work here. */
  readonly isDone: boolean;
  readonly error: unknown;
  readonly failure: string | null;
  readonly words: {
    readonly title: string;
    readonly done: string;
    readonly expired: string;
  };
}

/** Tells what came of a mailed link that proves an address; nothing before it was tried. */
export function LinkOutcome({ isDone, error, failure, words }: LinkOutcomeProps) {
  if (isDone)
    return (
      <Alert severity="success">
        <AlertTitle>{words.title}</AlertTitle>
        {words.done}
      </Alert>
    );
  if (failure === null) return null;
  if (isConfirmedAlready(error)) return <Alert severity="success">{failure}</Alert>;
  if (isExpiredLink(error))
    return (
      <Alert severity="warning">
        <AlertTitle>Link expirado</AlertTitle>
        {words.expired}
      </Alert>
    );
  return <Alert severity="error">{failure}</Alert>;
}
