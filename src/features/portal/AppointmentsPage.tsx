import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useCallback, useMemo, useState } from 'react';
import { type Hours, useHours } from '../../client/time/useHours.ts';
import { isWhole, shownOf } from '../../data/queries/kit/known.ts';
import type { AppointmentRow } from '../../data/queries/agenda/results.ts';
import { appointmentStatuses } from '../../domain/appointments/status.ts';
import { statusLabels } from '../../domain/appointments/labels.ts';
import { ClinicTime } from '../../pieces/ClinicTime.tsx';
import { sessionColumns, sessionKey } from '../../pieces/sessions/columns.tsx';
import { useAddress } from '../../ui/address/address.ts';
import { useDialogs } from '../../ui/dialogs.tsx';
import { ChoiceFilter, DayFilter, FilterBar, SearchFilter } from '../../ui/list/FilterBar.tsx';
import { RecordList } from '../../ui/list/RecordList.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { NotYet } from '../../ui/states/Arriving.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { useNow } from '../../ui/useNow.ts';
import { BookButton } from './booking/BookButton.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { filterAppointments, nextFirst } from './filters.ts';
import { appointmentsAddress } from './address.ts';
import { Loaded } from './Loaded.tsx';
import { Policies } from './Policies.tsx';
import { Unidentified } from './Unidentified.tsx';
import { useAppointmentMenu } from './useAppointmentMenu.ts';
import { useMyAppointments } from './useMyAppointments.ts';

/** Meus Agendamentos: the patient's sessions, and the way to cancel one. */
export function AppointmentsPage() {
  return (
    <>
      <PageHeader title="Meus Agendamentos" actions={<BookButton />} />
      <Loaded>
        <Appointments />
      </Loaded>
      <Policies />
    </>
  );
}

function Appointments() {
  const { rows, unidentified } = useMyAppointments();
  if (unidentified) return <Unidentified />;
  if (!rows) return <Skeleton variant="rounded" height={240} />;
  return <Filtered rows={shownOf(rows)} isAll={isWhole(rows)} />;
}

function Filtered({ rows, isAll }: { rows: readonly AppointmentRow[]; isAll: boolean }) {
  const [cancelling, setCancelling] = useState<AppointmentRow | null>(null);
  const { open } = useDialogs();
  const { state } = useAddress(appointmentsAddress);
  const now = useNow();
  const hours = useHours();
  const { zone } = hours;
  const shown = useMemo(
    () => nextFirst(filterAppointments(rows, state, { now, zone }), now),
    [rows, state, now, zone],
  );
  const isElsewhere = useMemo(() => shown.some((row) => hours.spanHere(row)), [shown, hours]);
  const menu = useAppointmentMenu({
    now,
    zone,
    onDetails: useCallback(
      ({ id }: AppointmentRow) => open({ dialogo: 'sessao', alvo: id }),
      [open],
    ),
    onCancel: setCancelling,
  });
  return (
    <Stack sx={{ gap: 1 }}>
      <ClinicTime />
      {rows.length > 0 && <Filters />}
      <RecordList
        label="Agendamentos"
        rows={shown}
        isAll={isAll}
        arriving="Seus agendamentos ainda não chegaram todos."
        empty={rows.length === 0 ? <NoSession /> : <NoMatch />}
        summary={
          <>
            Mostrando {shown.length} de {isAll ? rows.length : <NotYet />}
          </>
        }
        columns={useColumns(hours, isElsewhere)}
        keyOf={sessionKey}
        menu={menu}
        hasExtraLine={isElsewhere}
        printable
      />
      {cancelling && <CancelDialog row={cancelling} onClose={() => setCancelling(null)} />}
    </Stack>
  );
}

/** Widens the column of times where two clocks differ: it says the hour of both. */
function useColumns(hours: Hours, isElsewhere: boolean) {
  return useMemo(() => {
    const { date, time, psychologist, status } = sessionColumns(hours.zone, hours.spanHere);
    return [date, isElsewhere ? { ...time, width: '13rem' } : time, psychologist, status];
  }, [hours, isElsewhere]);
}

const NoSession = () => (
  <EmptyState
    title="Nenhum agendamento encontrado"
    text="Entre em contato com a sua clínica para marcar uma sessão."
  />
);

function NoMatch() {
  const { clear } = useAddress(appointmentsAddress);
  return (
    <EmptyState
      title="Nenhum agendamento corresponde aos filtros."
      action={<Button onClick={clear}>Limpar filtros</Button>}
    />
  );
}

const STATUSES = appointmentStatuses.map((id) => ({ id, name: statusLabels[id].label }));

function Filters() {
  const { state, change, clear } = useAddress(appointmentsAddress);
  return (
    <FilterBar onClear={Object.keys(state).length > 0 ? clear : null}>
      <ChoiceFilter
        label="Status"
        options={STATUSES}
        value={state.status}
        onChange={(status) => change({ status })}
      />
      <DayFilter label="Data" value={state.data} onChange={(data) => change({ data })} />
      <SearchFilter
        label="Psicólogo"
        value={state.psicologo}
        onChange={(psicologo) => change({ psicologo })}
      />
      <SearchFilter label="Buscar" value={state.busca} onChange={(busca) => change({ busca })} />
    </FilterBar>
  );
}
