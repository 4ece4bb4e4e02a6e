import Typography from '@mui/material/Typography';
import { useOnlineAction } from '../../client/online/useOnlineAction.ts';
import { endSessionsCall, type OwnSession } from '../../domain/contract/auth.ts';
import { sensitiveFailure } from '../../pieces/account/failures.ts';
import { PasswordDialog } from '../../pieces/account/PasswordDialog.tsx';
import { useToast } from '../../ui/toasts/toasts.ts';
import { UNKNOWN_DEVICE } from './words.ts';

/** What is to end: one session, or all but this one. */
export type Ending = OwnSession | 'others';

const endedWords = (count: number): string =>
  count === 1
    ? 'A conta foi encerrada em 1 aparelho.'
    : `A conta foi encerrada em ${count} aparelhos.`;

/** Ends the account's sessions elsewhere, with the password. */
export function EndSessionsDialog(props: {
  readonly ending: Ending;
  readonly onEnded: () => void;
  readonly onClose: () => void;
}) {
  const { ending, onEnded, onClose } = props;
  const action = useOnlineAction(endSessionsCall, sensitiveFailure);
  const toast = useToast();
  const isAll = ending === 'others';
  return (
    <PasswordDialog
      title={isAll ? 'Sair dos outros aparelhos?' : `Encerrar ${ending.device ?? UNKNOWN_DEVICE}?`}
      submitLabel={isAll ? 'Sair dos outros' : 'Encerrar'}
      action={action}
      onPassword={async (password) => {
        const body = isAll ? { password } : { password, sessionId: ending.id };
        const done = await action.run({ body });
        // What has ended meanwhile is no longer in the list.
        onEnded();
        if (!done) return;
        toast({ message: endedWords(done.ended), tone: 'success' });
        onClose();
      }}
      onClose={onClose}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        {isAll ? 'Nos outros aparelhos' : 'Naquele aparelho'} a senha será pedida. O que está
        guardado lá continua lá, também o que ainda não foi enviado.
      </Typography>
    </PasswordDialog>
  );
}
