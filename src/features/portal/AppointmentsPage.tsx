import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useZone } from '../../client/useZone.ts';
import type { AppointmentRow } from '../../data/queries/results.ts';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { useMobile } from '../../ui/useMediaQuery.ts';
import { useNow } from '../../ui/useNow.ts';
import { AppointmentCards } from './AppointmentCards.tsx';
import { AppointmentsTable } from './AppointmentsTable.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { FilterBar } from './FilterBar.tsx';
import { type Filters, filterAppointments } from './filters.ts';
import { Policies } from './Policies.tsx';
import { useMyAppointments } from './useMyAppointments.ts';
import { isWhole, shownOf } from '../../data/queries/known.ts';
import { Arriving, NotYet } from '../../ui/states/Arriving.tsx';

/** Meus Agendamentos: the patient's sessions, and the way to cancel one. */
export function AppointmentsPage() {
  const { rows, unidentified } = useMyAppointments();
  return (
    <>
      <PageHeader title="Meus Agendamentos" />
      {unidentified && (
        <EmptyState
          title="Paciente não identificado"
          text="Sua conta ainda não está ligada a um cadastro de paciente. Fale com a sua clínica."
        />
      )}
      {!unidentified && !rows && <Skeleton variant="rounded" height={240} />}
      {rows && !isWhole(rows) && <Arriving what="Seus agendamentos ainda não chegaram todos." />}
      {rows && isWhole(rows) && rows.whole.length === 0 && (
        <EmptyState
          title="Nenhum agendamento encontrado"
          text="Entre em contato com a sua clínica para marcar uma sessão."
        />
      )}
      {rows && shownOf(rows).length > 0 && <Filtered rows={shownOf(rows)} isAll={isWhole(rows)} />}
      <Policies />
    </>
  );
}

function Filtered({ rows, isAll }: { rows: readonly AppointmentRow[]; isAll: boolean }) {
  const mobile = useMobile();
  const { filters, change, clear } = useFilters();
  const [cancelling, setCancelling] = useState<AppointmentRow | null>(null);
  const clock = { now: useNow(), zone: useZone() };
  const shown = filterAppointments(rows, filters, clock);
  const Shape = mobile ? AppointmentCards : AppointmentsTable;
  return (
    <>
      <FilterBar filters={filters} onChange={change} onClear={clear} />
      <Typography
        component="output"
        variant="body2"
        sx={{ display: 'block', color: 'text.secondary', marginBottom: 1 }}
      >
        Mostrando {shown.length} de {isAll ? rows.length : <NotYet />}
      </Typography>
      {shown.length === 0 && isAll ? (
        <Paper variant="outlined">
          <EmptyState
            title="Nenhum agendamento corresponde aos filtros."
            action={<Button onClick={clear}>Limpar filtros</Button>}
          />
        </Paper>
      ) : (
        <Shape rows={shown} {...clock} onCancel={setCancelling} />
      )}
      {cancelling && <CancelDialog row={cancelling} onClose={() => setCancelling(null)} />}
    </>
  );
}

function useFilters() {
  const filters = useSearch({ from: '/patient/app/patient-scheduling' });
  const navigate = useNavigate();
  const change = (changes: Filters) =>
    void navigate({
      to: '/app/patient-scheduling',
      search: { ...filters, ...changes },
      replace: true,
      resetScroll: false,
    });
  const clear = () => void navigate({ to: '/app/patient-scheduling', search: {}, replace: true });
  return { filters, change, clear };
}
