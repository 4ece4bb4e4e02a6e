import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useLive } from '../../client/useLive.ts';
import { clockWords } from './clockWords.ts';

/** This device's clock is wrong: what it calls now, past and to come is so too. Said once for each difference. */
export function ClockNotice() {
  const minutes = useLive('sync.status', {})?.clockMinutes ?? 0;
  const [read, setRead] = useState<string | null>(null);
  const words = clockWords(minutes);
  if (minutes === 0 || read === words) return null;
  return (
    <Alert
      severity="warning"
      sx={{ borderWidth: 0, borderRadius: 0 }}
      closeText="Fechar aviso"
      onClose={() => setRead(words)}
    >
      O relógio deste aparelho está {words} do Sereno. Datas e horários aqui podem sair errados:
      acerte o relógio nas configurações do aparelho.
    </Alert>
  );
}
