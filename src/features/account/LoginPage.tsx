import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Suspense, useMemo, useState } from 'react';
import { arriving } from '../../ui/arriving.tsx';
import { useForm } from '../../ui/forms/useForm.ts';
import { useTitle } from '../../ui/page/useTitle.ts';
import { AccountFrame } from './AccountFrame.tsx';
import { type AccessTab, AccessTabs } from './AccessTabs.tsx';
import type { AccountActions, AccountKind } from './actions.ts';
import { LoginForm } from './LoginForm.tsx';
import { emptyRegistration, registrationSchema } from './registration.ts';
import { useCommonPasswords } from './useCommonPasswords.ts';

// Most people come to sign in.
const RegistrationForm = arriving(() => import('./RegistrationForm.tsx').then((m) => m.default));

export interface LoginPageProps {
  readonly actions: AccountActions;
  /** Why the person is here again, and as whom. */
  readonly notice: { readonly message: string; readonly email: string } | null;
  /** What was typed before the way led elsewhere and back. */
  readonly email: string;
  readonly onSignedIn: () => void;
  readonly onForgotten: (email: string) => void;
}

export function LoginPage({ actions, notice, ...props }: LoginPageProps) {
  const [tab, setTab] = useState<AccessTab>('entrar');
  useTitle(tab === 'entrar' ? 'Entrar' : 'Criar conta');
  const [kind, setKind] = useState<AccountKind>('psych');
  const [email, setEmail] = useState(props.email || (notice?.email ?? ''));
  const common = useCommonPasswords(tab === 'criar');
  const schema = useMemo(() => registrationSchema(kind, common), [kind, common]);
  const registration = useForm(schema, emptyRegistration);
  const registered = (address: string) => {
    setEmail(address);
    registration.reset(emptyRegistration);
    setTab('entrar');
  };
  return (
    <AccountFrame>
      {notice && tab === 'entrar' && (
        <Alert severity="info" sx={{ marginBottom: 2 }}>
          {notice.message} Nada do que você guardou neste aparelho se perdeu.
        </Alert>
      )}
      <AccessTabs value={tab} onChange={setTab} />
      <Box role="tabpanel" id={`painel-${tab}`} aria-labelledby={`tab-${tab}`}>
        {tab === 'entrar' ? (
          <LoginForm
            key={email}
            signIn={actions.signIn}
            email={email}
            onDone={props.onSignedIn}
            onForgotten={props.onForgotten}
          />
        ) : (
          <Suspense fallback={null}>
            <RegistrationForm
              kind={kind}
              onKind={setKind}
              form={registration}
              register={actions.register}
              onDone={registered}
            />
          </Suspense>
        )}
      </Box>
    </AccountFrame>
  );
}
