import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { type Form, useForm } from '../../../ui/forms/useForm.ts';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { AccountForm } from '../AccountForm.tsx';
import type { AccountActions, AccountKind } from '../actions.ts';
import { registrationFailure } from '../failures.ts';
import { KindChoice } from './KindChoice.tsx';
import { proposedZone } from './proposedZone.ts';
import {
  emptyRegistration,
  registerCalls,
  registrationBody,
  registrationSchema,
  type RegistrationValues,
} from './registration.ts';
import { RegistrationFields } from './RegistrationFields.tsx';
import { useCommonPasswords } from '../useCommonPasswords.ts';

export interface RegistrationFormProps {
  readonly register: AccountActions['register'];
  /** The account exists and the success message was read. */
  readonly onDone: (email: string) => void;
}

/** From the success message back to signing in. */
const RETURN_MS = 2000;

type Progress = { readonly step: 'typing' | 'sending' | 'done' } | { readonly failure: string };

export default function RegistrationForm(props: RegistrationFormProps) {
  const [kind, setKind] = useState<AccountKind>('psych');
  const common = useCommonPasswords();
  const schema = useMemo(() => registrationSchema(kind, common), [kind, common]);
  const [start] = useState(() => ({ ...emptyRegistration, timeZone: proposedZone() }));
  const form = useForm(schema, start);
  const { progress, submit } = useRegistration(props, kind, form);
  const sending = 'step' in progress && progress.step === 'sending';
  const done = 'step' in progress && progress.step === 'done';
  return (
    <AccountForm label="Criar conta" attempts={form.attempts} onSubmit={submit}>
      <KindChoice kind={kind} onChange={setKind} />
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
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Ao criar a conta, você aceita os{' '}
        <Link href="/termos" target="_blank" rel="noopener">
          termos de uso
        </Link>{' '}
        e o{' '}
        <Link href="/privacidade" target="_blank" rel="noopener">
          aviso de privacidade
        </Link>
        .
      </Typography>
      <SubmitButton size="large" saving={sending} isBlocked={!form.valid || !form.changed || done}>
        Criar conta
      </SubmitButton>
    </AccountForm>
  );
}

function useRegistration(
  { register, onDone }: RegistrationFormProps,
  kind: AccountKind,
  form: Form<RegistrationValues>,
) {
  const [progress, setProgress] = useState<Progress>({ step: 'typing' });
  const submit = async () => {
    if ('step' in progress && progress.step !== 'typing') return;
    if (!form.valid) return form.showAll();
    setProgress({ step: 'sending' });
    const account = registrationBody(form.values);
    try {
      await register(registerCalls[kind], account);
      setProgress({ step: 'done' });
      setTimeout(() => onDone(account.email), RETURN_MS);
    } catch (error) {
      setProgress({ failure: registrationFailure(error) });
    }
  };
  return { progress, submit };
}
