import DialogContentText from '@mui/material/DialogContentText';
import { useOnlineAction } from '../../client/online/useOnlineAction.ts';
import { emailSchema } from '../../domain/auth/forms.ts';
import { emailAddress } from '../../domain/core/emailAddress.ts';
import { inviteMemberCall } from '../../domain/contract/clinic.ts';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { useForm } from '../../ui/forms/useForm.ts';
import { useToast } from '../../ui/toasts/toasts.ts';
import { clinicFailure } from './words.ts';

/** Asks a psychologist by mail to join. */
export function InviteMemberDialog(props: {
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const { run, saving, failure } = useOnlineAction(inviteMemberCall, clinicFailure);
  const form = useForm(emailSchema, { email: '' });
  const toast = useToast();
  const send = async () => {
    if (!form.valid) return form.showAll();
    const email = emailAddress(form.values.email) ?? '';
    if (!(await run({ body: { email } }))) return;
    toast({ message: 'Convite enviado' });
    props.onDone();
    props.onClose();
  };
  return (
    <FormDialog
      form={form}
      failure={failure}
      title="Convidar psicólogo"
      maxWidth="xs"
      submitLabel="Enviar convite"
      saving={saving}
      onSubmit={send}
      onClose={props.onClose}
      notice={
        <DialogContentText sx={{ marginBottom: 2 }}>
          A pessoa recebe um link por email, vale por 7 dias, e cria a própria conta com nome, CRP e
          senha. Ela não vê pacientes de ninguém até você passar algum a ela.
        </DialogContentText>
      }
    >
      <TextInput {...form.field('email')} label="Email" type="email" autoComplete="off" required />
    </FormDialog>
  );
}
