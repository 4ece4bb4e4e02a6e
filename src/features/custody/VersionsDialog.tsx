import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useActor } from '../../client/live/DeviceProvider.tsx';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import type { DialogProps } from '../../ui/dialogs.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Fetched } from '../../ui/states/Fetched.tsx';
import { NEEDS_NETWORK, ONLY_AUTHORS } from './texts.ts';
import { useVersions } from './useVersions.ts';
import { VersionList } from './VersionList.tsx';
import { VersionView } from './VersionView.tsx';

const TITLE = 'Versões da nota';
const COLUMNS = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '260px minmax(0, 1fr)' },
  alignItems: 'start',
} as const;

/** What a note said before, each version compared with any other. The note is the one that the address names. */
export default function VersionsDialog({ target, onClose }: DialogProps) {
  const { role } = useActor();
  if (role === 'psych' && target) return <OpenVersions noteId={target} onClose={onClose} />;
  return (
    <AppDialog open title={TITLE} maxWidth="xs" onClose={onClose}>
      {ONLY_AUTHORS}
    </AppDialog>
  );
}

function OpenVersions({ noteId, onClose }: { noteId: string; onClose: () => void }) {
  const list = useVersions(noteId);
  const isCut = list.first.failure?.status === 0;
  return (
    <AppDialog
      open
      title={TITLE}
      maxWidth="lg"
      onClose={onClose}
      actions={
        <>
          <LinkButton to="/app/notas/comprovante/$noteId" params={{ noteId }}>
            Comprovante
          </LinkButton>
          <Box sx={{ flexGrow: 1 }} />
          <Button onClick={onClose}>Fechar</Button>
        </>
      }
    >
      {isCut && <p>{NEEDS_NETWORK}</p>}
      <Fetched of={list.first} waiting="Buscando as versões…">
        {() => <Versions noteId={noteId} list={list} />}
      </Fetched>
    </AppDialog>
  );
}

function Versions({ noteId, list }: { noteId: string; list: ReturnType<typeof useVersions> }) {
  const { versions, current: newest = versions[0] } = list;
  const [chosen, setChosen] = useState<number | null>(null);
  const shown = versions.find(({ v }) => v === chosen) ?? newest;
  if (!newest || !shown) return <p>Esta nota ainda tem só o texto atual.</p>;
  return (
    <Box sx={COLUMNS}>
      <VersionList list={list} shown={shown.v} onChoose={({ v }) => setChosen(v)} />
      <VersionView
        key={shown.v}
        noteId={noteId}
        version={shown}
        versions={versions}
        isCurrent={shown.v === newest.v}
        onRestored={() => {
          setChosen(null);
          list.first.retry();
        }}
      />
    </Box>
  );
}
