import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useTitle } from '../../ui/page/useTitle.ts';
import { polite } from '../../ui/states/polite.ts';
import { leaveWord, NO_CODE, wordIn } from './authorization.ts';

/**
 * Where Google sends the browser back to: tells the page that opened this window, and closes it.
 * @param query of the address, which holds what Google answered
 * @param onAlone nobody opened this window, or the browser has cut it off: the settings go on in it
 */
export function CallbackPage(props: { readonly query: string; readonly onAlone: () => void }) {
  const { query, onAlone } = props;
  useTitle('Google Calendar');
  const word = wordIn(query);
  useEffect(() => {
    const told = wordIn(query);
    const { opener } = window as { opener: Window | null };
    if (opener && !opener.closed) {
      opener.postMessage(told, location.origin);
      window.close();
    } else {
      leaveWord(told);
      onAlone();
    }
  }, [query, onAlone]);
  return (
    <Typography {...polite}>
      {word.type === 'GOOGLE_AUTH_ERROR' && word.error === NO_CODE
        ? `${NO_CODE}. `
        : 'O Google respondeu. '}
      Esta janela já pode ser fechada.
    </Typography>
  );
}
