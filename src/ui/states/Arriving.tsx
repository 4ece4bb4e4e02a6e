import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { createContext, useContext } from 'react';
import { polite } from './polite.ts';
import { ProgressBar } from './ProgressBar.tsx';

/** How far the download is. */
export interface Arrival {
  readonly text: string;
  /** From 0 to 100; `null` where it is not known. */
  readonly percent: number | null;
}

export const STILL_ARRIVING = 'Ainda baixando…';

/** What is said of the download wherever something is missing; the app provides it. */
export const ArrivalContext = createContext<Arrival>({ text: STILL_ARRIVING, percent: null });

/** What is there within a moment needs no words. */
const Late = styled('div')(
  memoTheme(({ theme }) => ({
    padding: theme.spacing(3, 2),
    color: theme.vars.palette.text.secondary,
    animation: 'late 0s 250ms both',
    '@keyframes late': { from: { visibility: 'hidden' }, to: { visibility: 'visible' } },
  })),
);

/** In place of what has not arrived on this device, or has not been read yet: it is neither there nor absent. */
export function Arriving({
  what,
  flush = false,
}: {
  readonly what?: string;
  /** Among other things, whose edges it keeps to. */
  readonly flush?: boolean;
}) {
  const { text, percent } = useContext(ArrivalContext);
  return (
    <Late {...polite} {...(flush && { sx: { padding: 0 } })}>
      {what && <Typography sx={{ color: 'text.primary' }}>{what}</Typography>}
      <Typography className="num" sx={{ marginBottom: 1 }}>
        {text}
      </Typography>
      <ProgressBar label={text} percent={percent} />
    </Late>
  );
}

/** In place of a figure that nobody knows yet. */
export const NotYet = () => (
  <span title={STILL_ARRIVING}>
    <span aria-hidden>…</span>
    <span style={visuallyHidden}>{STILL_ARRIVING}</span>
  </span>
);
