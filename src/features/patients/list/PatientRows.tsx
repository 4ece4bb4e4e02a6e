import { linkOptions } from '@tanstack/react-router';
import { useMemo } from 'react';
import { usePages } from '../../../client/live/usePages.ts';
import { useZone } from '../../../client/time/useZone.ts';
import { isWhole, shownOf } from '../../../data/queries/kit/known.ts';
import type { PatientRow } from '../../../data/queries/people/results.ts';
import { useAddress } from '../../../ui/address/address.ts';
import { repairLink } from '../../../ui/dialogs/repair.ts';
import { CheckFilter, FilterBar, SearchFilter } from '../../../ui/list/FilterBar.tsx';
import { RecordList } from '../../../ui/list/RecordList.tsx';
import { NoPatients } from './NoPatients.tsx';
import { patientColumns } from './patientColumns.tsx';
import { ORDER_COLUMNS, orderWord, patientsAddress, usePatientsFilter } from './search.ts';
import { usePatientMenu } from '../actions/usePatientMenu.tsx';
import { usePatientQuestions } from '../actions/usePatientQuestions.tsx';

export function PatientFilters() {
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

/** The patients that the address asks for, in its order. */
export function PatientRows() {
  const zone = useZone();
  const filter = usePatientsFilter();
  const { rows: pages, list } = usePages('patients.list', filter);
  const rows = useMemo(
    () => pages && { ...pages, order: orderWord(filter.order), orders: ORDER_COLUMNS },
    [pages, filter.order],
  );
  const { ask, question } = usePatientQuestions();
  const menu = usePatientMenu(ask);
  const { activeOnly } = filter;
  const columns = useMemo(() => patientColumns(activeOnly, zone), [activeOnly, zone]);
  if (!list) return null;
  return (
    <>
      <RecordList
        label="Pacientes"
        rows={rows}
        isAll={isWhole(list)}
        arriving="Seus pacientes ainda não chegaram todos."
        empty={<NoPatients list={shownOf(list)} />}
        columns={columns}
        keyOf={idOf}
        link={toPatient}
        menu={menu}
        printable
      />
      {question}
    </>
  );
}

const idOf = ({ id }: PatientRow): string => id;

/** Filters and order go along: they are the list's, which may stay beside the patient. */
const toPatient = ({ id, repair }: PatientRow) =>
  repair === null
    ? linkOptions({ to: '/app/pacientes/$patientId', params: { patientId: id }, search: true })
    : repairLink(repair);
