import Button from '@mui/material/Button';
import { useDialogs } from '../../../ui/dialogs.tsx';

export function BookButton() {
  const { open } = useDialogs();
  return (
    <Button variant="contained" onClick={() => open({ dialogo: 'agendar' })}>
      Agendar sessão
    </Button>
  );
}
