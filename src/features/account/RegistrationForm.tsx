import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useState } from 'react';
import type { Form } from '../../ui/forms/useForm.ts';
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx';
import { AccountForm } from './AccountForm.tsx';
import type { AccountActions, AccountKind } from './actions.ts';
import { registrationFailure } from './failures.ts';
import { KindChoice } from './KindChoice.tsx';
import { type RegistrationValues, registrationBody } from './registration.ts';
import { RegistrationFields } from './RegistrationFields.tsx';

export interface RegistrationFormProps {
  readonly kind: AccountKind;
  readonly onKind: (kind: AccountKind) => void;
  /** Held by the screen, so that a look at the other tab loses nothing. */
  readonly form: Form<RegistrationValues>;
  readonly register: AccountActions['register'];
  /** The account exists and the success message was read. */
  readonly onDone: (email: string) => void;
}

/** From the success message back to signing in. */
const RETURN_MS = 2000;

type Progress = { readonly step: 'typing' | 'sending' | 'done' } | { readonly failure: string };

export default function RegistrationForm(props: RegistrationFormProps) {
  const { kind, form } = props;
  const { progress, submit } = useRegistration(props);
  const sending = 'step' in progress && progress.step === 'sending';
  const done = 'step' in progress && progress.step === 'done';
  return (
    <AccountForm label="Criar conta" attempts={form.attempts} onSubmit={submit}>
      <KindChoice kind={kind} onChange={props.onKind} />
      <RegistrationFields kind={kind} form={form} />
      {'failure' in progress && (
        <Alert severity="error">
          <AlertTitle>Erro ao criar conta</AlertTitle>
          {progress.failure}
        </Alert>
      )}
      {done && (
        <Alert severity="success">
          <AlertTitle>Conta criada com sucesso!</AlertTitle>
          Enviamos um link de ativação para o seu email. Você já pode entrar com sua senha.
        </Alert>
      )}
      <SubmitButton size="large" saving={sending} isBlocked={!form.valid || !form.changed || done}>
        Criar conta
      </SubmitButton>
    </AccountForm>
  );
}

function useRegistration({ kind, form, register, onDone }: RegistrationFormProps) {
  const [progress, setProgress] = useState<Progress>({ step: 'typing' });
  const submit = async () => {
    if ('step' in progress && progress.step !== 'typing') return;
    if (!form.valid) return form.showAll();
    setProgress({ step: 'sending' });
    const account = registrationBody(form.values);
    try {
      await register(kind, account);
      setProgress({ step: 'done' });
      setTimeout(() => onDone(account.email), RETURN_MS);
    } catch (error) {
      setProgress({ failure: registrationFailure(error) });
    }
  };
  return { progress, submit };
}
