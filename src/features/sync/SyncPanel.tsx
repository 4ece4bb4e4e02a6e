import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { CommandEditors } from '../../data/client/commandEditor.ts';
import { useDevice } from '../../data/client/DeviceProvider.tsx';
import { useLive } from '../../data/client/useLive.ts';
import { useZone } from '../../data/client/useZone.ts';
import type { SyncItem } from '../../data/queries/results.ts';
import { formatMoment } from '../../domain/time/format.ts';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { DiscardDialog } from './DiscardDialog.tsx';
import { ItemEditor } from './ItemEditor.tsx';
import { SyncRow } from './SyncRow.tsx';
import { syncWords } from './words.ts';

interface Asked {
  readonly what: 'edit' | 'discard';
  readonly item: SyncItem;
}

/** The changes that have not reached the server: what, when, why, and what the person can do. */
export function SyncPanel(props: {
  readonly onClose: () => void;
  readonly editors: CommandEditors;
}) {
  const { editors } = props;
  const [asked, setAsked] = useState<Asked | null>(null);
  const done = () => setAsked(null);
  return (
    <>
      <AppDialog open onClose={props.onClose} title="Sincronização">
        <Contents
          isEditable={({ name }) => editors[name] !== undefined}
          onEdit={(item) => setAsked({ what: 'edit', item })}
          onDiscard={(item) => setAsked({ what: 'discard', item })}
        />
      </AppDialog>
      {asked?.what === 'edit' && <ItemEditor item={asked.item} editors={editors} onClose={done} />}
      {asked?.what === 'discard' && <DiscardDialog item={asked.item} onClose={done} />}
    </>
  );
}

interface ContentsProps {
  readonly isEditable: (item: SyncItem) => boolean;
  readonly onEdit: (item: SyncItem) => void;
  readonly onDiscard: (item: SyncItem) => void;
}

function Contents({ isEditable, onEdit, onDiscard }: ContentsProps) {
  const items = useLive('sync.items', {});
  return (
    <>
      <StatusLine />
      {items?.length === 0 && (
        <EmptyState title="Nada pendente" text="Todas as suas alterações já chegaram à nuvem." />
      )}
      <List disablePadding aria-label="Alterações pendentes">
        {items?.map((item) => (
          <SyncRow
            key={item.key}
            item={item}
            onEdit={isEditable(item) ? () => onEdit(item) : null}
            onDiscard={() => onDiscard(item)}
          />
        ))}
      </List>
    </>
  );
}

function StatusLine() {
  const { device } = useDevice();
  const status = useLive('sync.status', {});
  const zone = useZone();
  if (!status) return null;
  const last = status.lastSyncAt ? formatMoment(status.lastSyncAt, zone) : null;
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2, rowGap: 1, marginBottom: 1 }}
    >
      <div style={{ flexGrow: 1 }}>
        <Typography>{syncWords(status).text}</Typography>
        {last && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Última sincronização: {last}
          </Typography>
        )}
      </div>
      {status.connection === 'offline' && (
        <Button variant="outlined" onClick={() => void device.wake().catch(() => undefined)}>
          Tentar agora
        </Button>
      )}
    </Stack>
  );
}
