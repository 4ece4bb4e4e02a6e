import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import TextField from '@mui/material/TextField';
import { useZone } from '../../client/useZone.ts';
import type { InviteLink } from '../../domain/contract/invites.ts';
import { formatDate } from '../../domain/time/format.ts';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import { useToast } from '../../ui/toasts/toasts.ts';

/** A link of an invitation, to be handed over by hand. */
export function LinkDialog({ link, onClose }: { link: InviteLink; onClose: () => void }) {
  const zone = useZone();
  const toast = useToast();
  const url = location.origin + link.path;
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast({ message: 'Link copiado' }),
      () => toast({ message: 'Não foi possível copiar o link.', tone: 'error' }),
    );
  return (
    <AppDialog
      open
      title="Link do convite"
      maxWidth="xs"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Fechar</Button>
          <Button variant="contained" startIcon={<ContentCopyIcon />} onClick={() => void copy()}>
            Copiar link
          </Button>
        </>
      }
    >
      <DialogContentText sx={{ marginBottom: 2 }}>
        Quem abrir este link entra para a equipe: entregue só à própria pessoa. Vale até{' '}
        {formatDate(link.expiresAt, zone)}, uma única vez.
      </DialogContentText>
      <TextField
        fullWidth
        label="Link"
        value={url}
        onFocus={({ target }) => target.select()}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
    </AppDialog>
  );
}
