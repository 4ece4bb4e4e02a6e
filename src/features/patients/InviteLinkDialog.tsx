import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useOnlineAction } from '../../client/useOnlineAction.ts';
import { useZone } from '../../client/useZone.ts';
import type { PatientRow } from '../../data/queries/results.ts';
import { type InviteLink, inviteLinkCall } from '../../domain/contract/invites.ts';
import { invitationText, messageLink } from '../../domain/patients/whatsapp.ts';
import { formatDate } from '../../domain/time/format.ts';
import { openInviteOf } from '../../pieces/invites/wayIn.ts';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import { useToast } from '../../ui/toasts/toasts.ts';

interface Props {
  readonly patient: PatientRow;
  readonly onClose: () => void;
}

/** The link of an open invitation, to be handed over by the staff themselves. */
export function InviteLinkDialog({ patient, onClose }: Props) {
  const { run, saving, failure } = useOnlineAction(inviteLinkCall);
  const [link, setLink] = useState<InviteLink | null>(null);
  const invite = openInviteOf(patient);
  const isHere = invite === null || invite.mark !== 'saved';
  const make = async () => {
    if (invite) setLink(await run({ params: { id: invite.id } }));
  };
  return (
    <AppDialog
      open
      title="Link do convite"
      maxWidth="xs"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Fechar</Button>
          {link === null && (
            <Button
              variant="contained"
              disabled={isHere}
              loading={saving}
              onClick={() => void make()}
            >
              Criar link
            </Button>
          )}
        </>
      }
    >
      {link ? <Ready patient={patient} link={link} /> : <Before isHere={isHere} />}
      {failure && (
        <Alert severity="info" sx={{ marginTop: 2 }}>
          {failure}
        </Alert>
      )}
    </AppDialog>
  );
}

const Before = ({ isHere }: { isHere: boolean }) => (
  <DialogContentText>
    {isHere
      ? 'O convite ainda espera por conexão para sair deste aparelho. Depois disso o link fica disponível.'
      : 'Crie um link para entregar em mãos, por exemplo numa mensagem. O que foi por email continua valendo.'}
  </DialogContentText>
);

function Ready({ patient, link }: { patient: PatientRow; link: InviteLink }) {
  const zone = useZone();
  const toast = useToast();
  const url = location.origin + link.path;
  const message = messageLink(patient.phone, invitationText(patient.name, url));
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast({ message: 'Link copiado' }),
      () => toast({ message: 'Não foi possível copiar o link.', tone: 'error' }),
    );
  return (
    <Stack sx={{ gap: 2, paddingTop: 1 }}>
      <DialogContentText>
        {`Quem abrir este link cria o acesso de ${patient.name}: entregue só ao próprio paciente. Vale até ${formatDate(link.expiresAt, zone)}, uma única vez.`}
      </DialogContentText>
      <TextField
        label="Link"
        value={url}
        onFocus={({ target }) => target.select()}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          startIcon={<ContentCopyIcon />}
          onClick={() => void copy()}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that made the link is gone
          autoFocus
        >
          Copiar link
        </Button>
        {message ? (
          <Button
            variant="outlined"
            startIcon={<WhatsAppIcon />}
            href={message}
            target="_blank"
            rel="noopener noreferrer"
          >
            Enviar por WhatsApp
          </Button>
        ) : (
          <DialogContentText variant="body2">
            Para enviar por WhatsApp, cadastre um telefone com DDD.
          </DialogContentText>
        )}
      </Stack>
    </Stack>
  );
}
