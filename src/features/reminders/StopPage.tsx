import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useOnlineAction } from '../../client/useOnlineAction.ts';
import { stopRemindersCall } from '../../domain/contract/reminders.ts';
import { linkFailure } from '../../pieces/account/failures.ts';
import { useTitle } from '../../ui/page/useTitle.ts';

const FAILED = 'Não foi possível parar os lembretes. Tente novamente.';

/** Opened by the link of a reminder. Opening it changes nothing: mail programs look at links by themselves. */
export function StopPage({ token }: { readonly token: string | null }) {
  useTitle('Lembretes');
  const [isDone, setDone] = useState(false);
  const { run, saving, failure } = useOnlineAction(stopRemindersCall, (error) =>
    linkFailure(error, FAILED),
  );
  const stop = async () => {
    if (token !== null && (await run({ params: { token } }))) setDone(true);
  };
  return (
    <Stack
      component="main"
      sx={{ maxWidth: 460, marginInline: 'auto', paddingInline: 2, paddingBlock: { xs: 4, sm: 8 } }}
    >
      <Paper variant="outlined" sx={{ padding: { xs: 2, sm: 4 }, borderRadius: 2 }}>
        <Stack sx={{ gap: 2 }}>
          <Typography variant="h1">Lembretes por email</Typography>
          {isDone ? (
            <Alert severity="success">
              <AlertTitle>Pronto</AlertTitle>
              Você não vai mais receber lembretes. Se mudar de ideia, fale com quem atende você.
            </Alert>
          ) : (
            <>
              <Typography>
                {token === null
                  ? 'Este link está incompleto. Abra-o de novo a partir do email.'
                  : 'Você não vai mais receber lembretes dos seus horários neste email. Os horários marcados não mudam.'}
              </Typography>
              {failure && <Alert severity="error">{failure}</Alert>}
              {token !== null && (
                <Button
                  variant="contained"
                  size="large"
                  loading={saving}
                  onClick={() => void stop()}
                >
                  Parar os lembretes
                </Button>
              )}
            </>
          )}
        </Stack>
      </Paper>
    </Stack>
  );
}
