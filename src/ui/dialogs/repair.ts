import type { LinkProps } from '@tanstack/react-router';
import type { DialogAddress } from '../dialogs.tsx';
import { CHANGES_DIALOG } from '../dialogs.tsx';

/** The form that mends a refused change. */
export const repairDialog = (key: string): DialogAddress => ({
  dialogo: CHANGES_DIALOG,
  alvo: key,
});

/** The same, as a link over the screen in sight. */
export const repairLink = (key: string): LinkProps => ({
  to: '.',
  search: ((former: object) => ({ ...former, ...repairDialog(key) })) as never,
  resetScroll: false,
});

interface Listed {
  readonly id: string;
  /** The refused change that was to make it, where there is no such record. */
  readonly repair: string | null;
}

/** Where a list's record leads: to its own dialog, or to the form that mends what was refused. */
export const dialogOf = ({ id, repair }: Listed, dialogo: string): DialogAddress =>
  repair === null ? { dialogo, alvo: id } : repairDialog(repair);
