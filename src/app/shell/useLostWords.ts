import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useToast } from '../../ui/toasts/toasts.ts';

/** Says once to who asked for an address of no screen why they are here. */
export function useLostWords(): void {
  const lost = useLocation({ select: ({ state }) => state.lost === true });
  const navigate = useNavigate();
  const toast = useToast();
  useEffect(() => {
    if (!lost) return;
    toast({ message: 'Não encontramos essa página. Este é o seu início.', tone: 'info' });
    // A reload must not say it again.
    void navigate({ to: '.', search: true, state: {}, replace: true, resetScroll: false });
  }, [lost, navigate, toast]);
}
