import { redirect, useLocation } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The secret of the link that opened this page. */
    linkToken?: string;
  }
}

/** A fragment that is a token and nothing else. */
const BARE = /^[\w-]{43}$/;

/**
 * Returns the token of a link. It stands in the fragment, which browsers send to no server.
 * Older mails have it in the query or in the path. An objection has nothing else in its fragment.
 */
function tokenOf(hash: string, older?: string): string | null {
  const named = new URLSearchParams(hash).get('token');
  if (named) return named;
  if (BARE.test(hash)) return hash;
  return older || null;
}

/** The query of an older link; `undefined` takes it out of the address. */
export const olderToken = ({ token }: Record<string, unknown>): { token?: string | undefined } => ({
  token: typeof token === 'string' && token !== '' ? token : undefined,
});

type LinkPath =
  | '/verify-email'
  | '/reset-password'
  | '/confirm-email'
  | '/undo-email'
  | '/nao-concordo'
  | '/invite'
  | '/convite-equipe'
  | '/lembretes/parar';

/** Parts of an address in which a token can stand. */
interface Address {
  readonly hash: string;
  /** The token of an older link, out of its query or its path. */
  readonly older?: string | undefined;
  /** The rest of the query, which stays. */
  readonly search?: { readonly de?: 'respostas' };
}

/**
 * Moves a link's token from the address into the entry of the history.
 * There a reload finds it, while nobody copies, shows or logs it with the address.
 */
export function takeToken(to: LinkPath, { hash, older, search = {} }: Address): void {
  const linkToken = tokenOf(hash, older);
  if (linkToken === null) return;
  throw redirect({ to, search, state: { linkToken }, replace: true });
}

/** Returns the token of the link that opened this page, or `null` where the link had none. */
export const useLinkToken = (): string | null =>
  useLocation({ select: ({ state }) => state.linkToken ?? null });
