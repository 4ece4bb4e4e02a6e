import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ApiError } from '../../client/apiError.ts';
import { useOnlineCalls } from '../../client/OnlineProvider.tsx';
import { acceptInviteCall, type Validation } from '../../domain/contract/invites.ts';
import { TERMS } from '../../domain/legal/terms.ts';
import { useAct } from '../../ui/forms/useAct.ts';
import { AccountForm } from './AccountForm.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { linkFailure } from '../../pieces/account/failures.ts';
import { useNewPassword } from './useNewPassword.ts';

const NOT_ACCEPTED = 'Você deve aceitar os termos de uso';
const failureOf = (error: unknown) => linkFailure(error, 'Erro ao criar conta. Tente novamente.');

export interface InviteFormProps {
  readonly invite: Validation;
  readonly token: string;
  /** The account exists; with a token of its first session, unless what came cannot be used. */
  readonly onDone: (sessionToken: string | null, email: string) => void;
}

function useAcceptance({ invite, token, onDone }: InviteFormProps) {
  const form = useNewPassword(invite.patientName, invite.patientEmail);
  const [hasAgreed, setAgreed] = useState(false);
  const [isAccepted, setAccepted] = useState(false);
  const online = useOnlineCalls();
  const send = async (password: string): Promise<{ readonly sessionToken: string | null }> => {
    const body = { password, device: online.device(), termsVersion: TERMS.version };
    try {
      const { access_token } = await online.call(acceptInviteCall, { params: { token }, body });
      return { sessionToken: access_token };
    } catch (error) {
      // It said yes in a way that cannot be read: the account is there.
      if (error instanceof ApiError && error.code === 'invalid_answer')
        return { sessionToken: null };
      throw error;
    }
  };
  const { run, failure, saving, refuse } = useAct(send, failureOf);
  const create = async () => {
    if (!form.valid) return form.showAll();
    if (!hasAgreed) return refuse(NOT_ACCEPTED);
    const made = await run(form.values.password);
    if (!made) return;
    // The next screen may take a moment, in which a second click would find the invitation used.
    setAccepted(true);
    onDone(made.sessionToken, invite.patientEmail ?? '');
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
            </Link>{' '}
            e o{' '}
            <Link href="/privacidade" target="_blank" rel="noopener">
              aviso de privacidade
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
