import { useState } from 'react';
import { useLive } from '../../../client/live/useLive.ts';
import type { SyncStatus } from '../../../data/queries/kit/syncStatus.ts';
import { clockWords, leapWords } from '../../../ui/clockWords.ts';
import { EdgeAlert } from '../../../ui/states/EdgeAlert.tsx';

/** So much a slow line and rounding add to the same difference. */
const SAME_MINUTES = 5;

/** Returns the words for a clock that is off, or was set while there was no server. */
function wordsOf({ clockMinutes, isClockGuessed, clockLeap }: SyncStatus): string | null {
  const leastWords = isClockGuessed ? 'pelo menos ' : '';
  if (clockMinutes !== 0)
    return `O relógio deste aparelho está ${leastWords}${clockWords(clockMinutes)} do Sereno. Datas e horários aqui podem sair errados: acerte o relógio nas configurações do aparelho.`;
  if (clockLeap === 0) return null;
  return `O relógio deste aparelho ${leapWords(clockLeap)} de uma vez. Se ele não foi acertado agora, confira data e hora nas configurações do aparelho.`;
}

/**
 * Says that this device's clock is wrong, once for each difference.
 * At a start without the network only the last read tells: hence "pelo menos", until an answer.
 */
export function ClockNotice() {
  const status = useLive('sync.status', {});
  const words = status && wordsOf(status);
  const minutes = status ? status.clockMinutes || status.clockLeap : 0;
  const [read, setRead] = useState<number | null>(null);
  const isRead = read !== null && Math.abs(minutes - read) <= SAME_MINUTES;
  if (!words || isRead) return null;
  return (
    <EdgeAlert severity="warning" closeText="Fechar aviso" onClose={() => setRead(minutes)}>
      {words}
    </EdgeAlert>
  );
}
