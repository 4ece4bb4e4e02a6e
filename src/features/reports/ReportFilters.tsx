import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useActor } from '../../client/live/DeviceProvider.tsx';
import { useEveryPsychologist } from '../../pieces/people/usePsychologists.ts';
import { useAhead, useChangeAhead, useEntryAhead } from '../../ui/address/ahead.ts';
import { ChoiceFilter, DayFilter, FilterBar, OneOf } from '../../ui/list/FilterBar.tsx';
import { type PeriodWord, reportsAddress } from './address.ts';
import { PERIODS, STATUS_CONCERNS, STATUSES } from './words.ts';

const OWN_DAYS = { id: 'datas', name: 'Datas escolhidas' } as const;

/**
 * A quick period, or days of one's own; whose; and in which state the payments are that the charts are about. Each field
 * is drawn anew for its own entry of the address alone: MUI's are slow to draw.
 */
export function ReportFilters() {
  const { state, clear } = useAhead(reportsAddress);
  return (
    <div>
      <FilterBar onClear={Object.keys(state).length > 0 ? clear : null}>
        <PeriodFilter />
        <StatusFilter />
        <DayOf name="de" label="Data inicial" />
        <DayOf name="ate" label="Data final" />
        <WhoseFilter />
      </FilterBar>
      {state.status !== undefined && (
        <Typography variant="body2" sx={{ marginTop: 1, color: 'text.secondary' }}>
          {STATUS_CONCERNS}
        </Typography>
      )}
    </div>
  );
}

const PeriodFilter = memo(function PeriodFilter() {
  const change = useChangeAhead(reportsAddress);
  const period = useEntryAhead(reportsAddress, 'periodo');
  const first = useEntryAhead(reportsAddress, 'de');
  const last = useEntryAhead(reportsAddress, 'ate');
  const hasOwnDays = first !== undefined || last !== undefined;
  const choose = (id: string) => {
    if (id === OWN_DAYS.id) return;
    const periodo = id === 'tudo' ? undefined : (id as PeriodWord);
    change({ periodo, de: undefined, ate: undefined });
  };
  return (
    <OneOf
      label="Período"
      options={hasOwnDays ? [OWN_DAYS, ...PERIODS] : PERIODS}
      value={hasOwnDays ? OWN_DAYS.id : (period ?? 'tudo')}
      onChange={choose}
    />
  );
});

function useEntry<N extends 'status' | 'psicologo'>(name: N) {
  const change = useChangeAhead(reportsAddress);
  const value = useEntryAhead(reportsAddress, name);
  return { value, onChange: (next: typeof value) => change({ [name]: next }) };
}

const StatusFilter = memo(function StatusFilter() {
  return <ChoiceFilter label="Status do pagamento" options={STATUSES} {...useEntry('status')} />;
});

const WhoseFilter = memo(function WhoseFilter() {
  const { role } = useActor();
  const psychologists = useEveryPsychologist();
  const entry = useEntry('psicologo');
  if (role !== 'administrator' || psychologists.length < 2) return null;
  return <ChoiceFilter label="Psicólogo" options={psychologists} {...entry} />;
});

const DayOf = memo(function DayOf({ name, label }: { name: 'de' | 'ate'; label: string }) {
  const change = useChangeAhead(reportsAddress);
  return (
    <DayFilter
      label={label}
      value={useEntryAhead(reportsAddress, name)}
      onChange={(day) => change({ [name]: day, periodo: undefined })}
    />
  );
});
