import { useActor } from '../../../client/live/DeviceProvider.tsx';
import { monthsBefore } from '../../../domain/time/days.ts';
import { monthTitle } from '../../../domain/time/format.ts';
import { useEveryPsychologist } from '../../../pieces/people/usePsychologists.ts';
import { useAddress } from '../../../ui/address/address.ts';
import { ChoiceFilter, FilterBar } from '../../../ui/list/FilterBar.tsx';
import { financeAddress } from './address.ts';
import { useToday } from '../../../client/time/useToday.ts';

const MONTHS = 13;

/** Narrows the debts to a month, and for an administrator to a psychologist. */
export function OwedFilters() {
  const { state, change } = useAddress(financeAddress);
  const { role } = useActor();
  const psychologists = useEveryPsychologist();
  const month = useToday().slice(0, 7);
  const recent = Array.from({ length: MONTHS }, (_, back) => monthsBefore(month, back));
  const months = state.mes && !recent.includes(state.mes) ? [...recent, state.mes] : recent;
  return (
    <FilterBar>
      <ChoiceFilter
        label="Mês das sessões"
        options={months.map((id) => ({ id, name: monthTitle(id) }))}
        value={state.mes}
        onChange={(mes) => change({ mes })}
      />
      {role === 'administrator' && (
        <ChoiceFilter
          label="Psicólogo"
          options={psychologists}
          value={state.psicologo}
          onChange={(psicologo) => change({ psicologo })}
        />
      )}
    </FilterBar>
  );
}
