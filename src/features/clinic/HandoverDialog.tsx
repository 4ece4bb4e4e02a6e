import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useOnline } from '../../client/online/useOnline.ts';
import { handoverPlanCall, type Member } from '../../domain/contract/clinic.ts';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.tsx';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx';
import { RadioField } from '../../ui/fields/RadioField.tsx';
import { Fetched } from '../../ui/states/Fetched.tsx';
import { HandoverProgress } from './HandoverProgress.tsx';
import { HandoverPatients } from './HandoverPatients.tsx';
import { useHandover } from './useHandover.ts';
import { confirmTitle, confirmWords, type Kind, sendLabel, whatWords } from './handovers/plans.ts';

interface Props {
  readonly member: Member;
  readonly successors: readonly Member[];
  readonly onClose: () => void;
}

const KINDS = [
  { id: 'handover', name: 'Passar a outro psicólogo' },
  { id: 'seal', name: 'Lacrar os prontuários' },
] as const;

const NOBODY: ReadonlySet<string> = new Set();

function useChoices(member: Member, hasSuccessors: boolean) {
  const [kind, setKind] = useState<Kind>(hasSuccessors ? 'handover' : 'seal');
  const [successorId, setSuccessorId] = useState<string | null>(null);
  const [chosen, setChosen] = useState(NOBODY);
  const [cancelling, setCancelling] = useState(NOBODY);
  const isSeal = kind === 'seal';
  const plan = useOnline(handoverPlanCall, {
    params: { id: member.id },
    query: isSeal || successorId === null ? {} : { successorId },
  });
  const { run, saving, failure, outcomes, forget, refuse } = useHandover(member.id);
  const patients =
    plan.answer?.patients.filter((one) => !isSeal || !(one.sealedAt || one.isRecordOnly)) ?? [];
  const those = patients.filter(({ id }) => chosen.has(id));
  const wanted = those.map(({ id }) => id);
  const cancelled = those
    .filter(({ id }) => !isSeal && cancelling.has(id))
    .reduce((sum, { overlaps }) => sum + overlaps.length, 0);
  // The outcome of a hand-over is no answer to a request to seal.
  const chooseKind = (next: Kind) => {
    setKind(next);
    forget();
  };
  const prepare = (): boolean => {
    const isUnknown = !isSeal && successorId === null;
    if (isUnknown) refuse('Escolha quem recebe os pacientes.');
    else if (wanted.length === 0) refuse('Escolha ao menos um paciente.');
    return !isUnknown && wanted.length > 0;
  };
  const start = async () => {
    await run({ successorId: isSeal ? null : successorId, patientIds: wanted, cancelling });
    setChosen(NOBODY);
    plan.retry();
  };
  const list = { patients, isSeal, chosen, onChoose: setChosen, cancelling };
  return {
    kind,
    chooseKind,
    successorId,
    setSuccessorId,
    isSeal,
    plan,
    list: { ...list, onCancelling: setCancelling },
    wanted: wanted.length,
    cancelled,
    prepare,
    start,
    saving,
    failure,
    outcomes,
  };
}

/** Shows what is to happen with which patients of a member. */
function HandoverForm({
  member,
  successors,
  choices,
}: Omit<Props, 'onClose'> & { readonly choices: ReturnType<typeof useChoices> }) {
  const { kind, isSeal, plan, saving, wanted } = choices;
  return (
    <Stack sx={{ gap: 2, paddingTop: 1 }}>
      {successors.length > 0 && (
        <RadioField
          label="O que fazer"
          options={KINDS}
          value={kind}
          onChange={choices.chooseKind}
        />
      )}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {whatWords(kind, member)}
      </Typography>
      {!isSeal && (
        <ChoiceField
          label="Quem recebe"
          options={successors}
          value={choices.successorId}
          onChange={choices.setSuccessorId}
          required
        />
      )}
      <HandoverProgress
        outcomes={choices.outcomes}
        of={saving ? wanted : 0}
        names={plan.answer?.patients}
      />
      {choices.failure && <Alert severity="error">{choices.failure}</Alert>}
      <Fetched of={plan} waiting="Buscando os pacientes…">
        {() => <HandoverPatients {...choices.list} />}
      </Fetched>
    </Stack>
  );
}

/** Hands a member's patients to a successor, or seals their records: which of them, and what gives way. */
export function HandoverDialog({ member, successors, onClose }: Props) {
  const choices = useChoices(member, successors.length > 0);
  const { kind, isSeal, saving, wanted } = choices;
  const [isAsking, setAsking] = useState(false);
  return (
    <AppDialog
      open
      title={`Pacientes de ${member.name}`}
      maxWidth="md"
      locked={saving}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} disabled={saving}>
            Fechar
          </Button>
          <Button
            variant="contained"
            color={isSeal ? 'error' : 'primary'}
            loading={saving}
            onClick={() => choices.prepare() && setAsking(true)}
          >
            {sendLabel(kind, wanted)}
          </Button>
        </>
      }
    >
      <HandoverForm member={member} successors={successors} choices={choices} />
      {isAsking && (
        <ConfirmDialog
          open
          title={confirmTitle(kind, wanted)}
          confirmLabel={isSeal ? 'Pedir o lacre' : 'Passar'}
          destructive={isSeal}
          onConfirm={() => void choices.start()}
          onClose={() => setAsking(false)}
        >
          {confirmWords(kind, member, choices.cancelled)}
        </ConfirmDialog>
      )}
    </AppDialog>
  );
}
