import { useState } from 'react';
import { useLive } from '../../client/useLive.ts';
import { clockWords } from './clockWords.ts';
import { EdgeAlert } from '../../ui/states/EdgeAlert.tsx';

/** What a slow line and rounding add to the same difference. */
const SAME_MINUTES = 5;

/**
 * This device's clock is wrong: what it calls now, past and to come is so too. Said once for each difference. At a start
 * without the network it is known by the last read alone, which was a while ago: hence 'at least', until an answer says it.
 */
export function ClockNotice() {
  const status = useLive('sync.status', {});
  const minutes = status?.clockMinutes ?? 0;
  const [read, setRead] = useState<number | null>(null);
  const isRead = read !== null && Math.abs(minutes - read) <= SAME_MINUTES;
  if (minutes === 0 || isRead) return null;
  return (
    <EdgeAlert severity="warning" closeText="Fechar aviso" onClose={() => setRead(minutes)}>
      O relógio deste aparelho está {status?.isClockGuessed && 'pelo menos '}
      {clockWords(minutes)} do Sereno. Datas e horários aqui podem sair errados: acerte o relógio
      nas configurações do aparelho.
    </EdgeAlert>
  );
}
