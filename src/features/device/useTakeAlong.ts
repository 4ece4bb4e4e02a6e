import { useEffect, useRef, useState } from 'react';
import { useActor, useDevice } from '../../client/live/DeviceProvider.tsx';
import { saveFile } from '../../client/files/saveFile.ts';
import { useToday } from '../../client/time/useToday.ts';
import { useZone } from '../../client/time/useZone.ts';
import { useAct } from '../../ui/forms/useAct.ts';
import { presentInstant } from '../../ui/useNow.ts';
import { asJson, asTables } from './takeAlong.ts';
import { createTally } from './tally.ts';

const FAILED = 'Não foi possível exportar. Verifique o espaço do aparelho e tente novamente.';

export interface Progress {
  readonly done: number;
  readonly total: number;
}

/** Makes a file of all that this device holds, piece by piece, and lets the browser keep it. */
export function useTakeAlong(isComplete: boolean, waiting: number) {
  const { device } = useDevice();
  const { email } = useActor();
  const zone = useZone();
  const today = useToday();
  const [progress, setProgress] = useState<Progress | null>(null);
  const giveUp = useRef<AbortController>(null);
  useEffect(() => () => giveUp.current?.abort(), []);
  const act = useAct(
    async (kind: 'json' | 'csv') => {
      const { signal } = (giveUp.current = new AbortController());
      const onProgress = (done: number, total: number) => setProgress({ done, total });
      const tally = createTally();
      const source = { device, signal, tally, onProgress };
      const head = {
        exportadoEm: presentInstant(),
        conta: email,
        completo: isComplete,
        aguardandoEnvio: waiting,
        fuso: zone,
      };
      try {
        const file = await (kind === 'json' ? asJson(source, head) : asTables(source, head));
        const name = `sereno-${today}.${kind === 'json' ? 'json' : 'zip'}`;
        if (signal.aborted) return false;
        // Nobody has the file before that is kept: what cannot be kept is not handed out.
        await device.recordExport(tally.made(file.size));
        saveFile(name, file, file.type);
        return true;
      } catch (error) {
        if (!signal.aborted) throw error;
        return false;
      } finally {
        setProgress(null);
      }
    },
    () => FAILED,
  );
  return { ...act, progress, cancel: () => giveUp.current?.abort() };
}
