import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useCallback, useMemo, useState } from 'react';
import { useCommand } from '../../../client/commands/useCommand.ts';
import { useLive } from '../../../client/live/useLive.ts';
import { useZone } from '../../../client/time/useZone.ts';
import { isWhole, shownOf } from '../../../data/queries/kit/known.ts';
import type { PeriodRow } from '../../../data/queries/agenda/results.ts';
import { dialogOf } from '../../../ui/dialogs/repair.ts';
import { useDialogs } from '../../../ui/dialogs.tsx';
import type { Column } from '../../../ui/list/columns.ts';
import { RecordList } from '../../../ui/list/RecordList.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { StatusBadge } from '../../../ui/states/StatusBadge.tsx';
import { SyncMark } from '../../../ui/states/SyncMark.tsx';
import { SettingsSection } from '../../../ui/settings/SettingsSection.tsx';
import { LaterRows, useWindow } from './LaterRows.tsx';
import { daysOfPeriod, hoursOf } from './listed.ts';
import { NextWeek } from './NextWeek.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { AT_ONCE, PERIOD_REMOVED, PERIOD_UPDATED } from '../texts.ts';
import { useListedMenu } from './useListedMenu.ts';

const idOf = ({ id }: PeriodRow): string => id;
const nameOf = (row: PeriodRow, zone: string): string =>
  `${daysOfPeriod(row, zone)}, ${hoursOf(row, zone)}`;
const kindOf = ({ slotDuration, breakDuration }: PeriodRow): string =>
  `${slotDuration} min${breakDuration > 0 ? ` + ${breakDuration} min` : ''}`;

const columnsIn = (zone: string): readonly Column<PeriodRow>[] => [
  {
    name: 'dias',
    label: 'Dias',
    width: '28%',
    cell: (row) => daysOfPeriod(row, zone),
    beside: ({ mark }) => <SyncMark mark={mark} />,
  },
  {
    name: 'horario',
    label: 'Horário',
    width: '10rem',
    phone: 'second',
    cell: (row) => hoursOf(row, zone),
  },
  { name: 'sessao', label: 'Sessão + intervalo', phone: 'second', cell: kindOf },
  {
    name: 'status',
    label: 'Status',
    width: '8rem',
    phone: 'end',
    cell: ({ isActive }) => (
      <StatusBadge tone={isActive ? 'success' : 'neutral'}>
        {isActive ? 'Ativo' : 'Inativo'}
      </StatusBadge>
    ),
  },
];

/** When a psychologist can be booked. */
export function PeriodsPanel({ psychologistId }: { psychologistId: string }) {
  const { window, isAll, setAll } = useWindow('today');
  const periods = useLive(
    'periods.list',
    { ...window, psychologistId, withRefused: true },
    { keepPrevious: true },
  );
  const zone = useZone();
  const { open } = useDialogs();
  const [removed, setRemoved] = useState<PeriodRow | null>(null);
  const shown = periods && shownOf(periods);
  const isBeginning = shown !== undefined && shown.rows.length + shown.later === 0;
  return (
    <SettingsSection
      title="Períodos de disponibilidade"
      text={`Quando você atende. ${AT_ONCE}`}
      actions={
        !isBeginning && (
          <Button variant="outlined" onClick={() => open({ dialogo: 'periodo' })}>
            Novo período
          </Button>
        )
      }
    >
      {!isBeginning && <NextWeek psychologistId={psychologistId} />}
      <RecordList
        label="Períodos de disponibilidade"
        rows={shown?.rows}
        isAll={periods !== undefined && isWhole(periods)}
        arriving="Seus períodos ainda não chegaram todos."
        empty={isBeginning ? <Beginning /> : <Typography>Nada nos próximos 30 dias.</Typography>}
        columns={useMemo(() => columnsIn(zone), [zone])}
        keyOf={idOf}
        onOpen={useCallback((row: PeriodRow) => open(dialogOf(row, 'periodo')), [open])}
        menu={usePeriodMenu(setRemoved)}
        fixed
      />
      <LaterRows later={shown?.later ?? 0} isAll={isAll} onAll={setAll} />
      <RemoveDialog
        command="availabilityPeriod.delete"
        words={PERIOD_REMOVED}
        title="Remover período?"
        id={removed?.id ?? null}
        onClose={() => setRemoved(null)}
      >
        {removed && nameOf(removed, zone)}. Novas sessões não serão mais oferecidas nele; as que já
        estão marcadas continuam.
      </RemoveDialog>
    </SettingsSection>
  );
}

function Beginning() {
  const { open } = useDialogs();
  return (
    <EmptyState
      title="Diga quando você atende"
      text="Com a sua semana montada, os horários livres aparecem para agendar: para você e para os seus pacientes."
      action={
        <>
          <Button variant="contained" onClick={() => open({ dialogo: 'semana' })}>
            Montar a semana
          </Button>{' '}
          <Button onClick={() => open({ dialogo: 'periodo' })}>Só um período</Button>
        </>
      }
    />
  );
}

function usePeriodMenu(onRemove: (row: PeriodRow) => void) {
  const { run } = useCommand('availabilityPeriod.update', PERIOD_UPDATED, { saysFailure: true });
  const toggle = useMemo(
    () => ({
      isOn: ({ isActive }: PeriodRow) => isActive,
      act: ({ id, isActive }: PeriodRow) => void run({ id, isActive: !isActive }),
    }),
    [run],
  );
  return useListedMenu({ dialogo: 'periodo', nameOf, onRemove, toggle });
}
