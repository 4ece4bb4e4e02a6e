import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useToast } from '../../../ui/toasts/toasts.ts';

/** Says once to who asked for an address of no screen, or of others' screens, why they are here. */
export function useLostWords(): void {
  const why = useLocation({
    select: ({ state }) => (state.lost && 'lost') || (state.restricted && 'restricted'),
  });
  const navigate = useNavigate();
  const toast = useToast();
  useEffect(() => {
    if (!why) return;
    void import('./elsewhereWords.ts').then(
      (m) => toast(m.ELSEWHERE_WORDS[why]),
      () => undefined,
    );
    // A reload must not say it again.
    void navigate({ to: '.', search: true, state: {}, replace: true, resetScroll: false });
  }, [why, navigate, toast]);
}
