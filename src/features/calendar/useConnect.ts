import { useEffect, useRef, useState } from 'react';
import { useOnlineAction } from '../../client/online/useOnlineAction.ts';
import {
  type Calendar,
  calendarAddressCall,
  calendarsCall,
  connectChosenCall,
  type IntegrationAnswer,
} from '../../domain/contract/calendar.ts';
import { openWindow, takeWord, type Word, wordOf } from './authorization.ts';
import { errorWords, NOT_CONNECTED, NOT_LISTED, NOT_OPENED, WINDOW_CLOSED } from './texts.ts';

/** What there is to choose from, with what the server wants back with the choice. */
export interface Choice {
  readonly calendars: readonly Calendar[];
  readonly tokens: string;
  readonly state: string;
}

type Granted = Extract<Word, { type: 'GOOGLE_AUTH_SUCCESS' }>;

const isGranted = (word: Word | null): word is Granted => word?.type === 'GOOGLE_AUTH_SUCCESS';

/** Google's page in a window of its own, or in this one where the browser lets none open. */
function useSignIn(onWord: (word: Word) => void) {
  const address = useOnlineAction(calendarAddressCall, NOT_OPENED);
  const [state, setState] = useState<'none' | 'open' | 'blocked' | 'closed'>('none');
  const giveUp = useRef<AbortController>(null);
  useEffect(() => () => giveUp.current?.abort(), []);
  const begin = async () => {
    giveUp.current?.abort();
    const popup = openWindow();
    if (!popup) return setState('blocked');
    const { signal } = (giveUp.current = new AbortController());
    signal.addEventListener('abort', () => popup.close());
    setState('open');
    const answer = await address.run({});
    if (!answer) {
      popup.close();
      return setState('none');
    }
    popup.location.replace(answer.authUrl);
    const word = await wordOf(popup, signal);
    if (signal.aborted) return;
    setState(word ? 'none' : 'closed');
    if (word) onWord(word);
  };
  const beginHere = async () => {
    const answer = await address.run({});
    if (answer) location.assign(answer.authUrl);
  };
  const cancel = () => {
    giveUp.current?.abort();
    setState('none');
  };
  return { state, opening: address.saving, failure: address.failure, begin, beginHere, cancel };
}

/**
 * Connecting a calendar: Google's page, the list of calendars, the choice.
 * @param onConnected the calendar is connected, and this is how it stands
 */
export function useConnect(onConnected: (integration: IntegrationAnswer) => void) {
  const [left] = useState(takeWord);
  const [granted, setGranted] = useState<Granted | null>(isGranted(left) ? left : null);
  const [denied, setDenied] = useState(left && !isGranted(left) ? errorWords(left.error) : null);
  const [choice, setChoice] = useState<Choice | null>(null);
  const list = useOnlineAction(calendarsCall, NOT_LISTED);
  const connection = useOnlineAction(connectChosenCall, NOT_CONNECTED);
  const { run: askForList } = list;
  useEffect(() => {
    if (!granted) return;
    const { code: authCode, state } = granted;
    void askForList({ body: { authCode, state } }).then(
      (answer) => answer && setChoice({ ...answer, state }),
    );
  }, [granted, askForList]);
  const signIn = useSignIn((word) =>
    isGranted(word) ? setGranted(word) : setDenied(errorWords(word.error)),
  );
  const forget = () => {
    setGranted(null);
    setChoice(null);
    setDenied(null);
  };
  const choose = async (selectedCalendarId: string) => {
    if (!choice) return;
    const { tokens, state } = choice;
    const answer = await connection.run({ body: { selectedCalendarId, tokens, state } });
    if (!answer) return;
    forget();
    onConnected(answer);
  };
  const closed = signIn.state === 'closed' ? WINDOW_CLOSED : null;
  return {
    signIn,
    begin: () => {
      forget();
      void signIn.begin();
    },
    listing: list.saving,
    /** The person's yes still counts: the list can be asked for again. */
    listAgain:
      list.failure && granted && list.error?.status !== 422
        ? () => setGranted({ ...granted })
        : null,
    choice,
    choose,
    choosing: connection.saving,
    choiceFailure: connection.failure,
    forget,
    /** Nothing went wrong, and nothing came of it. */
    notice: denied ?? closed,
    failure: signIn.failure ?? list.failure,
  };
}
