import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import * as v from 'valibot';
import { useOnlineAction } from '../../../client/online/useOnlineAction.ts';
import { email as address } from '../../../domain/core/fields.ts';
import { emailAddress } from '../../../domain/core/emailAddress.ts';
import { changeEmailCall } from '../../../domain/contract/auth.ts';
import { AppDialog } from '../../../ui/dialogs/AppDialog.tsx';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import { useForm } from '../../../ui/forms/useForm.ts';
import { sensitiveFailure } from '../../../pieces/account/failures.ts';
import { PasswordDialog } from '../../../pieces/account/PasswordDialog.tsx';

const TITLE = 'Alterar email';
/** In the words of the profile, which are not the sign-in’s. */
const newEmail = v.object({ email: address });

/** Asks for another address; the present one stays until the new one is confirmed. */
export function EmailChangeDialog({ onClose }: { readonly onClose: () => void }) {
  const action = useOnlineAction(changeEmailCall, sensitiveFailure);
  const form = useForm(newEmail, { email: '' });
  const field = form.field('email');
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) return <Sent email={sentTo} onClose={onClose} />;
  return (
    <PasswordDialog
      title={TITLE}
      submitLabel="Enviar link"
      form={form}
      action={action}
      onPassword={async (password) => {
        const email = emailAddress(form.values.email) ?? '';
        if (await action.run({ body: { email, password } })) setSentTo(email);
      }}
      onClose={onClose}
      fields={
        <TextInput
          {...field}
          error={field.error ?? action.fields['email'] ?? null}
          label="Novo email"
          type="email"
          autoComplete="off"
          required
        />
      }
    >
      <Typography sx={{ color: 'text.secondary' }}>
        Vamos enviar um link para o novo email. Até você abrir o link, continue entrando com o de
        agora.
      </Typography>
    </PasswordDialog>
  );
}

const Sent = ({ email, onClose }: { readonly email: string; readonly onClose: () => void }) => (
  <AppDialog
    open
    onClose={onClose}
    title={TITLE}
    maxWidth="xs"
    actions={
      <Button variant="contained" onClick={onClose}>
        Entendi
      </Button>
    }
  >
    <Alert severity="success" sx={{ overflowWrap: 'anywhere' }}>
      <AlertTitle>Falta confirmar</AlertTitle>
      Abra o link que enviamos para {email}. Ele vale por 3 dias; se não chegar, veja também o lixo
      eletrônico. Até lá, nada muda.
    </Alert>
  </AppDialog>
);
