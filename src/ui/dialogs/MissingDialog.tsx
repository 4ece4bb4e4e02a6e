import { unstable_memoTheme as memoTheme } from '@mui/material/utils';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { MissingScreen } from '../states/MissingScreen.tsx';

const Card = styled('dialog')(
  memoTheme(({ theme }) => ({
    maxWidth: 480,
    padding: theme.spacing(2),
    border: 0,
    borderRadius: 12,
    color: 'CanvasText',
    backgroundColor: 'Canvas',
    '&::backdrop': { backgroundColor: 'rgb(0 0 0 / 50%)' },
  })),
);

const show = (dialog: HTMLDialogElement | null): void => {
  if (dialog && !dialog.open) dialog.showModal();
};

/**
 * Stands for a dialog that has not been loaded yet and cannot be now. The browser's own, since the script of ours may be
 * what is missing.
 */
export const MissingDialog = (props: {
  readonly onClose: () => void;
  readonly onAgain: () => void;
}) => (
  <Card ref={show} aria-label="Sem conexão" onClose={props.onClose}>
    <MissingScreen onAgain={props.onAgain} />
    <Button fullWidth onClick={props.onClose}>
      Fechar
    </Button>
  </Card>
);
