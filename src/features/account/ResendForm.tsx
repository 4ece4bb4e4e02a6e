import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { emailSchema } from '../../domain/auth/forms.ts';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import { useForm } from '../../ui/fields/useForm.ts';
import { AccountForm } from './AccountForm.tsx';
import type { LinkActions } from './actions.ts';
import { linkFailure } from './failures.ts';

const FAILED = 'Erro ao enviar o link. Tente novamente.';

/** Asks for another verification mail. Whether the address has an account is told to nobody. */
export function ResendForm({ resend }: { resend: LinkActions['resendVerification'] }) {
  const form = useForm(emailSchema, { email: '' });
  const [step, setStep] = useState<'typing' | 'sending' | 'sent'>('typing');
  const [failure, setFailure] = useState<string | null>(null);
  const submit = async () => {
    if (!form.valid) return form.showAll();
    setFailure(null);
    setStep('sending');
    try {
      await resend(form.values.email.trim().toLowerCase());
      setStep('sent');
    } catch (error) {
      setFailure(linkFailure(error, FAILED));
      setStep('typing');
    }
  };
  if (step === 'sent')
    return (
      <Alert severity="success">
        Se houver uma conta com este email, o novo link está a caminho.
      </Alert>
    );
  return (
    <AccountForm label="Pedir um novo link" onSubmit={submit}>
      {failure && <Alert severity="error">{failure}</Alert>}
      <TextInput
        {...form.field('email')}
        label="Email"
        type="email"
        autoComplete="username"
        required
      />
      <Button type="submit" variant="contained" size="large" loading={step === 'sending'}>
        Enviar novo link
      </Button>
    </AccountForm>
  );
}
