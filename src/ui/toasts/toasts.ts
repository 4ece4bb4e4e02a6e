import { createContext, type RefCallback, useContext } from 'react';

export interface Toast {
  /** The headline; `detail` says more. */
  readonly message: string;
  readonly detail?: string;
  readonly tone?: 'success' | 'info' | 'error';
  /** E.g. `Desfazer`. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
}

export type ShowToast = (toast: Toast) => void;

export const ToastContext = createContext<ShowToast | null>(null);

/** Shows a short message for five seconds. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}

/** As a ref: offers an element in which toasts are shown for as long as it stands. */
export const ToastPlaceContext = createContext<RefCallback<HTMLElement>>(() => undefined);
