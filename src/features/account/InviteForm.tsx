import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useOnlineAction } from '../../client/useOnlineAction.ts';
import { useOnlineCalls } from '../../client/OnlineProvider.tsx';
import { acceptInviteCall, type Validation } from '../../domain/contract/invites.ts';
import { AccountForm } from './AccountForm.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { linkFailure } from './failures.ts';
import { useNewPassword } from './useNewPassword.ts';

const TERMS = 'Você deve aceitar os termos de uso';
const failureOf = (error: unknown) => linkFailure(error, 'Erro ao criar conta. Tente novamente.');

export interface InviteFormProps {
  readonly invite: Validation;
  readonly token: string;
  readonly onDone: (sessionToken: string) => void;
}

function useAcceptance({ invite, token, onDone }: InviteFormProps) {
  const form = useNewPassword(invite.patientName, invite.patientEmail);
  const [hasAgreed, setAgreed] = useState(false);
  const [isAccepted, setAccepted] = useState(false);
  const { device } = useOnlineCalls();
  const { run, failure, saving, refuse } = useOnlineAction(acceptInviteCall, failureOf);
  const create = async () => {
    if (!form.valid) return form.showAll();
    if (!hasAgreed) return refuse(TERMS);
    const { password } = form.values;
    const answer = await run({ params: { token }, body: { password, device: device() } });
    if (!answer) return;
    // The next screen may take a moment, in which a second click would find the invitation used.
    setAccepted(true);
    onDone(answer.access_token);
  };
  return { form, hasAgreed, setAgreed, isSending: saving || isAccepted, failure, create };
}

/** The patient chooses a password. */
export function InviteForm(props: InviteFormProps) {
  const { patientName, psychologistName } = props.invite;
  const { form, hasAgreed, setAgreed, isSending, failure, create } = useAcceptance(props);
  return (
    <AccountForm label="Criar sua senha" attempts={form.attempts} onSubmit={create}>
      <Typography variant="h2">Boas-vindas{patientName ? `, ${patientName}` : ''}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {psychologistName
          ? `${psychologistName} convidou você para acompanhar suas sessões.`
          : 'Você foi convidado para acompanhar suas sessões.'}{' '}
        Escolha uma senha para entrar.
      </Typography>
      {failure && <Alert severity="error">{failure}</Alert>}
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
