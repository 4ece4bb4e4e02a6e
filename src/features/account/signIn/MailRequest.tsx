import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useOnlineAction } from '../../../client/online/useOnlineAction.ts';
import type { forgotPasswordCall, resendVerificationCall } from '../../../domain/contract/auth.ts';
import { emailAddress } from '../../../domain/core/emailAddress.ts';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import type { Form } from '../../../ui/forms/useForm.ts';
import { AccountForm } from '../AccountForm.tsx';
import { isConnectionFailure, linkFailure } from '../../../pieces/account/failures.ts';

export interface MailRequestProps {
  readonly label: string;
  readonly submitLabel: string;
  /** The answer, the same for every address: whether one has an account is told to nobody. */
  readonly sent: string;
  readonly form: Form<{ email: string }>;
  readonly call: typeof forgotPasswordCall | typeof resendVerificationCall;
}

/** Asks for a mail with a link. */
export function MailRequest({ form, label, submitLabel, sent, call }: MailRequestProps) {
  const [isSent, setSent] = useState(false);
  const { run, failure, saving } = useOnlineAction(call, failureOf);
  const ask = async () => {
    if (!form.valid) return form.showAll();
    const email = emailAddress(form.values.email) ?? '';
    if (await run({ body: { email } })) setSent(true);
  };
  if (isSent) return <Alert severity="success">{sent}</Alert>;
  return (
    <AccountForm label={label} attempts={form.attempts} onSubmit={ask}>
      {failure && <Alert severity="error">{failure}</Alert>}
      <TextInput
        {...form.field('email')}
        label="Email"
        type="email"
        autoComplete="username"
        required
      />
      <Button type="submit" variant="contained" size="large" loading={saving}>
        {submitLabel}
      </Button>
    </AccountForm>
  );
}

const failureOf = (error: unknown): string => {
  const words = linkFailure(error, 'Erro ao enviar o link. Tente novamente.');
  return isConnectionFailure(error)
    ? `${words} O link só pode ser pedido com internet; o email que você digitou continua aqui.`
    : words;
};
