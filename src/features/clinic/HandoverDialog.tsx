import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useOnline } from '../../client/useOnline.ts';
import {
  type HandoverOutcome,
  handoverPlanCall,
  type Member,
} from '../../domain/contract/clinic.ts';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx';
import { RadioField } from '../../ui/fields/RadioField.tsx';
import { Fetched } from '../../ui/states/Fetched.tsx';
import { HandoverPatients } from './HandoverPatients.tsx';
import { useHandover } from './useHandover.ts';
import { count } from './words.ts';

interface Props {
  readonly member: Member;
  readonly successors: readonly Member[];
  readonly onClose: () => void;
}

const KINDS = [
  { id: 'handover', name: 'Passar a outro psicólogo' },
  { id: 'seal', name: 'Lacrar os prontuários' },
] as const;
type Kind = (typeof KINDS)[number]['id'];

const WHAT: Readonly<Record<Kind, string>> = {
  handover:
    'Quem recebe passa a ver o cadastro, as notas do prontuário e as sessões futuras com recorrências. As notas próprias de quem sai (registro documental) não vão junto. O que resta de pacotes passa para quem recebe, como recebido hoje. Sessões passadas, pagamentos e recibos continuam com quem atendeu.',
  seal: 'Ninguém mais lê os prontuários até que sejam passados a um sucessor. As sessões futuras são canceladas e as recorrências, desativadas. Fica um inventário com o tipo e a data de cada item, sem nenhum texto.',
};

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
  const { run, saving, failure, outcomes, refuse } = useHandover(member.id);
  const patients = plan.answer?.patients.filter(({ sealedAt }) => !isSeal || !sealedAt) ?? [];
  const wanted = patients.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  const start = async () => {
    if (!isSeal && successorId === null) return refuse('Escolha quem recebe os pacientes.');
    if (wanted.length === 0) return refuse('Escolha ao menos um paciente.');
    await run({ successorId: isSeal ? null : successorId, patientIds: wanted, cancelling });
    setChosen(NOBODY);
    plan.retry();
  };
  const list = { patients, isSeal, chosen, onChoose: setChosen, cancelling };
  return {
    kind,
    setKind,
    successorId,
    setSuccessorId,
    isSeal,
    plan,
    list: { ...list, onCancelling: setCancelling },
    wanted: wanted.length,
    start,
    saving,
    failure,
    outcomes,
  };
}

/** Hands a member's patients to a successor, or seals their records: which of them, and what gives way. */
export function HandoverDialog({ member, successors, onClose }: Props) {
  const choices = useChoices(member, successors.length > 0);
  const { kind, isSeal, plan, saving, wanted } = choices;
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
            onClick={() => void choices.start()}
          >
            {isSeal ? 'Lacrar' : 'Passar'}
            {wanted > 0 && ` ${count(wanted, 'paciente', 'pacientes')}`}
          </Button>
        </>
      }
    >
      <Stack sx={{ gap: 2, paddingTop: 1 }}>
        {successors.length > 0 && (
          <RadioField label="O que fazer" options={KINDS} value={kind} onChange={choices.setKind} />
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {WHAT[kind]}
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
        <Progress
          outcomes={choices.outcomes}
          of={saving ? wanted : 0}
          names={plan.answer?.patients}
        />
        {choices.failure && <Alert severity="error">{choices.failure}</Alert>}
        <Fetched of={plan} waiting="Buscando os pacientes…">
          {() => <HandoverPatients {...choices.list} />}
        </Fetched>
      </Stack>
    </AppDialog>
  );
}

function Progress(props: {
  readonly outcomes: readonly HandoverOutcome[];
  /** How many are on their way; 0 once it is over. */
  readonly of: number;
  readonly names: readonly { readonly id: string; readonly name: string }[] | undefined;
}) {
  const { outcomes, of, names = [] } = props;
  const done = outcomes.filter(({ status }) => status === 'done').length;
  const left = outcomes.filter(({ status }) => status !== 'done');
  const nameOf = (id: string) => names.find((one) => one.id === id)?.name ?? 'Paciente';
  return (
    <>
      {of > 0 && (
        <LinearProgress
          variant="determinate"
          value={(100 * outcomes.length) / of}
          aria-label={`${outcomes.length} de ${count(of, 'paciente', 'pacientes')}`}
        />
      )}
      {of === 0 && done > 0 && (
        <Alert severity="success">
          {count(done, 'paciente concluído', 'pacientes concluídos')}.
        </Alert>
      )}
      {of === 0 && left.length > 0 && (
        <Alert severity="warning">
          {left.map(({ patientId, status, message, overlaps }) => (
            <div key={patientId}>
              {nameOf(patientId)}:{' '}
              {status === 'overlap'
                ? `quem recebe já tem outra sessão em ${count(overlaps.length, 'horário', 'horários')}. Nada foi alterado.`
                : message}
            </div>
          ))}
        </Alert>
      )}
    </>
  );
}
