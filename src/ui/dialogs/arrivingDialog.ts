import type { ComponentType } from 'react';
import { type Arriving, arriving } from '../arriving.tsx';
import { MissingDialog } from './MissingDialog.tsx';

/** A dialog that is loaded when it is first opened: see `arriving`. */
export const arrivingDialog = <P extends { readonly onClose: () => void }>(
  load: () => Promise<ComponentType<P>>,
): Arriving<P> => arriving(load, MissingDialog);
