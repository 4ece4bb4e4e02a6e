import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useDevice } from '../../client/live/DeviceProvider.tsx';
import { messageOf } from '../../client/errors.ts';
import { useLive } from '../../client/live/useLive.ts';
import { PENDING_MAX } from '../../data/queries/kit/pending.ts';
import type { ShelfItem } from '../../data/queries/sync/shelf.ts';
import { PendingEntry } from '../../pieces/sessions/PendingEntry.tsx';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { useToast } from '../../ui/toasts/toasts.ts';
import { Pages } from './Pages.tsx';
import {
  broughtBackWords,
  shelfState,
  shelfTitle,
  shelvedWords,
  WHY_SHELVED,
} from './shelfWords.ts';

/**
 * Shows what only this device still has since the practice's data were set back.
 * It can be brought back.
 */
export function ShelfSection() {
  const total = useLive('sync.status', {})?.shelved ?? 0;
  const [wanted, setOffset] = useState(0);
  const offset = Math.min(wanted, Math.max(0, Math.ceil(total / PENDING_MAX) - 1) * PENDING_MAX);
  const items = useLive('shelf.list', { offset });
  const { bring, isRunning } = useBringBack();
  const [leaving, setLeaving] = useState<ShelfItem | null>(null);
  if (total === 0 || !items) return null;
  const able = items.filter(({ canComeBack }) => canComeBack).map(({ key }) => key);
  return (
    <Stack component="section" sx={{ gap: 1, marginBlock: 2 }}>
      <Alert severity="warning">
        <strong>{shelvedWords(total)}.</strong> {WHY_SHELVED}
      </Alert>
      {able.length > 1 && (
        <Button variant="contained" loading={isRunning} onClick={() => void bring(able)}>
          Trazer todos de volta
        </Button>
      )}
      <Pages offset={offset} shown={items.length} total={total} onOffset={setOffset} />
      {items.map((item) => (
        <PendingEntry
          key={item.key}
          title={shelfTitle(item)}
          subject={item.subject}
          at={item.at}
          state={shelfState(item)}
          needsPerson
        >
          {item.canComeBack && (
            <Button
              size="small"
              variant="outlined"
              disabled={isRunning}
              onClick={() => void bring([item.key])}
            >
              Trazer de volta
            </Button>
          )}
          <Button size="small" color="inherit" onClick={() => setLeaving(item)}>
            Descartar
          </Button>
        </PendingEntry>
      ))}
      {leaving && <LeaveDialog item={leaving} onClose={() => setLeaving(null)} />}
    </Stack>
  );
}

function LeaveDialog({ item, onClose }: { item: ShelfItem; onClose: () => void }) {
  const { device } = useDevice();
  return (
    <ConfirmDialog
      open
      title="Descartar registro?"
      confirmLabel="Descartar"
      destructive
      onConfirm={() => device.letGo([item.key])}
      onClose={onClose}
    >
      “{shelfTitle(item)}
      {item.subject && `: ${item.subject}`}” se perde deste aparelho. Isso não pode ser desfeito.
    </ConfirmDialog>
  );
}

function useBringBack() {
  const { device } = useDevice();
  const toast = useToast();
  const [isRunning, setRunning] = useState(false);
  const bring = async (keys: readonly string[]) => {
    setRunning(true);
    try {
      const { count, refusal } = await device.bringBack(keys);
      if (count > 0)
        toast({ message: broughtBackWords(count), detail: 'O servidor ainda vai confirmar.' });
      if (refusal) toast({ message: refusal, tone: 'error' });
    } catch (error) {
      toast({ message: messageOf(error, 'Não foi possível trazer de volta.'), tone: 'error' });
    } finally {
      setRunning(false);
    }
  };
  return { bring, isRunning };
}
