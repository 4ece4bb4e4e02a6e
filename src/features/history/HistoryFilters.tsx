import { memo, useCallback } from 'react';
import { useActor } from '../../client/live/DeviceProvider.tsx';
import { shownOf } from '../../data/queries/kit/known.ts';
import { useEveryPsychologist } from '../../pieces/people/usePsychologists.ts';
import { useAhead, useChangeAhead, useEntryAhead } from '../../ui/address/ahead.ts';
import {
  CheckFilter,
  ChoiceFilter,
  DayFilter,
  FilterBar,
  SearchFilter,
} from '../../ui/list/FilterBar.tsx';
import { historyAddress } from './address.ts';
import { asksForFuture, useHistory } from './useHistory.ts';
import { countWords, STATUSES } from './words.ts';
import { useToday } from '../../client/time/useToday.ts';

/** Each field is drawn anew for its own entry of the address alone: a date field is slow to draw. */
export function HistoryFilters() {
  const { state, clear } = useAhead(historyAddress);
  return (
    <FilterBar onClear={Object.keys(state).length > 0 ? clear : null}>
      <PatientFilter />
      <DayOf name="de" label="Data inicial" />
      <DayOf name="ate" label="Data final" />
      <StatusFilter />
      <WhoseFilter />
      <FutureFilter />
    </FilterBar>
  );
}

type Entry = keyof typeof historyAddress.entries;

/** What is narrowed otherwise begins on its first page. */
function useNarrow<N extends Entry>(name: N) {
  const change = useChangeAhead(historyAddress);
  const value = useEntryAhead(historyAddress, name);
  const narrow = useCallback(
    (next: typeof value) => change({ [name]: next, pagina: undefined }),
    [change, name],
  );
  return { value, onChange: narrow };
}

const PatientFilter = memo(function PatientFilter() {
  const hint = 'Nome, email, CPF ou telefone';
  return <SearchFilter label="Paciente" placeholder={hint} wide {...useNarrow('paciente')} />;
});

const DayOf = memo(function DayOf({ name, label }: { name: 'de' | 'ate'; label: string }) {
  return <DayFilter label={label} {...useNarrow(name)} />;
});

const StatusFilter = memo(function StatusFilter() {
  return <ChoiceFilter label="Status" options={STATUSES} {...useNarrow('status')} />;
});

const WhoseFilter = memo(function WhoseFilter() {
  const { role } = useActor();
  const psychologists = useEveryPsychologist();
  const narrow = useNarrow('psicologo');
  if (role !== 'administrator' || psychologists.length < 2) return null;
  return <ChoiceFilter label="Psicólogo" options={psychologists} {...narrow} />;
});

/** The history is of the past: the sessions to come are asked for, where no other filter asks for them already. */
const FutureFilter = memo(function FutureFilter() {
  const { state } = useAhead(historyAddress);
  const { value, onChange } = useNarrow('futuras');
  const found = useHistory();
  const today = useToday();
  const count = found ? shownOf(found).future : 0;
  const turn = useCallback((isOn: boolean) => onChange(isOn || undefined), [onChange]);
  if (asksForFuture({ ...state, futuras: undefined }, today)) return null;
  return (
    <CheckFilter
      label={count > 0 ? `Mostrar futuras (${countWords(count)})` : 'Mostrar futuras'}
      checked={value === true}
      onChange={turn}
    />
  );
});
