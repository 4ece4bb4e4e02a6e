import ContentCopyIcon from '@mui/icons-material/ContentCopyOutlined';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useToast } from '../../ui/toasts/toasts.ts';

/** A link that is handed over by hand: copied, or marked as a whole when it is entered. */
export function LinkToHand(props: {
  readonly url: string;
  /** Whom it lets in, and until when. */
  readonly words: string;
  /** Other ways to hand it over. */
  readonly children?: ReactNode;
}) {
  const { url } = props;
  const toast = useToast();
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast({ message: 'Link copiado' }),
      () => toast({ message: 'Não foi possível copiar o link.', tone: 'error' }),
    );
  return (
    <Stack sx={{ gap: 2, paddingTop: 1 }}>
      <DialogContentText>{props.words}</DialogContentText>
      <TextField
        label="Link"
        value={url}
        onFocus={({ target }) => target.select()}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          startIcon={<ContentCopyIcon />}
          onClick={() => void copy()}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the button that made the link is gone
          autoFocus
        >
          Copiar link
        </Button>
        {props.children}
      </Stack>
    </Stack>
  );
}
