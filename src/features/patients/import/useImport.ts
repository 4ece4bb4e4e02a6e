import { useState } from 'react';
import { useDraft } from '../../../client/drafts/useDraft.ts';
import { type ImportState, keptImport } from './importState.ts';

export interface Import {
  /** `null` before a file is chosen. */
  readonly state: ImportState | null;
  /** `false` while the device is asked whether one was begun. */
  readonly isReady: boolean;
  readonly change: (state: ImportState) => void;
  /** The next file. */
  readonly restart: () => void;
}

/** An import that goes on where it was, whatever happened to the window. */
export function useImport(draftKey: string): Import {
  const draft = useDraft<unknown>(draftKey);
  const [state, setState] = useState<ImportState | null>(null);
  const [isReady, setReady] = useState(false);
  if (!isReady && draft.stored !== undefined) {
    setReady(true);
    setState(keptImport(draft.stored?.value));
  }
  const restart = () => {
    setState(null);
    void draft.discard();
  };
  const change = (next: ImportState) => {
    setState(next);
    if (next.lines.length === 0) void draft.discard();
    else draft.write(next, 0);
  };
  return { state, isReady, change, restart };
}
