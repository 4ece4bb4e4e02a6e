import { useCallback } from 'react';
import type { Settlement } from '../../data/device.ts';
import { useDialogs } from '../../ui/dialogs.tsx';
import { repairDialog } from '../../ui/dialogs/repair.ts';
import { useDevice } from '../live/DeviceProvider.tsx';
import type { LiveQueries } from '../live/liveQueries.ts';
import { type Toast, undo, useToast } from '../../ui/toasts/toasts.ts';

/** What a command says of itself when the server has answered. */
export interface CommandWords {
  /** `null`: it belongs to another command, which says it. */
  readonly done: string | { readonly message: string; readonly detail: string } | null;
  /** The headline of a no, by the refusal's code. */
  readonly refused: string | ((code: string) => string);
  /** What is said where nobody knows why the device itself could not keep it. */
  readonly failed?: string;
}

export const headlineOf = ({ refused }: CommandWords, code: string): string =>
  typeof refused === 'string' ? refused : refused(code);

export const toastOf = (done: NonNullable<CommandWords['done']>): Toast =>
  typeof done === 'string' ? { message: done } : done;

/** `waiting`: the server has not answered within the time; the change is safe on this device. */
export type Outcome = Settlement | { readonly status: 'waiting' };

/** How long a screen waits for the server's word before it says that the change is kept on the device. */
const OUTCOME_MS = 1500;
/** The same where the server does not answer: enough for a line that has just come back. */
const OFFLINE_MS = 150;

const OFFLINE = 'Guardado; será confirmado quando houver conexão';
const ONLINE = 'Guardado; será confirmado assim que o servidor responder';
const LIMITED = 'Guardado; será confirmado quando o limite de hoje passar';
const WAITING = { works: ONLINE, troubled: ONLINE, cut: OFFLINE, limited: LIMITED } as const;
const KEPT = 'A alteração está guardada na lista do que precisa de você.';

/** Says why the server does not answer, as far as is known. */
function lineOf(live: LiveQueries): 'works' | 'cut' | 'troubled' | 'limited' {
  const state = live.read('sync.status', {});
  if (state.status !== 'ready') return 'works';
  if (state.data.troubleSince !== null) return 'troubled';
  if (state.data.connection === 'offline') return 'cut';
  return state.data.limitWords === null ? 'works' : 'limited';
}

/** The answer, or that it has not come within the time, which is short as soon as there is no line. */
const withinTime = (answer: Promise<Settlement>, live: LiveQueries): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout>;
    const waitFor = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => end(() => resolve({ status: 'waiting' })), ms);
    };
    const look = () => lineOf(live) !== 'works' && waitFor(OFFLINE_MS);
    const stop = live.watch('sync.status', {}, look);
    const end = (tell: () => void) => {
      clearTimeout(timer);
      stop();
      tell();
    };
    waitFor(OUTCOME_MS);
    look();
    answer.then(
      (settlement) => end(() => resolve(settlement)),
      (error: unknown) => end(() => reject(error as Error)),
    );
  });

/**
 * Says how a change that is safe on this device ended: confirmed, kept until the network is back,
 * or refused, with the way to the form that mends it. A later answer is told too: a confirmation
 * only where the words about the kept change still stand. Offers an undo where there is one.
 * Resolves with what is known within the time.
 */
export function useOutcome() {
  const { live } = useDevice();
  const toast = useToast();
  const { open } = useDialogs();
  return useCallback(
    async (
      key: string,
      answer: Promise<Settlement>,
      words: CommandWords,
      takeBack?: () => unknown,
    ): Promise<Outcome> => {
      const action = takeBack && undo(takeBack);
      const tellNo = ({ code, message }: Extract<Settlement, { status: 'refused' }>) => {
        // Taken back by the person.
        if (code === 'discarded') return;
        const headline = headlineOf(words, code);
        toast({
          message: headline,
          detail: message === headline ? KEPT : message,
          tone: 'error',
          action: { label: 'Ver', onClick: () => open(repairDialog(key)) },
        });
      };
      const outcome = await withinTime(answer, live);
      const doneToast = words.done !== null && { ...toastOf(words.done), action };
      if (outcome.status === 'done' && doneToast) toast(doneToast);
      if (outcome.status === 'refused') tellNo(outcome);
      if (outcome.status !== 'waiting') return outcome;
      const sayInstead =
        doneToast && toast({ message: WAITING[lineOf(live)], tone: 'info', action });
      void answer.then((late) => {
        if (late.status === 'refused') tellNo(late);
        else if (sayInstead) sayInstead(doneToast);
      });
      return outcome;
    },
    [live, toast, open],
  );
}
