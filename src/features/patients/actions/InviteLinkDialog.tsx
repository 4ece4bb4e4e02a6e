import WhatsAppIcon from '@mui/icons-material/WhatsApp';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { useOnlineAction } from '../../../client/online/useOnlineAction.ts';
import { useZone } from '../../../client/time/useZone.ts';
import type { PatientRow } from '../../../data/queries/people/results.ts';
import { type InviteLink, inviteLinkCall } from '../../../domain/contract/invites.ts';
import { invitationText, messageLink } from '../../../domain/patients/whatsapp.ts';
import { formatDate } from '../../../domain/time/format.ts';
import { openInviteOf } from '../../../pieces/invites/wayIn.ts';
import { LinkToHand } from '../../../pieces/invites/LinkToHand.tsx';
import { AppDialog } from '../../../ui/dialogs/AppDialog.tsx';

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
  const until = formatDate(link.expiresAt, useZone());
  const url = location.origin + link.path;
  const message = messageLink(patient.phone, invitationText(patient.name, url));
  return (
    <LinkToHand
      url={url}
      words={`Quem abrir este link cria o acesso de ${patient.name}: entregue só ao próprio paciente. Vale até ${until}, uma única vez.`}
    >
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
    </LinkToHand>
  );
}
