import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense, useState } from 'react';
import { arrivingDialog } from '../../ui/dialogs/arrivingDialog.ts';

const ProfessionalDialog = arrivingDialog(() =>
  import('./ProfessionalDialog.tsx').then((m) => m.default),
);

/** Stands in place of what the psychologist's own data are missing for, which is entered on top: nothing is lost meanwhile. */
export function FillInProfile({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Typography>{children}</Typography>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Preencher dados profissionais
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ProfessionalDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Stack>
  );
}
