import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { useCommand } from '../../../client/commands/useCommand.ts';
import { useLive } from '../../../client/live/useLive.ts';
import { recordOf } from '../../../data/queries/kit/known.ts';
import { isDue, TERMS } from '../../../domain/legal/terms.ts';
import { EdgeAlert } from '../../../ui/states/EdgeAlert.tsx';

const ASKED_KEY = 'sereno-terms-asked';
const WORDS = { done: 'Termos aceitos', refused: 'Não foi possível registrar o aceite' };

const isAsked = (occasion: string): boolean => localStorage.getItem(ASKED_KEY) === occasion;

export interface TermsNoticeProps {
  /** Names the sign-in: who puts it aside is asked again at the next one. */
  readonly signIn: string;
}

/** Where new terms are in force: asks, at the edge of the page, and keeps nobody from anything. */
export function TermsNotice({ signIn }: TermsNoticeProps) {
  const user = recordOf(useLive('practice', {})?.user);
  const accept = useCommand('user.acceptTerms', WORDS);
  const occasion = `${signIn}/${TERMS.version}`;
  const [isAside, setAside] = useState(() => isAsked(occasion));
  if (!user || !isDue(user) || isAside) return null;
  const putAside = () => {
    localStorage.setItem(ASKED_KEY, occasion);
    setAside(true);
  };
  return (
    <EdgeAlert
      severity="info"
      sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
      action={
        <>
          <Button color="inherit" onClick={putAside}>
            Agora não
          </Button>
          <Button
            color="inherit"
            loading={accept.saving}
            onClick={() => void accept.run({ version: TERMS.version })}
          >
            Aceitar
          </Button>
        </>
      }
    >
      {user.termsVersion ? 'Temos uma nova versão: leia os ' : 'Leia e aceite os '}
      <Link href="/termos" target="_blank" rel="noopener">
        termos de uso
      </Link>{' '}
      e o{' '}
      <Link href="/privacidade" target="_blank" rel="noopener">
        aviso de privacidade
      </Link>
      . Você pode ler com calma: nada deixa de funcionar.
    </EdgeAlert>
  );
}
