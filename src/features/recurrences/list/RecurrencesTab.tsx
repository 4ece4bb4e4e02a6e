import RepeatIcon from '@mui/icons-material/Repeat';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import * as v from 'valibot';
import { useActor } from '../../../client/live/DeviceProvider.tsx';
import { useLive } from '../../../client/live/useLive.ts';
import { isWhole, shownOf } from '../../../data/queries/kit/known.ts';
import type { RecurrenceList, RecurrenceRow } from '../../../data/queries/agenda/results.ts';
import { usePsychologists } from '../../../pieces/people/usePsychologists.ts';
import { useAddress } from '../../../ui/address/address.ts';
import { dialogOf } from '../../../ui/dialogs/repair.ts';
import { useDialogs } from '../../../ui/dialogs.tsx';
import { StatCards } from '../../../ui/figures/StatCards.tsx';
import { ChoiceFilter, FilterBar } from '../../../ui/list/FilterBar.tsx';
import { RecordList } from '../../../ui/list/RecordList.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { recurrenceColumns } from './recurrenceColumns.tsx';
import { StateDialogs } from './StateDialogs.tsx';
import { type Asked, useRecurrenceMenu } from './useRecurrenceMenu.tsx';

/** The agenda's own word for one psychologist. */
const address = v.object({ psicologo: v.optional(v.string()) });

/** The tab 'Recorrentes' of /app/agenda. */
export function RecurrencesTab() {
  const { role } = useActor();
  const ofSeveral = role === 'administrator';
  const { state } = useAddress(address);
  const psychologistId = ofSeveral ? state.psicologo : undefined;
  const list = useLive(
    'recurrences.list',
    { withRefused: true, ...(psychologistId && { psychologistId }) },
    { keepPrevious: true },
  );
  const { open } = useDialogs();
  const openRow = useCallback((row: RecurrenceRow) => open(dialogOf(row, 'recorrencia')), [open]);
  const [asked, setAsked] = useState<Asked | null>(null);
  const menu = useRecurrenceMenu(setAsked);
  return (
    <Stack sx={{ gap: { xs: 1, md: 1.5 } }}>
      <Header />
      <StatCards stats={figuresOf(list && isWhole(list) ? list.whole.counts : null)} />
      {ofSeveral && <Psychologists />}
      {list && (
        <RecordList
          label="Recorrências"
          rows={shownOf(list).rows}
          isAll={isWhole(list)}
          arriving="Suas recorrências ainda não chegaram todas."
          empty={<Nothing />}
          columns={recurrenceColumns(ofSeveral)}
          keyOf={idOf}
          onOpen={openRow}
          menu={menu}
        />
      )}
      <StateDialogs asked={asked} onClose={() => setAsked(null)} />
    </Stack>
  );
}

const idOf = ({ id }: RecurrenceRow): string => id;

/** @param counts `null` while not all recurrences are here */
const figuresOf = (counts: RecurrenceList['counts'] | null) => [
  { label: 'Total', value: counts?.total },
  { label: 'Ativas', value: counts?.active },
  { label: 'Inativas', value: counts?.inactive },
];

function Header() {
  const { open } = useDialogs();
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
      <Typography variant="h2" sx={{ flexGrow: 1 }}>
        Recorrências
      </Typography>
      <Button
        variant="contained"
        startIcon={<RepeatIcon />}
        onClick={() => open({ dialogo: 'recorrencia' })}
      >
        Nova recorrência
      </Button>
    </Stack>
  );
}

function Psychologists() {
  const { state, change } = useAddress(address);
  return (
    <FilterBar>
      <ChoiceFilter
        label="Psicólogo"
        options={usePsychologists()}
        value={state.psicologo}
        onChange={(psicologo) => change({ psicologo })}
      />
    </FilterBar>
  );
}

function Nothing() {
  const { open } = useDialogs();
  return (
    <EmptyState
      title="Ainda não há recorrências."
      text="Crie a primeira: as sessões do próximo ano entram sozinhas na agenda. Funciona também sem internet."
      action={
        <Button variant="contained" onClick={() => open({ dialogo: 'recorrencia' })}>
          Criar a primeira recorrência
        </Button>
      }
    />
  );
}
