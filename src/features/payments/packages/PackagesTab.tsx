import { useCallback } from 'react';
import { useLive } from '../../../client/live/useLive.ts';
import { isWhole, shownOf } from '../../../data/queries/kit/known.ts';
import type { PackageListRow } from '../../../data/queries/money/results.ts';
import { useDialogs } from '../../../ui/dialogs.tsx';
import { RecordList } from '../../../ui/list/RecordList.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { packageColumns } from './packageColumns.tsx';

const keyOf = ({ sold }: PackageListRow): string => sold.id;

/** All packages that were sold, those with sessions left first. */
export function PackagesTab() {
  const known = useLive('packages.list', {});
  const { open } = useDialogs();
  const onOpen = useCallback(
    ({ sold }: PackageListRow) => open({ dialogo: 'editar-pacote', alvo: sold.id }),
    [open],
  );
  return (
    <RecordList
      label="Pacotes de sessões"
      rows={known && shownOf(known)}
      isAll={known !== undefined && isWhole(known)}
      arriving="Os pacotes e os pagamentos ainda não chegaram todos a este aparelho."
      empty={
        <EmptyState
          title="Nenhum pacote foi vendido."
          text="Um pacote se vende na página do paciente, em Pagamentos."
        />
      }
      columns={packageColumns}
      keyOf={keyOf}
      onOpen={onOpen}
      orderIn="pacotes"
      printable
    />
  );
}
