import { useDevice } from '../../client/live/DeviceProvider.tsx';
import { useZone } from '../../client/time/useZone.ts';
import type { DraftItem, SyncItem } from '../../data/queries/sync/results.ts';
import { formatMoment } from '../../domain/time/format.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { draftTitle } from './panelWords.ts';

/** What is on this device alone. */
export type OwnItem =
  | { readonly kind: 'change'; readonly item: SyncItem }
  | { readonly kind: 'draft'; readonly item: DraftItem };

const wordsOf = (own: OwnItem) =>
  own.kind === 'change'
    ? {
        title: 'Descartar alteração?',
        what: own.item.title,
        fate: 'não será enviada e se perde deste aparelho.',
      }
    : {
        title: 'Descartar rascunho?',
        what: draftTitle(own.item),
        fate: 'se perde deste aparelho.',
      };

/** Asks before it goes. */
export function DiscardDialog({ own, onClose }: { own: OwnItem; onClose: () => void }) {
  const { device } = useDevice();
  const zone = useZone();
  const { title, what, fate } = wordsOf(own);
  const { key, subject, at } = own.item;
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel="Descartar"
      destructive
      onConfirm={() => (own.kind === 'change' ? device.discard(key) : device.discardDraft(key))}
      onClose={onClose}
    >
      “{what}
      {subject && `: ${subject}`}”, de {formatMoment(at, zone)}, {fate} Isso não pode ser desfeito.
    </ConfirmDialog>
  );
}
