import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useMemo, useState } from 'react';
import { useLive } from '../../../client/live/useLive.ts';
import { useZone } from '../../../client/time/useZone.ts';
import { isWhole, shownOf } from '../../../data/queries/kit/known.ts';
import type { BlockRow } from '../../../data/queries/agenda/results.ts';
import { UNREADABLE_PATTERN } from '../../../domain/availability/pattern.ts';
import { lineOf } from '../../../domain/availability/labels.ts';
import { dialogOf } from '../../../ui/dialogs/repair.ts';
import { useDialogs } from '../../../ui/dialogs.tsx';
import type { Column } from '../../../ui/list/columns.ts';
import { RecordList } from '../../../ui/list/RecordList.tsx';
import { StatusBadge } from '../../../ui/states/StatusBadge.tsx';
import { SyncMark } from '../../../ui/states/SyncMark.tsx';
import { SettingsSection } from '../../../ui/settings/SettingsSection.tsx';
import { LaterRows, useWindow } from './LaterRows.tsx';
import { hoursOf, periodOfBlock } from './listed.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { BLOCK_REMOVED } from '../texts.ts';
import { useListedMenu } from './useListedMenu.ts';

const idOf = ({ id }: BlockRow): string => id;

const columnsIn = (zone: string): readonly Column<BlockRow>[] => [
  {
    name: 'periodo',
    label: 'Período',
    width: '32%',
    cell: (row) => periodOfBlock(row, zone),
    beside: ({ mark }) => <SyncMark mark={mark} />,
  },
  {
    name: 'horario',
    label: 'Horário',
    width: '10rem',
    phone: 'second',
    cell: (row) => hoursOf(row, zone),
  },
  {
    name: 'motivo',
    label: 'Motivo',
    phone: 'second',
    cell: ({ reason }) => lineOf(reason),
  },
  { name: 'tipo', label: 'Tipo', width: '9rem', phone: 'end', cell: (row) => <Kind {...row} /> },
];

function Kind({ isUnreadable, isRecurring }: BlockRow) {
  if (isUnreadable) return <StatusBadge tone="warning">Não lido</StatusBadge>;
  return (
    <StatusBadge tone={isRecurring ? 'info' : 'neutral'}>
      {isRecurring ? 'Recorrente' : 'Único'}
    </StatusBadge>
  );
}

/** Horários bloqueados. */
export function BlocksPanel({ psychologistId }: { psychologistId: string }) {
  const { window, isAll, setAll } = useWindow('now');
  const blocks = useLive(
    'blocks.list',
    { ...window, psychologistId, withRefused: true },
    { keepPrevious: true },
  );
  const zone = useZone();
  const { open } = useDialogs();
  const [removed, setRemoved] = useState<BlockRow | null>(null);
  const shown = blocks && shownOf(blocks);
  return (
    <SettingsSection
      title="Horários bloqueados"
      text="Férias, congressos, compromissos: nestes horários ninguém agenda."
      actions={
        <Button variant="outlined" onClick={() => open({ dialogo: 'bloqueio' })}>
          Novo bloqueio
        </Button>
      }
    >
      {shown?.rows.some(({ isUnreadable }) => isUnreadable) && (
        <Alert severity="warning" sx={{ marginBottom: 1 }}>
          {UNREADABLE_PATTERN}
        </Alert>
      )}
      <RecordList
        label="Horários bloqueados"
        rows={shown?.rows}
        isAll={blocks !== undefined && isWhole(blocks)}
        arriving="Seus bloqueios ainda não chegaram todos."
        empty={
          <Typography>
            {isAll ? 'Nenhum horário bloqueado.' : 'Nenhum bloqueio nos próximos 30 dias.'}
          </Typography>
        }
        columns={useMemo(() => columnsIn(zone), [zone])}
        keyOf={idOf}
        onOpen={useCallback((row: BlockRow) => open(dialogOf(row, 'bloqueio')), [open])}
        menu={useListedMenu({ dialogo: 'bloqueio', nameOf: periodOfBlock, onRemove: setRemoved })}
        fixed
      />
      <LaterRows later={shown?.later ?? 0} isAll={isAll} onAll={setAll} />
      <RemoveDialog
        command="availabilityBlock.delete"
        words={BLOCK_REMOVED}
        title="Remover bloqueio?"
        id={removed?.id ?? null}
        onClose={() => setRemoved(null)}
      >
        {removed && `${periodOfBlock(removed, zone)}, ${hoursOf(removed, zone)}`}. O horário volta a
        ficar livre.
      </RemoveDialog>
    </SettingsSection>
  );
}
