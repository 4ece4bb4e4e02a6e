import { useEffect, useState } from 'react';
import { useToast } from '../../ui/toasts/toasts.ts';
import type { Device } from '../../data/device.ts';
import { useDevice } from '../live/DeviceProvider.tsx';

const ELSEWHERE = {
  message: 'Este rascunho está aberto em outra janela.',
  tone: 'info',
} as const;

/** The first draft that suits, or a key of which there is no draft yet. */
async function holdSuiting(
  device: Device,
  kind: string,
  wanted: string | null,
  suits: (value: unknown) => boolean,
): Promise<string> {
  const passedOver: string[] = [];
  for (;;) {
    const key = await device.holdDraft(kind, { wanted, except: passedOver });
    const draft = await device.readDraft(key);
    if (!draft || key === wanted || suits(draft.value)) return key;
    passedOver.push(key);
    await device.releaseDraft(key);
  }
}

/**
 * The key under which this dialog keeps something new: the newest draft that no other window is writing, or a fresh one.
 * `undefined` while it is looked for.
 * @param kind e.g. `patient:new`
 * @param wanted a draft that the person asked for
 * @param suits whether the dialog was opened for something else than the draft
 */
export function useNewDraftKey(
  kind: string,
  wanted: string | null,
  suits: (value: unknown) => boolean = () => true,
): string | undefined {
  const { device } = useDevice();
  const toast = useToast();
  const [key, setKey] = useState<string>();
  const [isSuitable] = useState(() => suits);
  useEffect(() => {
    let isOpen = true;
    const held = holdSuiting(device, kind, wanted, isSuitable);
    held.then(
      (own) => {
        if (!isOpen) return;
        setKey(own);
        if (wanted !== null && own !== wanted) toast(ELSEWHERE);
      },
      // Without a list of drafts, one that starts anew is better than none.
      () => isOpen && setKey(`${kind}:${crypto.randomUUID()}`),
    );
    return () => {
      isOpen = false;
      held.then((own) => device.releaseDraft(own)).catch(() => undefined);
    };
  }, [device, kind, wanted, isSuitable, toast]);
  return key;
}
