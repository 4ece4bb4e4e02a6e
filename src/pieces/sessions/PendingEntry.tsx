import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useZone } from '../../client/time/useZone.ts';
import { formatMoment } from '../../domain/time/format.ts';
import { sessionLine } from './words.ts';

/** One thing that waits: what it is and about whom, since when, what becomes of it, and what the person can do. */
export function PendingEntry(props: {
  readonly title: string;
  readonly subject: string | null;
  readonly mark?: ReactNode;
  /** Of the session that it is about. */
  readonly span?: { readonly startAt: string; readonly endAt: string };
  readonly at: string;
  /** What else is to be known of it, beside the time. */
  readonly facts?: string;
  readonly state: string;
  readonly needsPerson?: boolean;
  /** Buttons. */
  readonly children: ReactNode;
}) {
  const zone = useZone();
  return (
    <Box sx={{ paddingBlock: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Typography sx={{ fontWeight: 600 }}>
        {props.title}
        {props.subject && `: ${props.subject}`}
        {props.mark}
      </Typography>
      {props.span && <Typography>{sessionLine(props.span, zone)}</Typography>}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        <time dateTime={props.at}>{formatMoment(props.at, zone)}</time>
        {props.facts && ` · ${props.facts}`}
      </Typography>
      <Typography
        variant="body2"
        sx={{ color: props.needsPerson ? 'secondary.main' : 'text.secondary' }}
      >
        {props.state}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, marginTop: 0.5, flexWrap: 'wrap' }}>
        {props.children}
      </Stack>
    </Box>
  );
}
