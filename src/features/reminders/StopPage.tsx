import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useOnlineAction } from '../../client/online/useOnlineAction.ts';
import { stopRemindersCall } from '../../domain/contract/reminders.ts';
import { linkFailure } from '../../pieces/account/failures.ts';
import { useTitle } from '../../ui/page/useTitle.ts';

/** Of which mails there are no more. */
export type Stopped = 'lembretes' | 'respostas';

const WORDS = {
  lembretes: {
    title: 'Lembretes por email',
    ask: 'Você não vai mais receber lembretes dos seus horários neste email. Os horários marcados não mudam.',
    stop: 'Parar os lembretes',
    done: 'Você não vai mais receber lembretes. Se mudar de ideia, fale com quem atende você.',
    failed: 'Não foi possível parar os lembretes. Tente novamente.',
  },
  respostas: {
    title: 'Respostas por email',
    ask: 'Você não vai mais receber por email as respostas aos seus pedidos de horário. Os pedidos não mudam.',
    stop: 'Parar as respostas por email',
    done: 'As respostas não vêm mais por email; no Sereno você continua vendo todas. Nas suas configurações você liga os emails de novo.',
    failed: 'Não foi possível parar as respostas por email. Tente novamente.',
  },
} as const satisfies Record<Stopped, object>;

/** Opened by the link of such a mail. Opening it changes nothing: mail programs look at links by themselves. */
export function StopPage({
  token,
  kind,
}: {
  readonly token: string | null;
  readonly kind: Stopped;
}) {
  const words = WORDS[kind];
  useTitle(words.title);
  const [isDone, setDone] = useState(false);
  const { run, saving, failure } = useOnlineAction(stopRemindersCall, (error) =>
    linkFailure(error, words.failed),
  );
  const stop = async () => {
    if (token !== null && (await run({ body: { token } }))) setDone(true);
  };
  return (
    <Stack
      component="main"
      sx={{ maxWidth: 460, marginInline: 'auto', paddingInline: 2, paddingBlock: { xs: 4, sm: 8 } }}
    >
      <Paper variant="outlined" sx={{ padding: { xs: 2, sm: 4 }, borderRadius: 2 }}>
        <Stack sx={{ gap: 2 }}>
          <Typography variant="h1">{words.title}</Typography>
          {isDone ? (
            <Alert severity="success">
              <AlertTitle>Pronto</AlertTitle>
              {words.done}
            </Alert>
          ) : (
            <>
              <Typography>
                {token === null
                  ? 'Este link está incompleto. Abra-o de novo a partir do email.'
                  : words.ask}
              </Typography>
              {failure && <Alert severity="error">{failure}</Alert>}
              {token !== null && (
                <Button
                  variant="contained"
                  size="large"
                  loading={saving}
                  onClick={() => void stop()}
                >
                  {words.stop}
                </Button>
              )}
            </>
          )}
        </Stack>
      </Paper>
    </Stack>
  );
}
