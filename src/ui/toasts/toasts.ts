import { createContext, type RefCallback, useContext } from 'react';
import type { Keys } from '../actions/keys.ts';

export interface ToastAction {
  readonly label: string;
  readonly onClick: () => unknown;
  /** Presses it while the toast stands. */
  readonly keys?: Keys;
}

export interface Toast {
  /** The headline; `detail` says more. */
  readonly message: string;
  readonly detail?: string;
  readonly tone?: 'success' | 'info' | 'error';
  /** E.g. `undo(…)`. A toast with something to do stays longer. */
  readonly action?: ToastAction | undefined;
}

/** Shows a toast. @returns a function that puts other words in its place, unless it is gone */
export type ShowToast = (toast: Toast) => (instead: Toast) => void;

/** What takes back what was just done, also by the key that everything is undone with. */
export const undo = (onClick: () => unknown): ToastAction => ({
  label: 'Desfazer',
  keys: 'Mod+Z',
  onClick,
});

export const ToastContext = createContext<ShowToast | null>(null);

/** Shows a short message for five seconds, ten where there is something to do. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}

/** As a ref: offers an element in which toasts are shown for as long as it stands. */
export const ToastPlaceContext = createContext<RefCallback<HTMLElement>>(() => undefined);
