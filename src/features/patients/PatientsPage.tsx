import PersonAddIcon from '@mui/icons-material/PersonAddAltOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { linkOptions } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import { usePages } from '../../client/usePages.ts';
import { isWhole, shownOf } from '../../data/queries/known.ts';
import type { PatientList, PatientRow } from '../../data/queries/results.ts';
import { useAddress } from '../../ui/address/address.ts';
import { ActionButton } from '../../ui/actions/ActionButton.tsx';
import { repairLink } from '../../ui/dialogs/repair.ts';
import { useDialogs } from '../../ui/dialogs.tsx';
import { StatCards } from '../../ui/figures/StatCards.tsx';
import { CheckFilter, FilterBar, SearchFilter } from '../../ui/list/FilterBar.tsx';
import { RecordList } from '../../ui/list/RecordList.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { patientColumns } from './patientColumns.tsx';
import { filterOf, patientsAddress } from './search.ts';
import { StatusDialog } from './StatusDialog.tsx';
import { usePatientMenu } from './usePatientMenu.tsx';

/** /app/pacientes */
export function PatientsPage() {
  const { state } = useAddress(patientsAddress);
  const filter = useMemo(() => filterOf(state), [state]);
  const { rows, list } = usePages('patients.list', filter);
  const [asked, setAsked] = useState<{ patient: PatientRow; open: boolean } | null>(null);
  const menu = usePatientMenu(useCallback((patient) => setAsked({ patient, open: true }), []));
  const counts = list && isWhole(list) ? list.whole.counts : null;
  return (
    <>
      <Header />
      {list && (
        <Stack sx={{ gap: { xs: 1, md: 1.5 } }}>
          <StatCards stats={figuresOf(counts)} />
          <Filters />
          <RecordList
            label="Pacientes"
            rows={rows}
            isAll={isWhole(list)}
            arriving="Seus pacientes ainda não chegaram todos."
            empty={<Nothing list={shownOf(list)} />}
            columns={patientColumns(filter)}
            keyOf={idOf}
            link={toPatient}
            menu={menu}
            printable
          />
        </Stack>
      )}
      <StatusDialog
        patient={asked?.patient ?? null}
        open={asked?.open ?? false}
        onClose={() => setAsked(asked && { ...asked, open: false })}
      />
    </>
  );
}

function Header() {
  const { open } = useDialogs();
  return (
    <PageHeader
      title="Pacientes"
      actions={
        <ActionButton
          keys="Alt+P"
          variant="contained"
          startIcon={<PersonAddIcon />}
          onClick={() => open({ dialogo: 'paciente' })}
        >
          Novo paciente
        </ActionButton>
      }
    />
  );
}

function Filters() {
  const { state, change } = useAddress(patientsAddress);
  return (
    <FilterBar>
      <SearchFilter
        label="Buscar pacientes"
        placeholder="Nome, email, CPF ou telefone"
        wide
        value={state.busca}
        onChange={(busca) => change({ busca })}
      />
      <CheckFilter
        label="Mostrar apenas ativos"
        checked={state.todos !== true}
        onChange={(isOn) => change({ todos: isOn ? undefined : true })}
      />
    </FilterBar>
  );
}

const idOf = ({ id }: PatientRow): string => id;

const toPatient = ({ id, repair }: PatientRow) =>
  repair === null
    ? linkOptions({ to: '/app/pacientes/$patientId', params: { patientId: id }, search: {} })
    : repairLink(repair);

/** @param counts `null` while not all patients are here */
const figuresOf = (counts: PatientList['counts'] | null) => [
  { label: 'Total', value: counts?.total },
  { label: 'Ativos', value: counts?.active },
  { label: 'Inativos', value: counts?.inactive },
];

function Nothing({ list }: { list: PatientList }) {
  const { state, change } = useAddress(patientsAddress);
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
  const elsewhere = state.todos !== true && list.counts.inactive > 0;
  return (
    <EmptyState
      title={state.busca ? `Ninguém encontrado para “${state.busca}”.` : 'Nenhum paciente ativo.'}
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
