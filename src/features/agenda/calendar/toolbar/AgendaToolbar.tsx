import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { memo, type ReactNode, Suspense } from 'react';
import { useActor } from '../../../../client/live/DeviceProvider.tsx';
import { useNarrow } from '../../../../ui/useMediaQuery.ts';
import { usePsychologists } from '../../../../pieces/people/usePsychologists.ts';
import { IconAction } from '../../../../ui/actions/IconAction.tsx';
import { arriving, Nothing } from '../../../../ui/arriving.tsx';
import { useAddressEntry } from '../../../../ui/address/address.ts';
import { agendaAddress, type AgendaView } from '../../search.ts';
import { useAgendaMoves, useAgendaView } from '../../useAgendaSearch.ts';
import { ShortcutsButton } from '../../../../ui/shortcuts/ShortcutsButton.tsx';
import { agendaShortcuts } from '../../shortcuts.ts';
import { DayButton } from './DayButton.tsx';
import { useCalendarKeys } from './useCalendarKeys.ts';

/** Of a clinic's agenda alone: nobody else loads it. */
const Choice = arriving(
  () => import('../../../../ui/list/FilterBar.tsx').then(({ ChoiceFilter }) => ChoiceFilter),
  Nothing,
);

const STEP_NAMES: Readonly<Record<AgendaView, readonly [string, string]>> = {
  mes: ['Mês anterior', 'Próximo mês'],
  semana: ['Semana anterior', 'Próxima semana'],
  dia: ['Dia anterior', 'Próximo dia'],
};

/**
 * Which days are in sight; of another month, week or day only the title is drawn anew.
 * @param children what else can be done with them; the same element for as long as it is the same
 */
export const AgendaToolbar = memo(function AgendaToolbar({ children }: { children?: ReactNode }) {
  const view = useAgendaView();
  const { choose, move, toToday } = useAgendaMoves();
  const [previous, next] = STEP_NAMES[view];
  useCalendarKeys({
    today: toToday,
    previous: () => move(-1),
    next: () => move(1),
    view: choose,
  });
  return (
    <Stack
      direction="row"
      className="no-print"
      sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
    >
      <Stack
        direction="row"
        sx={{ alignItems: 'center', flexGrow: 1, minWidth: 0, flexBasis: { xs: '100%', md: 0 } }}
      >
        <Button variant="outlined" onClick={toToday} sx={{ flexShrink: 0, marginInlineEnd: 0.5 }}>
          Hoje
        </Button>
        <IconAction label={previous} keys="Alt+K" onClick={() => move(-1)}>
          <ChevronLeftIcon />
        </IconAction>
        <IconAction label={next} keys="Alt+J" onClick={() => move(1)}>
          <ChevronRightIcon />
        </IconAction>
        <DayButton />
        <ShortcutsButton groups={agendaShortcuts} />
      </Stack>
      <PsychologistFilter />
      <Views />
      {children}
    </Stack>
  );
});

function Views() {
  const view = useAgendaView();
  const { choose } = useAgendaMoves();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Visão"
      value={view}
      onChange={(_, chosen: AgendaView | null) => chosen && choose(chosen)}
      sx={{
        flexGrow: { xs: 1, sm: 0 },
        '& .MuiToggleButton-root': { flexGrow: { xs: 1, sm: 0 }, color: 'text.primary' },
      }}
    >
      <ToggleButton value="mes">Mês</ToggleButton>
      <ToggleButton value="semana">Semana</ToggleButton>
      <ToggleButton value="dia">Dia</ToggleButton>
    </ToggleButtonGroup>
  );
}

function PsychologistFilter() {
  const { role } = useActor();
  const view = useAgendaView();
  const psychologistId = useAddressEntry(agendaAddress, 'psicologo');
  const { change } = useAgendaMoves();
  const psychologists = usePsychologists();
  // On a phone the day itself asks whose it is.
  const isAsked = useNarrow() && view === 'dia';
  if (role !== 'administrator' || psychologists.length < 2 || isAsked) return null;
  return (
    <Box sx={{ width: { xs: '100%', sm: 220 }, minHeight: 44 }}>
      <Suspense fallback={null}>
        <Choice
          label="Psicólogo"
          options={psychologists}
          value={psychologistId}
          onChange={(psicologo) => change({ psicologo })}
        />
      </Suspense>
    </Box>
  );
}
