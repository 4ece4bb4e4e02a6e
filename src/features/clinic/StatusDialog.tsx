import { useOnlineAction } from '../../client/online/useOnlineAction.ts';
import { type Member, setMemberStatusCall } from '../../domain/contract/clinic.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { useToast } from '../../ui/toasts/toasts.ts';
import { clinicFailure, count } from './words.ts';

interface Props {
  readonly member: Member;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Closes a member's account, or opens it again. */
export function StatusDialog({ member, onClose, onDone }: Props) {
  const { id, name, isActive, sessions, patients } = member;
  const { run, failure } = useOnlineAction(setMemberStatusCall, clinicFailure);
  const toast = useToast();
  const set = async () => {
    if (!(await run({ params: { id }, body: { isActive: !isActive } }))) return false;
    toast({ message: isActive ? 'Conta desativada' : 'Conta reativada' });
    onDone();
    return true;
  };
  return (
    <ConfirmDialog
      open
      title={isActive ? `Desativar a conta de ${name}?` : `Reativar a conta de ${name}?`}
      confirmLabel={isActive ? 'Desativar' : 'Reativar'}
      destructive={isActive}
      failure={failure}
      onConfirm={set}
      onClose={onClose}
    >
      {isActive ? (
        <>
          <p style={{ marginTop: 0 }}>
            As sessões abertas terminam agora, em todos os aparelhos, e a pessoa é avisada por email
            e no aplicativo. O que ela escreveu e ainda não foi enviado continua no aparelho dela.
          </p>
          {patients + sessions > 0 && (
            <p style={{ marginBottom: 0 }}>
              {count(patients, 'paciente', 'pacientes')} e{' '}
              {count(sessions, 'sessão futura', 'sessões futuras')} continuam com a pessoa até você
              passá-los a alguém ou lacrar os prontuários.
            </p>
          )}
        </>
      ) : (
        'A pessoa volta a entrar com o email e a senha dela, e o que ficou guardado nos aparelhos é enviado. Ela vê só os pacientes que ainda são dela.'
      )}
    </ConfirmDialog>
  );
}
