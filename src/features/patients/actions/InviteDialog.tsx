import DialogContentText from '@mui/material/DialogContentText';
import { shownAddress } from '../../../pieces/people/shownAddress.ts';
import { newId } from '../../../client/newId.ts';
import { useCommand } from '../../../client/commands/useCommand.ts';
import type { PatientRow } from '../../../data/queries/people/results.ts';
import { INVITE_DAYS } from '../../../domain/invites/invite.ts';
import { openInviteOf } from '../../../pieces/invites/wayIn.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';

const SEND = { done: 'Convite enviado com sucesso!', refused: 'Erro ao enviar convite' };
const RESEND = { done: 'Convite reenviado com sucesso!', refused: 'Erro ao reenviar convite' };

/** Asks before the patient gets a mail, which nobody can take back. */
export function InviteDialog(props: {
  readonly patient: PatientRow;
  readonly onClose: () => void;
}) {
  const { patient } = props;
  const create = useCommand('patientInvite.create', SEND);
  const resend = useCommand('patientInvite.resend', RESEND);
  const open = openInviteOf(patient);
  const send = async () => {
    const sent = open
      ? await resend.run({ id: open.id })
      : await create.run({ id: newId(), patientId: patient.id });
    return sent !== null;
  };
  return (
    <ConfirmDialog
      open
      title={open ? 'Reenviar convite?' : 'Enviar convite?'}
      confirmLabel={open ? 'Reenviar' : 'Enviar'}
      onConfirm={send}
      failure={create.failure ?? resend.failure}
      onClose={props.onClose}
    >
      {`${patient.name} recebe em ${shownAddress(patient.email)} um link para criar o acesso ao portal. Ele vale por ${INVITE_DAYS} dias.`}
      {open && (
        <DialogContentText sx={{ marginTop: 2 }}>
          O link enviado antes deixa de valer.
        </DialogContentText>
      )}
    </ConfirmDialog>
  );
}
