import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** What happened, what is safe, what to do next. */
export function ErrorState(props: {
  readonly title: string;
  readonly text?: ReactNode;
  readonly actionLabel?: string;
  readonly onAction?: () => void;
}) {
  return (
    <Box role="alert" sx={{ textAlign: 'center', paddingBlock: 6, paddingInline: 2 }}>
      <Typography variant="h3" component="p">
        {props.title}
      </Typography>
      {props.text && (
        <Typography sx={{ marginTop: 0.5, color: 'text.secondary' }}>{props.text}</Typography>
      )}
      {props.onAction && (
        <Button variant="outlined" sx={{ marginTop: 2 }} onClick={props.onAction}>
          {props.actionLabel ?? 'Tentar novamente'}
        </Button>
      )}
    </Box>
  );
}
