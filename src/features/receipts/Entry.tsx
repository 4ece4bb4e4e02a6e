import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A line of money: what it was, what is said of it, how much, and what can be done with it. */
export function Entry(props: {
  readonly title: string;
  readonly detail: ReactNode;
  readonly amount: string;
  readonly children?: ReactNode;
}) {
  return (
    <Stack
      component="li"
      direction={{ xs: 'column', sm: 'row' }}
      sx={{
        gap: 1,
        alignItems: { sm: 'center' },
        paddingBlock: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{props.title}</Typography>
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary' }}>
          {props.detail}
        </Typography>
      </Box>
      <Typography className="num" sx={{ whiteSpace: 'nowrap' }}>
        {props.amount}
      </Typography>
      {props.children && (
        <Stack direction="row" className="no-print" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {props.children}
        </Stack>
      )}
    </Stack>
  );
}

export const Entries = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box component="ul" aria-label={label} sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
    {children}
  </Box>
);
