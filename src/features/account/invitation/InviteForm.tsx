import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useOnlineCalls } from '../../../client/online/OnlineProvider.tsx';
import { acceptInviteCall, type Validation } from '../../../domain/contract/invites.ts';
import { TERMS } from '../../../domain/legal/terms.ts';
import { AccountForm } from '../AccountForm.tsx';
import { AgreementField } from '../AgreementField.tsx';
import { NewPasswordFields } from '../NewPasswordFields.tsx';
import { useInvitation } from './useInvitation.ts';
import { useNewPassword } from '../useNewPassword.ts';

export interface InviteFormProps {
  readonly invite: Validation;
  readonly token: string;
  /** The account exists; with a token of its first session, unless what came cannot be used. */
  readonly onDone: (sessionToken: string | null, email: string) => void;
}

function useAcceptance({ invite, token, onDone }: InviteFormProps) {
  const form = useNewPassword(invite.patientName, invite.patientEmail);
  const online = useOnlineCalls();
  const accept = () => {
    const { password } = form.values;
    const body = { token, password, device: online.device(), termsVersion: TERMS.version };
    return online.call(acceptInviteCall, { body });
  };
  const done = (sessionToken: string | null) => onDone(sessionToken, invite.patientEmail ?? '');
  return { form, ...useInvitation({ form, accept, onDone: done }) };
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
      <AgreementField hasAgreed={hasAgreed} onChange={setAgreed} />
      <Button type="submit" variant="contained" size="large" loading={isSending}>
        Criar conta
      </Button>
    </AccountForm>
  );
}
