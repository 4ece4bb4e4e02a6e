import { useDevice } from '../../client/DeviceProvider.tsx';
import { useZone } from '../../client/useZone.ts';
import type { SyncItem } from '../../data/queries/results.ts';
import { formatMoment } from '../../domain/time/format.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';

export function DiscardDialog({ item, onClose }: { item: SyncItem; onClose: () => void }) {
  const { device } = useDevice();
  const zone = useZone();
  return (
    <ConfirmDialog
      open
      title="Descartar alteração?"
      confirmLabel="Descartar"
      destructive
      onConfirm={() => device.discard(item.key)}
      onClose={onClose}
    >
      “{item.title}
      {item.subject && `: ${item.subject}`}”, de {formatMoment(item.at, zone)}, não será enviada e
      se perde deste aparelho. Isso não pode ser desfeito.
    </ConfirmDialog>
  );
}
