import { weekdayNames } from '../../../domain/time/weekdays.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useCommand } from '../../../client/commands/useCommand.ts';
import { useLive } from '../../../client/live/useLive.ts';
import { isWhole, shownOf } from '../../../data/queries/kit/known.ts';
import type { BreakRow } from '../../../data/queries/agenda/results.ts';
import { lineOf } from '../../../domain/availability/labels.ts';
import { dialogOf } from '../../../ui/dialogs/repair.ts';
import { useDialogs } from '../../../ui/dialogs.tsx';
import type { Column } from '../../../ui/list/columns.ts';
import { RecordList } from '../../../ui/list/RecordList.tsx';
import { StatusBadge } from '../../../ui/states/StatusBadge.tsx';
import { SyncMark } from '../../../ui/states/SyncMark.tsx';
import { SettingsSection } from '../../../ui/settings/SettingsSection.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import { BREAK_REMOVED, SAVED } from '../texts.ts';
import { useListedMenu } from './useListedMenu.ts';

const timesOf = ({ startTime, endTime }: BreakRow): string => `${startTime} – ${endTime}`;
const dayOf = ({ dayOfWeek }: BreakRow): string => weekdayNames[dayOfWeek] ?? '';
const nameOf = (row: BreakRow): string => `${dayOf(row)}, ${timesOf(row)}`;
const idOf = ({ id }: BreakRow): string => id;

const COLUMNS: readonly Column<BreakRow>[] = [
  {
    name: 'dia',
    label: 'Dia da semana',
    width: '22%',
    cell: dayOf,
    beside: ({ mark }) => <SyncMark mark={mark} />,
  },
  { name: 'horario', label: 'Horário', width: '10rem', phone: 'second', cell: timesOf },
  {
    name: 'descricao',
    label: 'Descrição',
    phone: 'second',
    cell: ({ description }) => lineOf(description),
  },
  {
    name: 'status',
    label: 'Status',
    width: '8rem',
    phone: 'end',
    cell: ({ isActive }) => (
      <StatusBadge tone={isActive ? 'success' : 'neutral'}>
        {isActive ? 'Ativa' : 'Inativa'}
      </StatusBadge>
    ),
  },
];

/** Pausas recorrentes. */
export function BreaksPanel({ psychologistId }: { psychologistId: string }) {
  const breaks = useLive('breaks.list', { psychologistId, withRefused: true });
  const { open } = useDialogs();
  const [removed, setRemoved] = useState<BreakRow | null>(null);
  const menu = useBreakMenu(setRemoved);
  const add = (
    <Button variant="outlined" onClick={() => open({ dialogo: 'pausa' })}>
      Nova pausa
    </Button>
  );
  return (
    <SettingsSection
      title="Pausas recorrentes"
      text="Toda semana no mesmo horário, como almoço e supervisão."
      actions={add}
    >
      <RecordList
        label="Pausas recorrentes"
        rows={breaks && shownOf(breaks)}
        isAll={breaks !== undefined && isWhole(breaks)}
        arriving="Suas pausas ainda não chegaram todas."
        empty={<Typography>Nenhuma pausa recorrente.</Typography>}
        columns={COLUMNS}
        keyOf={idOf}
        onOpen={useMemo(() => (row: BreakRow) => open(dialogOf(row, 'pausa')), [open])}
        menu={menu}
        fixed
      />
      <RemoveDialog
        command="recurringBreak.delete"
        words={BREAK_REMOVED}
        title="Remover pausa?"
        id={removed?.id ?? null}
        onClose={() => setRemoved(null)}
      >
        {removed && nameOf(removed)}. O horário volta a ficar livre toda semana.
      </RemoveDialog>
    </SettingsSection>
  );
}

function useBreakMenu(onRemove: (row: BreakRow) => void) {
  const { run } = useCommand('recurringBreak.update', SAVED, { saysFailure: true });
  const toggle = useMemo(
    () => ({
      isOn: ({ isActive }: BreakRow) => isActive,
      act: ({ id, isActive }: BreakRow) => void run({ id, isActive: !isActive }),
    }),
    [run],
  );
  return useListedMenu({ dialogo: 'pausa', nameOf, onRemove, toggle });
}
