import Button from '@mui/material/Button';
import { useZone } from '../../client/time/useZone.ts';
import type { InviteLink } from '../../domain/contract/invites.ts';
import { formatDate } from '../../domain/time/format.ts';
import { LinkToHand } from '../../pieces/invites/LinkToHand.tsx';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';

/** A link of an invitation, to be handed over by hand. */
export function LinkDialog({ link, onClose }: { link: InviteLink; onClose: () => void }) {
  const until = formatDate(link.expiresAt, useZone());
  return (
    <AppDialog
      open
      title="Link do convite"
      maxWidth="xs"
      onClose={onClose}
      actions={<Button onClick={onClose}>Fechar</Button>}
    >
      <LinkToHand
        url={location.origin + link.path}
        words={`Quem abrir este link entra para a equipe: entregue só à própria pessoa. Vale até ${until}, uma única vez.`}
      />
    </AppDialog>
  );
}
