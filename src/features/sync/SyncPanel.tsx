import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ComponentType, Suspense, useState } from 'react';
import { type CommandEditors, hasEditor } from '../../client/commands/commandEditor.ts';
import { useDevice } from '../../client/live/DeviceProvider.tsx';
import { useLive } from '../../client/live/useLive.ts';
import { useZone } from '../../client/time/useZone.ts';
import type { DraftItem, SyncItem } from '../../data/queries/sync/results.ts';
import { formatMoment } from '../../domain/time/format.ts';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import type { OpenDialog } from '../../ui/dialogs.tsx';
import { EntryList } from '../../ui/list/EntryList.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ConflictRow } from './ConflictRow.tsx';
import { DiscardDialog, type OwnItem } from './DiscardDialog.tsx';
import { DraftRow } from './DraftRow.tsx';
import { ItemEditor } from './ItemEditor.tsx';
import { LeftTextDialog } from './LeftTextDialog.tsx';
import { LossRows } from './LossRows.tsx';
import { Pages } from './Pages.tsx';
import { ShelfSection } from './ShelfSection.tsx';
import { SyncRow } from './SyncRow.tsx';
import { keyOf, type PendingItem, usePending } from './usePending.ts';
import { canAskAgain, syncReason } from './panelWords.ts';
import { draftWords, syncWords } from './words.ts';

type Asked =
  | { readonly what: 'edit'; readonly item: SyncItem }
  | { readonly what: 'read'; readonly item: DraftItem }
  | { readonly what: 'discard'; readonly own: OwnItem };

/** The recordings that only this device has, from the feature that holds them. */
export type RecordingsSlot = ComponentType<{ readonly onOpen: OpenDialog }>;

/**
 * What needs the person, what has not reached the server, and what was only begun: what, when, why, and what the person
 * can do.
 */
export function SyncPanel(props: {
  /** The key of a refused change whose form is opened at once. */
  readonly repair?: string | null;
  readonly onClose: () => void;
  readonly editors: CommandEditors;
  readonly onOpen: OpenDialog;
  readonly Recordings?: RecordingsSlot;
}) {
  const { editors, repair = null } = props;
  const repaired = useRepaired(repair);
  if (repaired === undefined) return null;
  if (repaired !== null && hasEditor(editors, repaired.name))
    return <ItemEditor item={repaired} editors={editors} onClose={props.onClose} />;
  return <Panel {...props} />;
}

/** The change to be mended as it was first found: sent anew it bears another key. `undefined` until it is looked up. */
function useRepaired(key: string | null): SyncItem | null | undefined {
  const item = useLive('sync.item', { key: key ?? '' });
  const [found, setFound] = useState<SyncItem | null | undefined>(key === null ? null : undefined);
  if (found === undefined && item !== undefined) setFound(item);
  return found;
}

function Panel(props: {
  readonly onClose: () => void;
  readonly editors: CommandEditors;
  readonly onOpen: OpenDialog;
  readonly Recordings?: RecordingsSlot;
}) {
  const { editors, Recordings } = props;
  const recordings = useLive('recordings.list', {})?.length ?? 0;
  const [asked, setAsked] = useState<Asked | null>(null);
  const done = () => setAsked(null);
  return (
    <>
      <AppDialog open onClose={props.onClose} title="Sincronização">
        <Contents
          onOpen={props.onOpen}
          isEditable={({ name }) => hasEditor(editors, name)}
          onEdit={(item) => setAsked({ what: 'edit', item })}
          onRead={(item) => setAsked({ what: 'read', item })}
          onDiscard={(own) => setAsked({ what: 'discard', own })}
        />
        {Recordings && recordings > 0 && (
          <Suspense fallback={null}>
            <Recordings onOpen={props.onOpen} />
          </Suspense>
        )}
      </AppDialog>
      {asked?.what === 'edit' && <ItemEditor item={asked.item} editors={editors} onClose={done} />}
      {asked?.what === 'read' && (
        <LeftTextDialog item={asked.item} onOpen={props.onOpen} onClose={done} />
      )}
      {asked?.what === 'discard' && <DiscardDialog own={asked.own} onClose={done} />}
    </>
  );
}

interface ContentsProps {
  readonly onOpen: OpenDialog;
  readonly isEditable: (item: SyncItem) => boolean;
  readonly onEdit: (item: SyncItem) => void;
  readonly onRead: (item: DraftItem) => void;
  readonly onDiscard: (own: OwnItem) => void;
}

function Contents(props: ContentsProps) {
  const { rows, pages } = usePending();
  return (
    <>
      <StatusLine />
      <LossRows />
      <ShelfSection />
      <Pages {...pages} />
      <EntryList
        label="Alterações pendentes"
        rows={rows}
        keyOf={keyOf}
        entry={(pending) => <Pending {...props} {...pending} />}
        likely={120}
        isAll
        arriving=""
        empty={<Nothing />}
        whole
      />
      <Pages {...pages} />
    </>
  );
}

const Nothing = () => (
  <EmptyState title="Nada pendente" text="Todas as suas alterações já chegaram à nuvem." />
);

function Pending(props: ContentsProps & PendingItem) {
  const { kind, item, onOpen, onEdit, onDiscard } = props;
  switch (kind) {
    case 'conflict':
      return <ConflictRow item={item} onOpen={onOpen} />;
    case 'change':
      return (
        <SyncRow
          item={item}
          onEdit={props.isEditable(item) ? () => onEdit(item) : null}
          onDiscard={() => onDiscard({ kind, item })}
        />
      );
    case 'draft':
      return (
        <DraftRow
          item={item}
          onOpen={onOpen}
          onRead={() => props.onRead(item)}
          onDiscard={() => onDiscard({ kind, item })}
        />
      );
  }
}

function StatusLine() {
  const { device } = useDevice();
  const status = useLive('sync.status', {});
  const storage = useLive('sync.storage', {});
  const zone = useZone();
  if (!status) return null;
  const { tone, text } = syncWords(status, storage);
  const reason = syncReason(status, (instant) => formatMoment(instant, zone));
  const last = status.lastSyncAt ? formatMoment(status.lastSyncAt, zone) : null;
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 2, rowGap: 1, marginBottom: 1 }}
    >
      <div style={{ flexGrow: 1 }}>
        <Typography>{text}</Typography>
        {reason && <Typography variant="body2">{reason}</Typography>}
        {status.drafts > 0 && tone !== 'kept' && (
          <Typography>{draftWords(status.drafts, storage)}</Typography>
        )}
        {last && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Última sincronização: {last}
          </Typography>
        )}
      </div>
      {canAskAgain(status) && (
        <Button variant="outlined" onClick={() => void device.wake().catch(() => undefined)}>
          Tentar agora
        </Button>
      )}
    </Stack>
  );
}
