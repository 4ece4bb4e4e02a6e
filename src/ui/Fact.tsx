import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** One line of a `dl`: what it is, and what it says. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {term}
      </Typography>
      <Typography
        component="dd"
        sx={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
      >
        {children}
      </Typography>
    </div>
  );
}
