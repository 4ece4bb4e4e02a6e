import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useDevice } from '../../../client/live/DeviceProvider.tsx';
import { useCommand } from '../../../client/commands/useCommand.ts';
import { useLive } from '../../../client/live/useLive.ts';
import type { User } from '../../../domain/users/user.ts';
import { AcceptedTerms } from '../../../pieces/legal/AcceptedTerms.tsx';
import { AppDialog } from '../../../ui/dialogs/AppDialog.tsx';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { useToast } from '../../../ui/toasts/toasts.ts';
import { ProfileFields } from './ProfileFields.tsx';
import { useProfileForm } from './profile.ts';
import { SignInFields } from './SignInFields.tsx';
import { UNKNOWN } from '../../../data/queries/kit/known.ts';
import { Arriving } from '../../../ui/states/Arriving.tsx';

/** From the success message to the dialog's closing. */
const CLOSE_MS = 2000;

interface ProfileDialogProps {
  readonly onClose: () => void;
}

export default function ProfileDialog({ onClose }: ProfileDialogProps) {
  const practice = useLive('practice', {});
  if (practice === undefined) return null;
  const { user } = practice;
  if (user === null) return <Missing onClose={onClose} />;
  if (user !== UNKNOWN) return <ProfileForm user={user} onClose={onClose} />;
  return (
    <AppDialog open onClose={onClose} title="Editar Perfil">
      <Arriving />
    </AppDialog>
  );
}

/** The account has no profile. */
function Missing({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const detail = 'Não foi possível carregar os dados completos do perfil';
  useEffect(() => {
    toast({ message: 'Erro ao carregar perfil', detail, tone: 'error' });
  }, [toast]);
  return (
    <AppDialog open onClose={onClose} title="Editar Perfil">
      <Typography>{detail}. Tente de novo quando houver conexão.</Typography>
    </AppDialog>
  );
}

const SAVED = {
  done: {
    message: 'Perfil atualizado',
    detail: 'Suas informações foram salvas com sucesso!',
  },
  refused: 'Erro ao atualizar perfil',
};

function ProfileForm({ user, onClose }: ProfileDialogProps & { readonly user: User }) {
  const form = useProfileForm(user);
  const { save, saving, failure, isSaved } = useSave(form, onClose);
  return (
    <AppDialog
      open
      onClose={onClose}
      title="Editar Perfil"
      attempts={form.attempts}
      onSubmit={save}
      actions={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <SubmitButton isBlocked={!form.valid || !form.changed || isSaved}>
            {saving ? 'Salvando...' : 'Salvar Alterações'}
          </SubmitButton>
        </>
      }
    >
      <Stack sx={{ gap: 2, paddingTop: 1 }}>
        {failure && (
          <Alert severity="error">
            <AlertTitle>{SAVED.refused}</AlertTitle>
            {failure}
          </Alert>
        )}
        <ProfileFields form={form}>
          <SignInFields user={user} />
        </ProfileFields>
        <AcceptedTerms />
      </Stack>
    </AppDialog>
  );
}

/** The dialog closes once the server has said yes, or the change is safe on the device; with a no it stays. */
function useSave(form: ReturnType<typeof useProfileForm>, onClose: () => void) {
  const { device } = useDevice();
  const update = useCommand('user.updateProfile', SAVED);
  const [refusal, setRefusal] = useState<{ readonly key: string; readonly words: string }>();
  const [isSaving, setSaving] = useState(false);
  const [isSaved, setSaved] = useState(false);
  useEffect(() => {
    if (!isSaved) return undefined;
    const timer = setTimeout(onClose, CLOSE_MS);
    return () => clearTimeout(timer);
  }, [isSaved, onClose]);
  const save = async () => {
    if (!form.changed) return;
    const sent = await form.submit(update.run);
    if (!sent) return;
    setSaving(true);
    // What was refused before stands in this one, mended.
    if (refusal) await device.discard(refusal.key).catch(() => undefined);
    const outcome = await sent.outcome;
    setSaving(false);
    setSaved(outcome.status !== 'refused');
    setRefusal(
      outcome.status === 'refused' ? { key: sent.key, words: outcome.message } : undefined,
    );
  };
  return {
    save,
    saving: update.saving || isSaving,
    failure: update.failure ?? refusal?.words ?? null,
    isSaved,
  };
}
