import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { messageOf } from '../../client/errors.ts';
import { useDispatch } from '../../client/useDispatch.ts';
import { useLive } from '../../client/useLive.ts';
import type { User } from '../../domain/users/user.ts';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import { type Form, useForm } from '../../ui/fields/useForm.ts';
import { useToast } from '../../ui/toasts/toasts.ts';
import type { SensitiveActions } from './actions.ts';
import { ProfileFields } from './ProfileFields.tsx';
import { type ProfileValues, profileSchema, profileValues } from './profile.ts';
import { SignInFields } from './SignInFields.tsx';
import { UNKNOWN } from '../../data/queries/known.ts';
import { Arriving } from '../../ui/states/Arriving.tsx';

/** From the success message to the dialog's closing. */
const CLOSE_MS = 2000;

interface ProfileDialogProps {
  readonly actions: SensitiveActions;
  readonly onClose: () => void;
}

export default function ProfileDialog({ actions, onClose }: ProfileDialogProps) {
  const practice = useLive('practice', {});
  if (practice === undefined) return null;
  const { user } = practice;
  if (user === null) return <Missing onClose={onClose} />;
  if (user !== UNKNOWN) return <ProfileForm user={user} actions={actions} onClose={onClose} />;
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
  useEffect(() => toast({ message: 'Erro ao carregar perfil', detail, tone: 'error' }), [toast]);
  return (
    <AppDialog open onClose={onClose} title="Editar Perfil">
      <Typography>{detail}. Tente de novo quando houver conexão.</Typography>
    </AppDialog>
  );
}

function ProfileForm({ user, actions, onClose }: ProfileDialogProps & { readonly user: User }) {
  const form = useForm(profileSchema, profileValues(user));
  const { outcome, saving, save } = useSave(form, onClose);
  const saved = outcome === 'saved';
  return (
    <AppDialog
      open
      onClose={onClose}
      title="Editar Perfil"
      onSubmit={() => void save()}
      actions={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button
            type="submit"
            variant="contained"
            disabled={!form.valid || !form.changed || saving || saved}
          >
            {saving ? 'Salvando...' : 'Salvar Alterações'}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 2, paddingTop: 1 }}>
        {saved && (
          <Alert severity="success">
            <AlertTitle>Perfil atualizado</AlertTitle>
            Suas informações foram salvas com sucesso!
          </Alert>
        )}
        {outcome && !saved && (
          <Alert severity="error">
            <AlertTitle>Erro ao atualizar perfil</AlertTitle>
            {outcome.failure}
          </Alert>
        )}
        <ProfileFields form={form}>
          <SignInFields user={user} actions={actions} />
        </ProfileFields>
      </Stack>
    </AppDialog>
  );
}

function useSave(form: Form<ProfileValues>, onClose: () => void) {
  const { send, saving } = useDispatch();
  const toast = useToast();
  const [outcome, setOutcome] = useState<'saved' | { failure: string } | null>(null);
  useEffect(() => {
    if (outcome !== 'saved') return;
    const timer = setTimeout(onClose, CLOSE_MS);
    return () => clearTimeout(timer);
  }, [outcome, onClose]);
  const save = async () => {
    if (!form.valid) return form.showAll();
    try {
      await send('user.updateProfile', { ...form.values });
      setOutcome('saved');
    } catch (error) {
      const failure = messageOf(error, 'Tente novamente.');
      setOutcome({ failure });
      toast({ message: 'Erro ao atualizar perfil', detail: failure, tone: 'error' });
    }
  };
  return { outcome, saving, save };
}
