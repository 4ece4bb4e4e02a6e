import { useActor } from '../../client/DeviceProvider.tsx';
import { useZone } from '../../client/useZone.ts';
import { shownOf } from '../../data/queries/known.ts';
import { wallClock } from '../../domain/time/zone.ts';
import { usePsychologists } from '../../pieces/people/usePsychologists.ts';
import { useAddress } from '../../ui/address/address.ts';
import {
  CheckFilter,
  ChoiceFilter,
  DayFilter,
  FilterBar,
  SearchFilter,
} from '../../ui/list/FilterBar.tsx';
import { useNow } from '../../ui/useNow.ts';
import { historyAddress } from './address.ts';
import { asksForFuture, useHistory } from './useHistory.ts';
import { countWords, STATUSES } from './words.ts';

type Changes = Parameters<ReturnType<typeof useAddress<typeof historyAddress>>['change']>[0];

export function HistoryFilters() {
  const { state, change, clear } = useAddress(historyAddress);
  const { role } = useActor();
  const psychologists = usePsychologists();
  // What is narrowed otherwise begins on its first page.
  const narrow = (changes: object) => change({ ...changes, pagina: undefined } as Changes);
  return (
    <FilterBar onClear={Object.keys(state).length > 0 ? clear : null}>
      <SearchFilter
        label="Paciente"
        placeholder="Nome, email, CPF ou telefone"
        wide
        value={state.paciente}
        onChange={(paciente) => narrow({ paciente })}
      />
      <DayFilter label="Data inicial" value={state.de} onChange={(de) => narrow({ de })} />
      <DayFilter label="Data final" value={state.ate} onChange={(ate) => narrow({ ate })} />
      <ChoiceFilter
        label="Status"
        options={STATUSES}
        value={state.status}
        onChange={(status) => narrow({ status })}
      />
      {role === 'administrator' && psychologists.length > 1 && (
        <ChoiceFilter
          label="Psicólogo"
          options={psychologists}
          value={state.psicologo}
          onChange={(psicologo) => narrow({ psicologo })}
        />
      )}
      <FutureFilter onChange={(futuras) => narrow({ futuras })} />
    </FilterBar>
  );
}

/** The history is of the past: the sessions to come are asked for, where no other filter asks for them already. */
function FutureFilter({ onChange }: { onChange: (futuras: true | undefined) => void }) {
  const { state } = useAddress(historyAddress);
  const found = useHistory();
  const today = wallClock(useNow(), useZone()).day;
  const count = found ? shownOf(found).future : 0;
  if (asksForFuture({ ...state, futuras: undefined }, today)) return null;
  return (
    <CheckFilter
      label={count > 0 ? `Mostrar futuras (${countWords(count)})` : 'Mostrar futuras'}
      checked={state.futuras === true}
      onChange={(isOn) => onChange(isOn || undefined)}
    />
  );
}
