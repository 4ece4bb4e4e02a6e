import PersonAddIcon from '@mui/icons-material/PersonAddAltOutlined';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useCallback, useState } from 'react';
import { useLive } from '../../client/useLive.ts';
import type { PatientList, PatientRow } from '../../data/queries/results.ts';
import { useDialogs } from '../../ui/dialogs.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { useWide } from '../../ui/useMediaQuery.ts';
import { PatientCards } from './PatientCards.tsx';
import { PatientFilters } from './PatientFilters.tsx';
import { PatientsTable } from './PatientsTable.tsx';
import { StatsCards } from './StatsCards.tsx';
import { StatusDialog } from './StatusDialog.tsx';
import { usePatientsFilter } from './search.ts';
import { PATIENTS_PAGE } from './usePatientAt.ts';
import { isWhole, shownOf } from '../../data/queries/known.ts';
import { Arriving } from '../../ui/states/Arriving.tsx';

/** /app/pacientes */
export function PatientsPage() {
  const { filter } = usePatientsFilter();
  const { open } = useDialogs();
  const list = useLive(
    'patients.list',
    { ...filter, offset: 0, limit: PATIENTS_PAGE },
    { keepPrevious: true },
  );
  return (
    <>
      <PageHeader
        title="Pacientes"
        actions={
          <Button
            variant="contained"
            startIcon={<PersonAddIcon />}
            onClick={() => open({ dialogo: 'paciente' })}
          >
            Novo paciente
          </Button>
        }
      />
      {list && (
        <Stack sx={{ gap: 2 }}>
          <StatsCards counts={isWhole(list) ? list.whole.counts : null} />
          <PatientFilters />
          <Results list={shownOf(list)} isAll={isWhole(list)} />
          {!isWhole(list) && <Arriving what="Seus pacientes ainda não chegaram todos." />}
        </Stack>
      )}
    </>
  );
}

function Results({ list, isAll }: { list: PatientList; isAll: boolean }) {
  const { filter } = usePatientsFilter();
  const wide = useWide();
  const [chosen, setChosen] = useState<PatientRow | null>(null);
  const [asking, setAsking] = useState(false);
  const toggle = useCallback((patient: PatientRow) => {
    setChosen(patient);
    setAsking(true);
  }, []);
  if (list.matching === 0) return isAll ? <Nothing list={list} /> : null;
  const rows = { count: list.matching, filter, onToggleStatus: toggle };
  return (
    <>
      {wide ? (
        <Paper variant="outlined">
          <PatientsTable {...rows} />
        </Paper>
      ) : (
        <PatientCards {...rows} />
      )}
      <StatusDialog patient={chosen} open={asking} onClose={() => setAsking(false)} />
    </>
  );
}

function Nothing({ list }: { list: PatientList }) {
  const { search, change } = usePatientsFilter();
  const { open } = useDialogs();
  if (list.counts.total === 0)
    return (
      <EmptyState
        title="Ainda não há pacientes por aqui."
        text="Cadastre o primeiro; funciona também sem internet."
        action={
          <Button variant="contained" onClick={() => open({ dialogo: 'paciente' })}>
            Novo paciente
          </Button>
        }
      />
    );
  const elsewhere = search.todos !== true && list.counts.inactive > 0;
  return (
    <EmptyState
      title={search.busca ? `Ninguém encontrado para “${search.busca}”.` : 'Nenhum paciente ativo.'}
      action={
        elsewhere ? (
          <Button onClick={() => change({ todos: true })}>Procurar também entre os inativos</Button>
        ) : (
          <Button onClick={() => change({ busca: undefined })}>Limpar busca</Button>
        )
      }
    />
  );
}
