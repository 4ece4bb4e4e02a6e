import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';

/** Something that only the server knows is on its way. */
export const Waiting = ({ children }: { children: string }) => (
  <output style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
    <CircularProgress size={24} aria-hidden />
    <Typography component="span">{children}</Typography>
  </output>
);
