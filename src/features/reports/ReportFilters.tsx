import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { useActor } from '../../client/DeviceProvider.tsx';
import { usePsychologists } from '../../pieces/people/usePsychologists.ts';
import { type Address, useAddressEntry, useChangeAddress } from '../../ui/address/address.ts';
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx';
import { ChoiceFilter, DayFilter, FilterBar } from '../../ui/list/FilterBar.tsx';
import { type PeriodWord, reportsAddress } from './address.ts';
import { PERIODS, STATUS_CONCERNS, STATUSES } from './words.ts';

const OWN_DAYS = { id: 'datas', name: 'Datas escolhidas' } as const;

/** A quick period, or days of one's own; whose; and in which state the payments are that the charts are about. */
export function ReportFilters({ state, change, clear }: Address<typeof reportsAddress>) {
  const { role } = useActor();
  const psychologists = usePsychologists();
  const hasOwnDays = state.de !== undefined || state.ate !== undefined;
  const choosePeriod = (id: string | null) => {
    if (id === OWN_DAYS.id) return;
    const periodo = id === 'tudo' ? undefined : (id as PeriodWord);
    change({ periodo, de: undefined, ate: undefined });
  };
  return (
    <div>
      <FilterBar onClear={Object.keys(state).length > 0 ? clear : null}>
        <ChoiceField
          label="Período"
          options={hasOwnDays ? [OWN_DAYS, ...PERIODS] : PERIODS}
          value={hasOwnDays ? OWN_DAYS.id : (state.periodo ?? 'tudo')}
          onChange={choosePeriod}
        />
        <ChoiceFilter
          label="Status do pagamento"
          options={STATUSES}
          value={state.status}
          onChange={(status) => change({ status })}
        />
        <DayOf name="de" label="Data inicial" />
        <DayOf name="ate" label="Data final" />
        {role === 'administrator' && psychologists.length > 1 && (
          <ChoiceFilter
            label="Psicólogo"
            options={psychologists}
            value={state.psicologo}
            onChange={(psicologo) => change({ psicologo })}
          />
        )}
      </FilterBar>
      {state.status !== undefined && (
        <Typography variant="body2" sx={{ marginTop: 1, color: 'text.secondary' }}>
          {STATUS_CONCERNS}
        </Typography>
      )}
    </div>
  );
}

/** Drawn anew for its own entry of the address alone: a date field is slow to draw. */
const DayOf = memo(function DayOf({ name, label }: { name: 'de' | 'ate'; label: string }) {
  const change = useChangeAddress(reportsAddress);
  return (
    <DayFilter
      label={label}
      value={useAddressEntry(reportsAddress, name)}
      onChange={(day) => change({ [name]: day, periodo: undefined })}
    />
  );
});
