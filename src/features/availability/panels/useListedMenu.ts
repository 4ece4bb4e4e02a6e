import { useMemo } from 'react';
import { useZone } from '../../../client/time/useZone.ts';
import type { Repair } from '../../../data/queries/kit/marks.ts';
import { useDialogs } from '../../../ui/dialogs.tsx';

interface Listed {
  readonly id: string;
  readonly repair: Repair;
}

export interface ListedMenu<R> {
  /** The dialog that edits one. */
  readonly dialogo: string;
  readonly nameOf: (row: R, zone: string) => string;
  readonly onRemove: (row: R) => void;
  /** Where one can be switched off and on. */
  readonly toggle?: { readonly isOn: (row: R) => boolean; readonly act: (row: R) => void };
}

const isSaved = ({ repair }: Listed): boolean => repair === null;

/** What can be done with a break, a block or a period that the server has. All of `menu` is stable. */
export function useListedMenu<R extends Listed>({
  dialogo,
  nameOf,
  onRemove,
  toggle,
}: ListedMenu<R>) {
  const { open } = useDialogs();
  const zone = useZone();
  return useMemo(
    () => ({
      isFor: isSaved,
      label: (row: R) => `Ações de ${nameOf(row, zone)}`,
      actions: (row: R) => [
        { label: 'Editar', act: () => open({ dialogo, alvo: row.id }) },
        ...(toggle
          ? [{ label: toggle.isOn(row) ? 'Desativar' : 'Reativar', act: () => toggle.act(row) }]
          : []),
        { label: 'Remover', act: () => onRemove(row) },
      ],
    }),
    [open, zone, dialogo, nameOf, onRemove, toggle],
  );
}
