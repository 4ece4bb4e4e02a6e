import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useOnlineAction } from '../../client/online/useOnlineAction.ts';
import { objectCall } from '../../domain/contract/handovers.ts';
import { linkFailure } from '../../pieces/account/failures.ts';
import { useTitle } from '../../ui/page/useTitle.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { IncompleteLink } from './IncompleteLink.tsx';

const TITLE = 'Passagem do que você guarda';
const FAILED = 'Não foi possível enviar a resposta. Tente novamente.';

/**
 * The page behind the link of a mail to a member whose account is closed.
 * A look at it changes nothing.
 */
export function ObjectPage({ token }: { readonly token: string | null }) {
  useTitle(TITLE);
  const [isDone, setDone] = useState(false);
  const { run, saving, failure } = useOnlineAction(objectCall, (error) =>
    linkFailure(error, FAILED),
  );
  const object = async () => {
    if (token !== null && (await run({ body: { token } }))) setDone(true);
  };
  return (
    <AccountFrame>
      <Stack sx={{ gap: 2 }}>
        <Typography variant="h2">{TITLE}</Typography>
        {token === null && <IncompleteLink />}
        {isDone && (
          <Alert severity="success">
            <AlertTitle>Resposta registrada</AlertTitle>
            Nada do que você guarda passa para outra pessoa. A administração fica sabendo, e pode
            falar com você.
          </Alert>
        )}
        {token !== null && !isDone && (
          <>
            <Typography sx={{ color: 'text.secondary' }}>
              A administração pediu que os registros que estão com você passem para outra pessoa da
              equipe, ou sejam lacrados. Se você não concorda, diga aqui: nada passa.
            </Typography>
            {failure && <Alert severity="error">{failure}</Alert>}
            <Button variant="contained" size="large" loading={saving} onClick={() => void object()}>
              Não concordo
            </Button>
          </>
        )}
      </Stack>
    </AccountFrame>
  );
}
