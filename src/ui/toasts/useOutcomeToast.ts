import { useCallback } from 'react';
import { useDialogs } from '../dialogs.tsx';
import { useToast } from './toasts.ts';

type Outcome =
  | { readonly status: 'done' | 'waiting' }
  | { readonly status: 'refused'; readonly code: string; readonly message: string };

export interface OutcomeTexts {
  readonly done: string;
  /** The headline when the server says no, by the refusal's code. */
  readonly refused: (code: string) => string;
}

const WAITING = 'Guardado; será confirmado quando houver conexão';
const KEPT = 'A alteração está guardada na lista do que precisa de você.';
/** The longest that a timer can wait; in practice, until the page goes away. */
const FOREVER_MS = 2_147_483_647;

/** The dialog with the pending and refused changes. */
export const CHANGES_DIALOG = 'alteracoes';

/**
 * Says how a change that is safe on this device ended: confirmed, guarded until the network is back, or refused, then
 * or later, with the way to the list where it can be mended.
 */
export function useOutcomeToast() {
  const toast = useToast();
  const { open } = useDialogs();
  return useCallback(
    async (
      sent: { readonly outcome: (withinMs?: number) => Promise<Outcome> },
      texts: OutcomeTexts,
    ): Promise<void> => {
      let outcome = await sent.outcome();
      if (outcome.status === 'waiting') {
        toast({ message: WAITING, tone: 'info' });
        outcome = await sent.outcome(FOREVER_MS);
        if (outcome.status === 'done') return;
      }
      if (outcome.status === 'done') toast({ message: texts.done });
      if (outcome.status !== 'refused') return;
      const message = texts.refused(outcome.code);
      toast({
        message,
        detail: outcome.message === message ? KEPT : outcome.message,
        tone: 'error',
        action: { label: 'Ver', onClick: () => open({ dialogo: CHANGES_DIALOG }) },
      });
    },
    [toast, open],
  );
}
