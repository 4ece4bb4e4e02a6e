import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useLive } from '../../client/useLive.ts';
import { arriving } from '../../ui/arriving.tsx';
import { arrivingDialog } from '../../ui/dialogs/arrivingDialog.ts';
import { logIn } from '../auth/signedIn.ts';
import { useApp } from '../context.ts';
import { useRefused } from './useRefused.ts';

const ReauthDialog = arrivingDialog(() =>
  import('../../features/account/ReauthDialog.tsx').then((m) => m.ReauthDialog),
);

const ClosedNotice = arriving(() => import('./ClosedNotice.tsx').then((m) => m.ClosedNotice));

const REFUSED = 'Não autorizado. Faça login novamente.';

/** The session's end: refused by the server it leads to the sign-in; past its time and offline it is only said. */
export function SessionNotice() {
  const { auth } = useApp();
  const { stale, session } = useSyncExternalStore(auth.subscribe, auth.getState);
  const status = useLive('sync.status', {});
  const [asking, setAsking] = useState(false);
  const token = session?.token;
  const isExpired = status?.session === 'expired' && status.connection === 'online';
  const refused = useRefused(token, isExpired) && !stale;
  useEffect(() => {
    if (refused && token) auth.refuse(token, REFUSED);
  }, [auth, refused, token]);
  if (status?.session === 'closed') return <ClosedNotice />;
  if (!stale || !session) return null;
  return (
    <>
      <Alert
        severity="warning"
        // On a phone the words keep the width, and the button stands below them.
        sx={{
          borderWidth: 0,
          borderRadius: 0,
          flexWrap: { xs: 'wrap', sm: 'nowrap' },
          '& .MuiAlert-message': { flex: '1 1 0', minWidth: 0 },
          '& .MuiAlert-action': {
            flexBasis: { xs: '100%', sm: 'auto' },
            justifyContent: 'flex-end',
            paddingTop: { xs: 0, sm: 0.5 },
          },
        }}
        action={
          <Button color="inherit" sx={{ whiteSpace: 'nowrap' }} onClick={() => setAsking(true)}>
            Digitar a senha
          </Button>
        }
      >
        Sua sessão terminou. Continue a trabalhar: tudo fica guardado neste aparelho até você
        digitar a senha.
      </Alert>
      {asking && <Reauthenticate email={session.claims.email} onClose={() => setAsking(false)} />}
    </>
  );
}

function Reauthenticate({ email, onClose }: { email: string; onClose: () => void }) {
  const { online, auth } = useApp();
  const signIn = async (password: string) => {
    const { access_token } = await logIn(online, { email, password });
    auth.signIn(access_token);
  };
  return (
    <Suspense fallback={null}>
      <ReauthDialog email={email} signIn={signIn} onClose={onClose} />
    </Suspense>
  );
}
