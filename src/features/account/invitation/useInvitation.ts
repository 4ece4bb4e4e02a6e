import { useRef, useState } from 'react';
import { ApiError } from '../../../client/online/apiError.ts';
import { linkFailure } from '../../../pieces/account/failures.ts';
import { useAct } from '../../../ui/forms/useAct.ts';

const NOT_AGREED = 'Você deve aceitar os termos de uso';
const failureOf = (error: unknown) => linkFailure(error, 'Erro ao criar conta. Tente novamente.');

/** It was sent, and nobody knows what became of it. */
const isLost = ({ status, code }: ApiError): boolean =>
  (status === 0 || status >= 500) && code !== 'invalid_answer';

interface Invitation {
  readonly form: { readonly valid: boolean; readonly showAll: () => void };
  /** Sends what was filled in. */
  readonly accept: () => Promise<{ readonly access_token: string }>;
  /** The account exists; with a token of its first session, unless what came cannot be used. */
  readonly onDone: (sessionToken: string | null) => void;
}

/** What the button of an invitation does, and the agreement that it asks for. */
export function useInvitation({ form, accept, onDone }: Invitation) {
  const [hasAgreed, setAgreed] = useState(false);
  const [isAccepted, setAccepted] = useState(false);
  const wasLost = useRef(false);
  const send = async (): Promise<{ readonly sessionToken: string | null }> => {
    try {
      return { sessionToken: (await accept()).access_token };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // It said yes in a way that cannot be read, or the answer to an earlier try was lost: the account is there.
      const isThere =
        error.code === 'invalid_answer' || (wasLost.current && error.code === 'invite_invalid');
      if (isThere) return { sessionToken: null };
      wasLost.current ||= isLost(error);
      throw error;
    }
  };
  const { run, failure, saving, refuse } = useAct(send, failureOf);
  const create = async () => {
    if (!form.valid) return form.showAll();
    if (!hasAgreed) return refuse(NOT_AGREED);
    const made = await run();
    if (!made) return;
    // The next screen may take a moment, in which a second click would find the invitation used.
    setAccepted(true);
    onDone(made.sessionToken);
  };
  return { hasAgreed, setAgreed, isSending: saving || isAccepted, failure, create };
}
