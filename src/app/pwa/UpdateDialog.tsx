import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import { useApp } from '../context.ts';

/** How long the sign of a check stands at least. */
const CHECK_MS = 3000;

const NO_UPDATE = 'Nenhuma atualização disponível';

type Activity = 'none' | 'checking' | 'updating';

/** A new version: take it now, look for one, or leave it for later. */
export default function UpdateDialog({ onClose }: { onClose: () => void }) {
  const { available, activity, failure, check, update } = useUpdate();
  return (
    <AppDialog
      open
      onClose={onClose}
      title={available ? 'Atualização disponível' : 'Atualização'}
      maxWidth="xs"
      actions={
        <>
          <Button onClick={onClose}>Agora não</Button>
          {available ? (
            <Button
              variant="contained"
              loading={activity === 'updating'}
              onClick={() => void update()}
            >
              Atualizar Agora
            </Button>
          ) : (
            <Button
              variant="contained"
              loading={activity === 'checking'}
              onClick={() => void check()}
            >
              Procurar atualização
            </Button>
          )}
        </>
      }
    >
      <Typography component="output">{words(available, activity)}</Typography>
      {failure && <Failure message={failure} />}
    </AppDialog>
  );
}

function Failure({ message }: { message: string }) {
  const isNews = message === NO_UPDATE;
  return (
    <Alert severity={isNews ? 'info' : 'error'} sx={{ marginTop: 2 }}>
      {message}
      {!isNews &&
        '. Se continuar assim, recarregue a página manualmente: o que você guardou não se perde.'}
    </Alert>
  );
}

function words(available: boolean, activity: Activity): string {
  if (activity === 'checking') return 'Procurando atualização…';
  if (activity === 'updating') return 'Atualizando…';
  return available
    ? 'Há uma nova versão do Sereno. A página recarrega em um instante, e o que você guardou continua aqui.'
    : 'Veja se há uma nova versão do Sereno.';
}

function useUpdate() {
  const { serviceWorker } = useApp();
  const available = useSyncExternalStore(serviceWorker.subscribe, serviceWorker.isUpdateAvailable);
  const [activity, setActivity] = useState<Activity>('none');
  const [failure, setFailure] = useState<string | null>(null);
  const run = async (name: Activity, work: () => Promise<unknown>) => {
    setActivity(name);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure((error as Error).message);
    } finally {
      setActivity('none');
    }
  };
  const check = () =>
    run('checking', async () => {
      const standing = new Promise((resolve) => setTimeout(resolve, CHECK_MS));
      const [found] = await Promise.all([serviceWorker.checkForUpdate(), standing]);
      if (!found) throw new Error(NO_UPDATE);
    });
  const update = () => run('updating', () => serviceWorker.applyUpdate());
  useEffect(() => {
    if (!available) void check();
    // oxlint-disable-next-line react/exhaustive-deps -- asked for by opening the dialog
  }, []);
  return { available, activity, failure, check, update };
}
