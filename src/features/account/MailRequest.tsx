import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import type { Form } from '../../ui/forms/useForm.ts';
import { useAct } from '../../ui/forms/useAct.ts';
import { AccountForm } from './AccountForm.tsx';
import { isConnectionFailure, linkFailure } from './failures.ts';

export interface MailRequestProps {
  readonly label: string;
  readonly submitLabel: string;
  /** The answer, the same for every address: whether one has an account is told to nobody. */
  readonly sent: string;
  readonly form: Form<{ email: string }>;
  readonly send: (email: string) => Promise<void>;
}

/** Asks for a mail with a link. */
export function MailRequest({ form, label, submitLabel, sent, send }: MailRequestProps) {
  const [isSent, setSent] = useState(false);
  const { run, failure, saving } = useAct(async () => {
    await send(form.values.email.trim().toLowerCase());
    setSent(true);
  }, failureOf);
  const ask = () => (form.valid ? void run() : form.showAll());
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
