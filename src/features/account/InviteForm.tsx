import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useAct } from '../../ui/forms/useAct.ts';
import { AccountForm } from './AccountForm.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import type { InviteDetails } from './actions.ts';
import { linkFailure } from './failures.ts';
import { useNewPassword } from './useNewPassword.ts';

const TERMS = 'Você deve aceitar os termos de uso';
const failureOf = (error: unknown) => linkFailure(error, 'Erro ao criar conta. Tente novamente.');

export interface InviteFormProps {
  readonly invite: InviteDetails;
  readonly accept: (password: string) => Promise<void>;
  readonly onDone: () => void;
}

function useAcceptance({ invite, accept, onDone }: InviteFormProps) {
  const form = useNewPassword(invite.patientName, invite.patientEmail);
  const [hasAgreed, setAgreed] = useState(false);
  const [isAccepted, setAccepted] = useState(false);
  const { run, failure, saving, refuse } = useAct(async () => {
    await accept(form.values.password);
    // The next screen may take a moment, in which a second click would find the invitation used.
    setAccepted(true);
    onDone();
  }, failureOf);
  const create = () => {
    if (!form.valid) return form.showAll();
    return hasAgreed ? void run() : refuse(TERMS);
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
        label="Li e aceito os termos de uso"
      />
      <Button type="submit" variant="contained" size="large" loading={isSending}>
        Criar conta
      </Button>
    </AccountForm>
  );
}
