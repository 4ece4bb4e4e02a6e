import { useDevice } from '../../client/DeviceProvider.tsx';
import { useZone } from '../../client/useZone.ts';
import type { DraftItem } from '../../data/queries/results.ts';
import { formatMoment } from '../../domain/time/format.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { draftTitle } from './words.ts';

export function DiscardDraftDialog(props: {
  readonly item: DraftItem;
  readonly onClose: () => void;
}) {
  const { item, onClose } = props;
  const { device } = useDevice();
  const zone = useZone();
  return (
    <ConfirmDialog
      open
      title="Descartar rascunho?"
      confirmLabel="Descartar"
      destructive
      onConfirm={() => device.discardDraft(item.key)}
      onClose={onClose}
    >
      “{draftTitle(item)}
      {item.subject && `: ${item.subject}`}”, de {formatMoment(item.at, zone)}, se perde deste
      aparelho. Isso não pode ser desfeito.
    </ConfirmDialog>
  );
}
