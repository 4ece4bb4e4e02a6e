import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { AppDialog } from '../../../ui/dialogs/AppDialog.tsx';

/** Closing with unsaved text. The draft may also stay: it is on this device. */
export function DiscardDialog(props: {
  open: boolean;
  canKeep: boolean;
  onContinue: () => void;
  onKeep: () => void;
  onDiscard: () => void;
}) {
  return (
    <AppDialog
      open={props.open}
      title="Descartar alterações?"
      maxWidth="xs"
      onClose={props.onContinue}
      actions={
        <>
          <Button color="error" onClick={props.onDiscard}>
            Descartar
          </Button>
          {props.canKeep && <Button onClick={props.onKeep}>Manter rascunho</Button>}
          <Button variant="contained" onClick={props.onContinue}>
            Continuar
          </Button>
        </>
      }
    >
      <DialogContentText>
        Há texto que ainda não foi salvo na nota.
        {props.canKeep &&
          ' O rascunho pode ficar guardado neste aparelho para você continuar depois.'}
      </DialogContentText>
    </AppDialog>
  );
}
