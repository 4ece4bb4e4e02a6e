import { useState } from 'react';
import { useDraft } from '../../../client/drafts/useDraft.ts';
import { newId } from '../../../client/newId.ts';
import { readTable, type Wanted } from './file/readTable.ts';
import { begunImport, type ImportState, keptImport, readAgain } from './importState.ts';

export interface Import {
  /** `null` before a file is chosen. */
  readonly state: ImportState | null;
  /** `false` while the device is asked whether one was begun. */
  readonly isReady: boolean;
  readonly change: (state: ImportState) => void;
  /** @throws FileProblem */
  readonly begin: (file: File, bytes: Uint8Array) => Promise<void>;
  /** Reads the file another way. `null` without the file, or once patients were made of it. */
  readonly readOtherwise: ((wanted: Wanted) => Promise<void>) | null;
  /** The next file. */
  readonly restart: () => void;
}

/** An import that goes on where it was, whatever happened to the window. */
export function useImport(draftKey: string): Import {
  const draft = useDraft<unknown>(draftKey);
  const [state, setState] = useState<ImportState | null>(null);
  const [isReady, setReady] = useState(false);
  // Kept in memory alone: a draft is written at each correction, and a file may have 10 MB.
  const [bytes, setBytes] = useState<Uint8Array | null>(null);
  if (!isReady && draft.stored !== undefined) {
    setReady(true);
    setState(keptImport(draft.stored?.value));
  }
  const restart = () => {
    setState(null);
    setBytes(null);
    void draft.discard();
  };
  const change = (next: ImportState) => {
    setState(next);
    if (next.lines.length === 0) void draft.discard();
    else draft.write(next, 0);
  };
  const begin = async (file: File, read: Uint8Array) => {
    const table = await readTable(read);
    setBytes(read);
    change(begunImport(file.name, table, newId));
  };
  const canRead = bytes !== null && state?.reading != null && state.imported === 0;
  const readOtherwise = canRead
    ? async (wanted: Wanted) => change(readAgain(state, await readTable(bytes, wanted), newId))
    : null;
  return { state, isReady, change, begin, readOtherwise, restart };
}
