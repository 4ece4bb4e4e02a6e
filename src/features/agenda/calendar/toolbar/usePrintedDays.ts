import { useCallback, useEffect, useState } from 'react';
import { weekOf } from '../../../../domain/time/days.ts';
import { usePrinting } from '../../../../ui/print/usePrinting.ts';
import { daysBeside, useAgendaView, useAskedDay } from '../../useAgendaSearch.ts';

/** The days that are a sheet on paper: those that were asked for, or those in sight where the browser's own command prints. */
export function usePrintedDays() {
  const view = useAgendaView();
  const day = useAskedDay();
  const [asked, setAsked] = useState<readonly string[] | null>(null);
  const isPrinting = usePrinting();
  useEffect(() => {
    const end = () => setAsked(null);
    addEventListener('afterprint', end);
    return () => removeEventListener('afterprint', end);
  }, []);
  return {
    printed: asked ?? (isPrinting && view !== 'mes' ? daysBeside(view, day(), 0).days : null),
    ask: useCallback(
      (what: 'dia' | 'semana') => setAsked(what === 'dia' ? [day()] : weekOf(day())),
      [day],
    ),
    /** The sheet that was asked for is drawn. */
    onReady: useCallback(() => asked && window.print(), [asked]),
  };
}
