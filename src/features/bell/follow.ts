import type { BellItem } from '../../data/queries/home/bell.ts';
import type { DialogAddress } from '../../ui/dialogs.tsx';
import { repairDialog } from '../../ui/dialogs/repair.ts';

/** The dialog in which it is settled. What is about the calendar has a screen of its own: null. */
export function placeOf({ kind, target }: BellItem): DialogAddress | null {
  switch (kind) {
    case 'calendar':
      return null;
    case 'refused':
      return repairDialog(target);
    case 'conflict':
    case 'recording':
    case 'no_note':
      return { dialogo: 'nota', alvo: target };
    case 'booking':
    case 'cancellation':
      return { dialogo: 'sessao', alvo: target };
    case 'correction':
      return { dialogo: 'correcao', alvo: target };
    case 'handover':
      return { dialogo: 'passagem', alvo: target };
    case 'no_payment':
      return { dialogo: 'pagamento', alvo: target };
  }
}
