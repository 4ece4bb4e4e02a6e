import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useActor } from '../../../client/live/DeviceProvider.tsx';
import { useLive } from '../../../client/live/useLive.ts';
import { useOnlineAction } from '../../../client/online/useOnlineAction.ts';
import { useZone } from '../../../client/time/useZone.ts';
import { recordOf } from '../../../data/queries/kit/known.ts';
import { closeAccountCall, keepAccountCall } from '../../../domain/contract/closing.ts';
import { formatDate } from '../../../domain/time/format.ts';
import { sensitiveFailure } from '../../../pieces/account/failures.ts';
import { PasswordDialog } from '../../../pieces/account/PasswordDialog.tsx';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { SettingsSection } from '../../../ui/settings/SettingsSection.tsx';
import { useToast } from '../../../ui/toasts/toasts.ts';
import { CLOSING_WORDS, type Closing, FIRST } from './closingWords.ts';

/** Configurações, Dados: the end of the account, as far as the duty to keep records lets it end. */
export function CloseAccount() {
  const closesAt = recordOf(useLive('practice', {})?.user)?.closesAt ?? null;
  const kind = useClosing();
  const [isAsked, setAsked] = useState(false);
  return (
    <SettingsSection title="Encerrar a conta" text={FIRST}>
      {closesAt ? (
        <Standing closesAt={closesAt} />
      ) : (
        <>
          <Words of={kind} />
          <Button variant="outlined" color="error" onClick={() => setAsked(true)}>
            Encerrar a conta
          </Button>
        </>
      )}
      {isAsked && <AskDialog onClose={() => setAsked(false)} />}
    </SettingsSection>
  );
}

function useClosing(): Closing {
  const { role } = useActor();
  const tenant = recordOf(useLive('practice', {})?.tenant);
  if (role !== 'psych') return role;
  return tenant?.kind === 'clinic' ? 'clinicPsychologist' : 'ownPractice';
}

const Words = ({ of }: { readonly of: Closing }) => (
  <Box component="ul" sx={{ marginTop: 0, marginBottom: 2, paddingInlineStart: 2.5 }}>
    {CLOSING_WORDS[of].map((text) => (
      <Typography component="li" key={text} sx={{ marginBottom: 0.5 }}>
        {text}
      </Typography>
    ))}
  </Box>
);

function AskDialog({ onClose }: { readonly onClose: () => void }) {
  const zone = useZone();
  const toast = useToast();
  const action = useOnlineAction(closeAccountCall, sensitiveFailure);
  return (
    <PasswordDialog
      title="Encerrar a conta?"
      submitLabel="Encerrar a conta"
      action={action}
      onPassword={async (password) => {
        const asked = await action.run({ body: { password } });
        if (!asked) return;
        const detail = `A conta será encerrada em ${formatDate(asked.closesAt, zone)}.`;
        toast({ message: 'Pedido registrado', detail, tone: 'info' });
        onClose();
      }}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        {FIRST} Também avisamos por email, agora e no dia.
      </Typography>
    </PasswordDialog>
  );
}

/** It was asked for, and can be taken back. */
function Standing({ closesAt }: { readonly closesAt: string }) {
  const zone = useZone();
  const toast = useToast();
  const { run, saving, failure } = useOnlineAction(keepAccountCall, sensitiveFailure);
  return (
    <>
      <Alert severity="warning" sx={{ marginBottom: 2 }}>
        Sua conta será encerrada em {formatDate(closesAt, zone)}. Leve antes uma cópia do que é seu.
      </Alert>
      {failure && (
        <Alert severity="error" sx={{ marginBottom: 2 }}>
          {failure}
        </Alert>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!saving)
            void run({}).then(
              (done) => done && toast({ message: 'A conta continua aberta', tone: 'success' }),
            );
        }}
      >
        <SubmitButton saving={saving}>Manter a conta</SubmitButton>
      </form>
    </>
  );
}
