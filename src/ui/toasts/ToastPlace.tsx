import { useContext } from 'react';
import { ToastPlaceContext } from './toasts.ts';

/**
 * Where toasts stand while a dialog is open: inside of it, because the rest of the page is then out of the keyboard's
 * and the screen reader's reach, and among its parts, so that nothing is covered. It stands before any toast does:
 * a live region that comes together with its words is not read out everywhere.
 */
export function ToastPlace() {
  return <div ref={useContext(ToastPlaceContext)} className="no-print" aria-live="polite" />;
}
