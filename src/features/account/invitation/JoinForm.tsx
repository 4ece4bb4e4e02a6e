import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import * as v from 'valibot';
import { useOnlineCalls } from '../../../client/online/OnlineProvider.tsx';
import { newPasswordForm, strong } from '../../../domain/auth/forms.ts';
import { joinSchema } from '../../../domain/clinic/forms.ts';
import { joinClinicCall, type MemberInvitation } from '../../../domain/contract/clinic.ts';
import { TERMS } from '../../../domain/legal/terms.ts';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import { useForm } from '../../../ui/forms/useForm.ts';
import { AccountForm } from '../AccountForm.tsx';
import { AgreementField } from '../AgreementField.tsx';
import { NewPasswordFields } from '../NewPasswordFields.tsx';
import { useInvitation } from './useInvitation.ts';
import { useCommonPasswords } from '../useCommonPasswords.ts';

const EMPTY = { name: '', crp: '', password: '', confirmPassword: '' };

const person = v.object({ name: joinSchema.entries.name, crp: joinSchema.entries.crp });

export interface JoinFormProps {
  readonly invitation: MemberInvitation;
  readonly token: string;
  /** The account exists; with a token of its first session, unless what came cannot be used. */
  readonly onDone: (sessionToken: string | null, email: string) => void;
}

function useJoining({ invitation: { email }, token, onDone }: JoinFormProps) {
  const common = useCommonPasswords();
  const schema = useMemo(
    () => strong(v.intersect([person, newPasswordForm]), common, { email }),
    [common, email],
  );
  const form = useForm(schema, EMPTY);
  const online = useOnlineCalls();
  const accept = () => {
    const { name, crp, password } = form.values;
    const account = { name, crp, password, device: online.device() };
    return online.call(joinClinicCall, {
      body: { token, ...account, termsVersion: TERMS.version },
    });
  };
  const done = (sessionToken: string | null) => onDone(sessionToken, email ?? '');
  return { form, ...useInvitation({ form, accept, onDone: done }) };
}

/** The psychologist says who they are and chooses a password. */
export function JoinForm(props: JoinFormProps) {
  const { clinicName, email } = props.invitation;
  const { form, hasAgreed, setAgreed, isSending, failure, create } = useJoining(props);
  return (
    <AccountForm label="Criar sua conta" attempts={form.attempts} onSubmit={create}>
      <Typography variant="h2">Boas-vindas</Typography>
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {clinicName} convidou você para a equipe. Você vai entrar com {email}.
      </Typography>
      {failure && <Alert severity="error">{failure}</Alert>}
      <TextInput {...form.field('name')} label="Nome completo" autoComplete="name" required />
      <TextInput {...form.field('crp')} label="CRP" placeholder="06/123456" required />
      <NewPasswordFields form={form} label="Senha" />
      <AgreementField hasAgreed={hasAgreed} onChange={setAgreed} />
      <Button type="submit" variant="contained" size="large" loading={isSending}>
        Criar conta
      </Button>
    </AccountForm>
  );
}
