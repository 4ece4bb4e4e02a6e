import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router';
import { InAddressContext } from './dialogs/useBackCloses.ts';
import { type ComponentType, Suspense, useCallback, useMemo } from 'react';

/**
 * Dialogs live in the address (`?dialogo=nota&alvo=<id>`): the back button closes them, a reload opens them again, and
 * any screen may ask for any dialog without knowing it. `src/app` says which component stands behind a name.
 */
export interface DialogAddress {
  readonly dialogo: string;
  /** The id of what the dialog is about. */
  readonly alvo?: string;
  /** An ISO instant, or two with a slash between them, e.g. where on the grid a new session was asked for. */
  readonly quando?: string;
  /** The id of whom a new session is with. */
  readonly com?: string;
  /** The key of a draft that goes on; without it the newest one does. */
  readonly rascunho?: string;
  /** What it shows of what it is about; itself reads it. */
  readonly modo?: string;
}

/** The dialog with the pending and refused changes. */
export const CHANGES_DIALOG = 'alteracoes';

export type OpenDialog = (address: DialogAddress) => void;

export interface DialogProps {
  readonly target: string | null;
  readonly at: string | null;
  readonly who?: string | null;
  readonly draft?: string | null;
  readonly onClose: () => void;
}

export type DialogMap = Readonly<Record<string, ComponentType<DialogProps>>>;

const CLOSED = {
  dialogo: undefined,
  alvo: undefined,
  quando: undefined,
  com: undefined,
  rascunho: undefined,
  modo: undefined,
};

const textOf = (search: unknown, key: keyof DialogAddress): string | null => {
  const value = (search as Record<string, unknown>)[key];
  return typeof value === 'string' && value !== '' ? value : null;
};

function useChangeSearch() {
  const navigate = useNavigate();
  return useCallback(
    (change: Partial<Record<keyof DialogAddress, string | undefined>>, replace: boolean) =>
      void navigate({
        to: '.',
        search: ((search: object) => ({ ...search, ...change })) as never,
        // What was opened by its address has nothing of ours to go back to, also when another takes its place.
        state: ((state: object) => (replace ? state : { ...state, dialog: true })) as never,
        replace,
        resetScroll: false,
      }),
    [navigate],
  );
}

/** Opens and closes dialogs. Opening one out of another takes its place. */
export function useDialogs(): {
  readonly open: OpenDialog;
  readonly close: () => void;
} {
  const router = useRouter();
  const change = useChangeSearch();
  return useMemo(
    () => ({
      open: (address) => {
        const inDialog = textOf(router.state.location.search, 'dialogo') !== null;
        change({ ...CLOSED, ...address }, inDialog);
      },
      close: () => {
        const { location } = router.state;
        if (textOf(location.search, 'dialogo') === null) return;
        if ((location.state as { dialog?: boolean }).dialog) router.history.back();
        else change(CLOSED, true);
      },
    }),
    [router, change],
  );
}

/** Draws the dialog that the address asks for. Stands once, inside the signed-in shell. */
export function DialogHost({ dialogs }: { dialogs: DialogMap }) {
  const search = useRouterState({ select: (state) => state.location.search });
  const { close } = useDialogs();
  const name = textOf(search, 'dialogo');
  const Dialog = name !== null && Object.hasOwn(dialogs, name) ? dialogs[name] : undefined;
  if (!Dialog) return null;
  const target = textOf(search, 'alvo');
  const draft = textOf(search, 'rascunho');
  return (
    <InAddressContext value={true}>
      <Suspense fallback={null}>
        <Dialog
          key={`${name}/${target}/${draft}`}
          target={target}
          draft={draft}
          at={textOf(search, 'quando')}
          who={textOf(search, 'com')}
          onClose={close}
        />
      </Suspense>
    </InAddressContext>
  );
}
