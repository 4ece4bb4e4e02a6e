import Typography from '@mui/material/Typography';
import { useToast } from '../../ui/toasts/toasts.ts';
import type { SensitiveActions } from './actions.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { useNewPassword } from './useNewPassword.ts';

/** Another password in place of the present one. */
export function PasswordChangeDialog(props: {
  readonly change: SensitiveActions['changePassword'];
  readonly person: { readonly name: string; readonly email?: string | undefined };
  readonly onClose: () => void;
}) {
  const { change, person, onClose } = props;
  const form = useNewPassword(person.name, person.email);
  const toast = useToast();
  return (
    <PasswordDialog
      title="Alterar senha"
      submitLabel="Salvar nova senha"
      form={form}
      act={async (password) => {
        await change(password, form.values.password);
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
