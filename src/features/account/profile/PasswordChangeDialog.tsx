import Typography from '@mui/material/Typography';
import { useOnlineAction } from '../../../client/online/useOnlineAction.ts';
import { changePasswordCall } from '../../../domain/contract/auth.ts';
import { useToast } from '../../../ui/toasts/toasts.ts';
import { sensitiveFailure } from '../../../pieces/account/failures.ts';
import { NewPasswordFields } from '../NewPasswordFields.tsx';
import { PasswordDialog } from '../../../pieces/account/PasswordDialog.tsx';
import { useNewPassword } from '../useNewPassword.ts';

/** Another password in place of the present one. */
export function PasswordChangeDialog(props: {
  readonly person: { readonly name: string; readonly email?: string | undefined };
  readonly onClose: () => void;
}) {
  const { person, onClose } = props;
  const action = useOnlineAction(changePasswordCall, sensitiveFailure);
  const form = useNewPassword(person.name, person.email);
  const toast = useToast();
  return (
    <PasswordDialog
      title="Alterar senha"
      submitLabel="Salvar nova senha"
      form={form}
      action={action}
      onPassword={async (password) => {
        const { password: newPassword } = form.values;
        if (!(await action.run({ body: { password, newPassword } }))) return;
        toast({ message: 'Senha alterada com sucesso!', tone: 'success' });
        onClose();
      }}
      onClose={onClose}
      fields={<NewPasswordFields form={form} label="Nova senha" />}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        Nos outros aparelhos a nova senha será pedida; o que está guardado neles continua lá.
      </Typography>
    </PasswordDialog>
  );
}
