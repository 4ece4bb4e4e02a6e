import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { type ReactNode, Suspense, useState } from 'react';
import { arriving } from '../../../ui/arriving.tsx';
import { useTitle } from '../../../ui/page/useTitle.ts';
import { AccountFrame } from '../AccountFrame.tsx';
import { type AccessTab, AccessTabs } from './AccessTabs.tsx';
import type { AccountActions } from '../actions.ts';
import { LoginForm } from './LoginForm.tsx';

// Most people come to sign in.
const RegistrationForm = arriving(() =>
  import('../registration/RegistrationForm.tsx').then((m) => m.default),
);

export interface LoginPageProps {
  readonly actions: AccountActions;
  /** Why the person is here again, and as whom. */
  readonly notice: { readonly message: string; readonly email: string } | null;
  /** An account was made elsewhere, and has to be signed in here. */
  readonly isAccountMade?: boolean;
  /** What was typed before the way led elsewhere and back. */
  readonly email: string;
  readonly onSignedIn: () => void;
  readonly onForgotten: (email: string) => void;
}

export function LoginPage({ actions, notice, ...props }: LoginPageProps) {
  const [tab, setTab] = useState<AccessTab>('entrar');
  useTitle(tab === 'entrar' ? 'Entrar' : 'Criar conta');
  const [email, setEmail] = useState(props.email || (notice?.email ?? ''));
  // Once opened it stays, out of sight, so that a look at the other tab loses nothing.
  const [isRegistering, setRegistering] = useState(false);
  const choose = (next: AccessTab) => {
    setTab(next);
    if (next === 'criar') setRegistering(true);
  };
  const registered = (address: string) => {
    setEmail(address);
    setRegistering(false);
    setTab('entrar');
  };
  return (
    <AccountFrame>
      {notice && tab === 'entrar' && (
        <Alert severity="info" sx={{ marginBottom: 2 }}>
          {notice.message} Nada do que você guardou neste aparelho se perdeu.
        </Alert>
      )}
      {props.isAccountMade && tab === 'entrar' && (
        <Alert severity="success" sx={{ marginBottom: 2 }}>
          Sua conta foi criada. Entre com o seu email e a senha que você escolheu.
        </Alert>
      )}
      <AccessTabs value={tab} onChange={choose} />
      <Panel of="entrar" shown={tab}>
        {tab === 'entrar' && (
          <LoginForm
            key={email}
            signIn={actions.signIn}
            email={email}
            onDone={props.onSignedIn}
            onForgotten={props.onForgotten}
          />
        )}
      </Panel>
      <Panel of="criar" shown={tab}>
        {isRegistering && (
          <Suspense fallback={null}>
            <RegistrationForm register={actions.register} onDone={registered} />
          </Suspense>
        )}
      </Panel>
    </AccountFrame>
  );
}

const Panel = (props: {
  readonly of: AccessTab;
  readonly shown: AccessTab;
  readonly children: ReactNode;
}) => (
  <Box
    role="tabpanel"
    id={`painel-${props.of}`}
    aria-labelledby={`tab-${props.of}`}
    hidden={props.of !== props.shown}
  >
    {props.children}
  </Box>
);
