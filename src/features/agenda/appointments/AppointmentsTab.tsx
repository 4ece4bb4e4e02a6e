import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useCallback, useMemo, useState } from 'react';
import { useActor } from '../../../client/live/DeviceProvider.tsx';
import { usePages } from '../../../client/live/usePages.ts';
import { isWhole, shownOf } from '../../../data/queries/kit/known.ts';
import type { FutureSession } from '../../../data/queries/agenda/results.ts';
import { usePsychologists } from '../../../pieces/people/usePsychologists.ts';
import { sessionKey } from '../../../pieces/sessions/columns.tsx';
import { sessionName } from '../../../pieces/sessions/words.ts';
import { useAddress } from '../../../ui/address/address.ts';
import { useDialogs } from '../../../ui/dialogs.tsx';
import { dialogOf } from '../../../ui/dialogs/repair.ts';
import { CheckFilter, ChoiceFilter, FilterBar } from '../../../ui/list/FilterBar.tsx';
import { RecordList } from '../../../ui/list/RecordList.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { CancelDialog } from '../session/CancelDialog.tsx';
import { usePreference } from '../preferences.ts';
import { agendaAddress } from '../search.ts';
import { useSessionActions } from '../session/useSessionActions.ts';
import { useFutureColumns } from './useFutureColumns.tsx';

/** The sessions that run or are to come, each with what can be done with it. */
export function AppointmentsTab() {
  const { rows, list, psychologistId } = useFuture();
  const [asked, setAsked] = useState<FutureSession | null>(null);
  const menu = useMenu(setAsked);
  const { open } = useDialogs();
  const onOpen = useCallback((row: FutureSession) => open(dialogOf(row, 'sessao')), [open]);
  const columns = useFutureColumns(psychologistId);
  const close = () => setAsked(null);
  if (!list) return null;
  const { matching, cancelled } = shownOf(list);
  return (
    <Stack sx={{ gap: 1 }}>
      <Filters cancelled={isWhole(list) ? cancelled : 0} />
      <RecordList
        label="Próximas sessões"
        rows={rows}
        isAll={isWhole(list)}
        arriving="As próximas sessões ainda não chegaram todas."
        summary={isWhole(list) && countOf(matching)}
        empty={<None />}
        columns={columns}
        keyOf={sessionKey}
        onOpen={onOpen}
        menu={menu}
        printable
      />
      {asked && <CancelDialog row={asked} onClose={close} onCancelled={close} />}
    </Stack>
  );
}

const countOf = (count: number): string =>
  count === 1 ? '1 sessão' : `${count.toLocaleString('pt-BR')} sessões`;

/** For an administrator one psychologist's, or everybody's. */
function useFuture() {
  const now = useNow();
  const { role } = useActor();
  const { state } = useAddress(agendaAddress);
  const [withCancelled] = usePreference('showCancelledAppointments');
  const psychologistId = role === 'administrator' ? state.psicologo : undefined;
  const filter = useMemo(
    () => ({ now, withCancelled, withRefused: true, ...(psychologistId && { psychologistId }) }),
    [now, withCancelled, psychologistId],
  );
  return { ...usePages('appointments.future', filter), psychologistId };
}

function useMenu(onCancel: (row: FutureSession) => void) {
  const { open } = useDialogs();
  const actions = useSessionActions(onCancel);
  return useMemo(
    () => ({
      isFor: ({ repair }: FutureSession) => repair === null,
      label: (row: FutureSession) => `Ações da sessão de ${sessionName(row)}`,
      actions: (row: FutureSession) => [
        { label: 'Detalhes', act: () => open({ dialogo: 'sessao', alvo: row.id }) },
        ...actions(row),
      ],
    }),
    [open, actions],
  );
}

function Filters({ cancelled }: { cancelled: number }) {
  const { role } = useActor();
  const { state, change } = useAddress(agendaAddress);
  const [isShown, show] = usePreference('showCancelledAppointments');
  const psychologists = usePsychologists();
  return (
    <FilterBar>
      {role === 'administrator' && psychologists.length > 1 && (
        <ChoiceFilter
          label="Psicólogo"
          options={psychologists}
          value={state.psicologo}
          onChange={(psicologo) => change({ psicologo })}
        />
      )}
      <CheckFilter
        label={cancelled > 0 ? `Mostrar cancelados (${cancelled})` : 'Mostrar cancelados'}
        checked={isShown}
        onChange={show}
      />
    </FilterBar>
  );
}

function None() {
  const { open } = useDialogs();
  return (
    <EmptyState
      title="Nenhuma sessão marcada."
      text="As próximas sessões aparecem aqui, da mais próxima à mais distante."
      action={
        <Button variant="contained" onClick={() => open({ dialogo: 'agendar' })}>
          Nova sessão
        </Button>
      }
    />
  );
}
