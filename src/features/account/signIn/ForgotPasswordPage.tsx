import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { emailSchema } from '../../../domain/auth/forms.ts';
import { useForm } from '../../../ui/forms/useForm.ts';
import { forgotPasswordCall } from '../../../domain/contract/auth.ts';
import { useTitle } from '../../../ui/page/useTitle.ts';
import { AccountFrame } from '../AccountFrame.tsx';
import { MailRequest } from './MailRequest.tsx';

export interface ForgotPasswordPageProps {
  /** What was typed at the sign-in. */
  readonly email: string;
  /** Back, with the address as it stands. */
  readonly onLogin: (email: string) => void;
}

/** For whoever cannot sign in: asks for the mail whose link sets another password. */
export function ForgotPasswordPage({ email, onLogin }: ForgotPasswordPageProps) {
  useTitle('Esqueci a senha');
  const form = useForm(emailSchema, { email });
  return (
    <AccountFrame>
      <Stack sx={{ gap: 2 }}>
        <Typography variant="h2">Esqueci a senha</Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          Diga o email da sua conta: por ele você recebe um link para escolher outra senha. O que
          está guardado neste aparelho continua aqui.
        </Typography>
        <MailRequest
          label="Pedir um link para a nova senha"
          submitLabel="Enviar link"
          sent="Se houver uma conta com este email, enviaremos um link para redefinir a senha. Ele vale por 1 hora; se não chegar, veja também o lixo eletrônico."
          form={form}
          call={forgotPasswordCall}
        />
        <Button variant="outlined" size="large" onClick={() => onLogin(form.values.email)}>
          Voltar para o login
        </Button>
      </Stack>
    </AccountFrame>
  );
}
