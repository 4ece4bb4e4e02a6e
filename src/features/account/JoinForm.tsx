import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import * as v from 'valibot';
import { useOnlineCalls } from '../../client/OnlineProvider.tsx';
import { useOnlineAction } from '../../client/useOnlineAction.ts';
import { newPasswordForm, strong } from '../../domain/auth/forms.ts';
import { joinSchema } from '../../domain/clinic/forms.ts';
import { joinClinicCall, type MemberInvitation } from '../../domain/contract/clinic.ts';
import { TERMS } from '../../domain/legal/terms.ts';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import { useForm } from '../../ui/forms/useForm.ts';
import { AccountForm } from './AccountForm.tsx';
import { linkFailure } from '../../pieces/account/failures.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { useCommonPasswords } from './useCommonPasswords.ts';

const NOT_AGREED = 'Você deve aceitar os termos de uso';
const EMPTY = { name: '', crp: '', password: '', confirmPassword: '' };
const failureOf = (error: unknown) => linkFailure(error, 'Erro ao criar conta. Tente novamente.');

const person = v.object({ name: joinSchema.entries.name, crp: joinSchema.entries.crp });

export interface JoinFormProps {
  readonly invitation: MemberInvitation;
  readonly token: string;
  readonly onDone: (sessionToken: string) => void;
}

function useJoining({ invitation: { email }, token, onDone }: JoinFormProps) {
  const common = useCommonPasswords();
  const schema = useMemo(
    () => strong(v.intersect([person, newPasswordForm]), common, { email }),
    [common, email],
  );
  const form = useForm(schema, EMPTY);
  const [hasAgreed, setAgreed] = useState(false);
  const [isAccepted, setAccepted] = useState(false);
  const { device } = useOnlineCalls();
  const { run, failure, saving, refuse } = useOnlineAction(joinClinicCall, failureOf);
  const create = async () => {
    if (!form.valid) return form.showAll();
    if (!hasAgreed) return refuse(NOT_AGREED);
    const { name, crp, password } = form.values;
    const body = { name, crp, password, device: device(), termsVersion: TERMS.version };
    const answer = await run({ params: { token }, body });
    if (!answer) return;
    // The next screen may take a moment, in which a second click would find the invitation used.
    setAccepted(true);
    onDone(answer.access_token);
  };
  return { form, hasAgreed, setAgreed, isSending: saving || isAccepted, failure, create };
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
      <FormControlLabel
        control={
          <Checkbox
            checked={hasAgreed}
            onChange={(_event, isChecked) => setAgreed(isChecked)}
            required
          />
        }
        label={
          <>
            Li e aceito os {/* Beside the form, so that nothing typed is lost. */}
            <Link href="/termos" target="_blank" rel="noopener">
              termos de uso
            </Link>
          </>
        }
      />
      <Button type="submit" variant="contained" size="large" loading={isSending}>
        Criar conta
      </Button>
    </AccountForm>
  );
}
