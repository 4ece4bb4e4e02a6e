import AddIcon from '@mui/icons-material/Add';
import PlayIcon from '@mui/icons-material/PlayArrowOutlined';
import Stack from '@mui/material/Stack';
import { type ComponentType, Suspense } from 'react';
import { ActionButton } from '../../ui/actions/ActionButton.tsx';
import { IconAction } from '../../ui/actions/IconAction.tsx';
import { useDialogs } from '../../ui/dialogs.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { type Section, SectionTabs } from '../../ui/page/SectionTabs.tsx';
import { useNarrow, useWide } from '../../ui/useMediaQuery.ts';
import { AgendaFigures } from './AgendaFigures.tsx';
import type { AgendaTab } from './search.ts';

/** What stands under each tab. A tab without one is not shown. */
export interface AgendaSlots {
  readonly Calendar: ComponentType;
  readonly Appointments?: ComponentType;
  readonly Recurrences?: ComponentType;
  readonly Settings?: ComponentType;
}

/** /app/agenda */
export function AgendaPage({ Calendar, Appointments, Recurrences, Settings }: AgendaSlots) {
  return (
    <>
      <PageHeader title="Agenda" actions={<Header />} />
      <SectionTabs
        label="Agenda"
        sections={[
          ...section('calendario', 'Calendário', Calendar),
          ...section('agendamentos', 'Agendamentos', Appointments),
          ...section('recorrentes', 'Recorrentes', Recurrences),
          ...section('configuracoes', 'Configurações', Settings),
        ]}
      />
    </>
  );
}

function section(name: AgendaTab, label: string, Slot: ComponentType | undefined): Section[] {
  if (!Slot) return [];
  const content = (
    <Suspense fallback={null}>
      <Slot />
    </Suspense>
  );
  return [{ name, label, content }];
}

/** A phone has the figures in a row of their own. */
function Header() {
  return useWide() ? (
    <>
      <AgendaFigures />
      <Actions />
    </>
  ) : (
    <>
      <Actions />
      <AgendaFigures />
    </>
  );
}

function Actions() {
  const { open } = useDialogs();
  return (
    <Stack direction="row" sx={{ gap: 1 }}>
      <QuickButton onClick={() => open({ dialogo: 'sessao-agora' })} />
      <ActionButton
        keys="Alt+N"
        variant="contained"
        startIcon={<AddIcon />}
        onClick={() => open({ dialogo: 'agendar' })}
      >
        Nova sessão
      </ActionButton>
    </Stack>
  );
}

function QuickButton({ onClick }: { onClick: () => void }) {
  const label = 'Sessão agora';
  return useNarrow() ? (
    <IconAction color="primary" label={label} keys="Alt+I" onClick={onClick}>
      <PlayIcon />
    </IconAction>
  ) : (
    <ActionButton keys="Alt+I" variant="outlined" startIcon={<PlayIcon />} onClick={onClick}>
      {label}
    </ActionButton>
  );
}
