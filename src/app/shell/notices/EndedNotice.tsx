import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { arrivingDialog } from '../../../ui/dialogs/arrivingDialog.ts';
import { EdgeAlert } from '../../../ui/states/EdgeAlert.tsx';
import { logIn } from '../../auth/signedIn.ts';
import { useApp } from '../../context.ts';

const ReauthDialog = arrivingDialog(() =>
  import('../../../features/account/signIn/ReauthDialog.tsx').then((m) => m.ReauthDialog),
);

/** On a phone the words keep the width, and the button stands below them. */
const BELOW = {
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiAlert-message': { flex: '1 1 0', minWidth: 0 },
  '& .MuiAlert-action': {
    flexBasis: { xs: '100%', sm: 'auto' },
    justifyContent: 'flex-end',
    paddingTop: { xs: 0, sm: 0.5 },
  },
} as const;

/** The session's time is over and nothing was refused yet: the password can wait. */
export function EndedNotice({ email }: { readonly email: string }) {
  const { online, auth } = useApp();
  const [isAsking, setIsAsking] = useState(false);
  const signIn = async (password: string) => {
    const { access_token } = await logIn(online, { email, password });
    auth.signIn(access_token);
  };
  return (
    <>
      <EdgeAlert
        severity="warning"
        sx={BELOW}
        action={
          <Button color="inherit" sx={{ whiteSpace: 'nowrap' }} onClick={() => setIsAsking(true)}>
            Digitar a senha
          </Button>
        }
      >
        Sua sessão terminou. Continue a trabalhar: tudo fica guardado neste aparelho até você
        digitar a senha.
      </EdgeAlert>
      {isAsking && (
        <Suspense fallback={null}>
          <ReauthDialog email={email} signIn={signIn} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
