import { CloseAccount } from '../../../features/account/profile/CloseAccount.tsx';
import { DataTab } from '../../../features/device/DataTab.tsx';
import { AppDialog } from '../../../ui/dialogs/AppDialog.tsx';
import type { DialogProps } from '../../../ui/dialogs.tsx';
import { useToast } from '../../../ui/toasts/toasts.ts';
import { removeCopy } from '../../auth/removeCopy.ts';
import { useApp } from '../../context.ts';

const LEFT =
  'Ainda há algo neste aparelho. Feche as outras janelas do Sereno: o resto sai quando ele abrir de novo.';

/** The tab Dados. What is said of a removal is said after the screen is gone. */
export function DataSettings() {
  const app = useApp();
  const toast = useToast();
  const remove = () => {
    toast({ tone: 'info', message: 'Removendo a cópia deste aparelho…' });
    void removeCopy(app).then((isDone) =>
      isDone
        ? toast({ tone: 'success', message: 'A cópia deste aparelho foi removida' })
        : toast({ tone: 'error', message: 'A remoção não terminou', detail: LEFT }),
    );
  };
  return <DataTab onRemove={remove} CloseAccount={CloseAccount} />;
}

/** The same for who has no settings. */
export const DataDialog = ({ onClose }: DialogProps) => (
  <AppDialog open title="Dados neste aparelho" maxWidth="md" onClose={onClose}>
    <DataSettings />
  </AppDialog>
);
