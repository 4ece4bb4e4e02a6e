import { useRouter } from '@tanstack/react-router';
import { createContext, useContext, useEffect, useRef } from 'react';

/** Whether a dialog stands in the address, where going back takes it out by itself. */
export const InAddressContext = createContext(false);

/** The back button closes what is open, and leaves the screen below where it is. */
export function useBackCloses(isOpen: boolean, onBack: () => void): void {
  const history = useRouter({ warn: false })?.history;
  const isInAddress = useContext(InAddressContext);
  const latest = useRef(onBack);
  useEffect(() => {
    latest.current = onBack;
  });
  useEffect(() => {
    if (!isOpen || isInAddress) return undefined;
    return history?.block({
      enableBeforeUnload: false,
      blockerFn: ({ action }) => {
        if (action !== 'BACK') return false;
        latest.current();
        return true;
      },
    });
  }, [history, isOpen, isInAddress]);
}
