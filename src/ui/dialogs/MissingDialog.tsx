import { MissingScreen } from '../states/MissingScreen.tsx';
import { AppDialog } from './AppDialog.tsx';

/** Stands for a dialog that has not been loaded yet and cannot be now. */
export function MissingDialog(props: {
  readonly onClose: () => void;
  readonly onAgain: () => void;
}) {
  return (
    <AppDialog open onClose={props.onClose} title="Sem conexão">
      <MissingScreen onAgain={props.onAgain} />
    </AppDialog>
  );
}
