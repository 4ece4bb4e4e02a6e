let asked = false;
const listeners = new Set<() => void>();

/** Opens the dialog about updates, or closes it again. */
export function askForUpdate(open: boolean): void {
  asked = open;
  for (const listener of listeners) listener();
}

export const isUpdateAsked = (): boolean => asked;

export function onUpdateAsked(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
