import { useEffect } from 'react';
import { useForeignZone } from '../../../client/time/useForeignZone.ts';
import { useToast } from '../../../ui/toasts/toasts.ts';

const TOLD = 'sereno-told-zone';

/** Says once on a device that shows another time than the practice whose time the screens show. */
export function useZoneWords(): void {
  const foreign = useForeignZone();
  const [name, key] = [foreign?.name, foreign?.key];
  const toast = useToast();
  useEffect(() => {
    if (!name || !key || localStorage.getItem(TOLD) === key) return;
    localStorage.setItem(TOLD, key);
    toast({
      message: `Os horários aqui são os da clínica (${name}).`,
      detail: 'Este aparelho está em outro fuso.',
      tone: 'info',
    });
  }, [name, key, toast]);
}
