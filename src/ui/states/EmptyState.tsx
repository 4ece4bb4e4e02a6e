import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** One sentence, one action. */
export function EmptyState(props: {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
}) {
  return (
    <Box sx={{ textAlign: 'center', paddingBlock: 6, paddingInline: 2, color: 'text.secondary' }}>
      {props.icon}
      <Typography variant="h3" component="p" sx={{ color: 'text.primary' }}>
        {props.title}
      </Typography>
      {props.text && <Typography sx={{ marginTop: 0.5 }}>{props.text}</Typography>}
      {props.action && <Box sx={{ marginTop: 2 }}>{props.action}</Box>}
    </Box>
  );
}
