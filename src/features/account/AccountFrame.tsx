import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** What stands around every screen without a session. */
export function AccountFrame({ children }: { children: ReactNode }) {
  return (
    <Box
      component="main"
      sx={{ maxWidth: 460, marginInline: 'auto', paddingInline: 2, paddingBlock: { xs: 4, sm: 8 } }}
    >
      <Typography
        variant="h1"
        sx={{ textAlign: 'center', color: 'primary.main', fontSize: '2rem' }}
      >
        Sereno
      </Typography>
      <Typography sx={{ textAlign: 'center', color: 'text.secondary', marginBottom: 4 }}>
        Sua clínica, sua agenda e suas notas, também sem internet.
      </Typography>
      <Paper variant="outlined" sx={{ padding: { xs: 2, sm: 4 }, borderRadius: 2 }}>
        {children}
      </Paper>
    </Box>
  );
}
