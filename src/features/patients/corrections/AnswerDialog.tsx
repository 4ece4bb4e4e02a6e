import Button from '@mui/material/Button';
import { useCommand } from '../../../client/useCommand.ts';
import { useLive } from '../../../client/useLive.ts';
import type { CorrectionDetails } from '../../../data/queries/results.ts';
import { UNKNOWN } from '../../../data/queries/known.ts';
import type { CorrectionField } from '../../../domain/corrections/correction.ts';
import { fieldNames } from '../../../domain/corrections/labels.ts';
import { registrationOf } from '../../../domain/documents/myData.ts';
import { CorrectionFacts } from '../../../pieces/people/CorrectionFacts.tsx';
import { AppDialog } from '../../../ui/dialogs/AppDialog.tsx';
import { type DialogProps, useDialogs } from '../../../ui/dialogs.tsx';
import { Fact } from '../../../ui/Fact.tsx';
import { Arriving } from '../../../ui/states/Arriving.tsx';
import { AnswerForm, useAnswerForm } from './AnswerForm.tsx';

const ANSWERED = { done: 'Resposta enviada', refused: 'Erro ao responder ao pedido' };

/** What a patient wants corrected, what stands there now, and the answer. */
export default function AnswerDialog({ target, onClose }: DialogProps) {
  const known = useLive('corrections.byId', { id: target ?? '' });
  if (known === undefined) return null;
  if (known !== null && known !== UNKNOWN && known.request.status === 'open')
    return <Answer details={known} onClose={onClose} />;
  return (
    <AppDialog open title="Pedido de correção" maxWidth="xs" onClose={onClose}>
      {known === UNKNOWN && <Arriving what="Este pedido ainda não chegou a este aparelho." />}
      {known === null && 'Pedido de correção não encontrado.'}
      {known !== null && known !== UNKNOWN && <CorrectionFacts row={known} />}
    </AppDialog>
  );
}

function Answer({ details, onClose }: { details: CorrectionDetails; onClose: () => void }) {
  const { request } = details;
  const form = useAnswerForm(request.id, { outcome: null, reason: '' });
  const { run, saving, failure } = useCommand('correction.answer', ANSWERED);
  const { open } = useDialogs();
  const submit = async () => {
    if (await form.submit(run)) onClose();
  };
  return (
    <AnswerForm
      form={form}
      submitLabel="Responder"
      saving={saving}
      failure={failure}
      aside={
        <Button onClick={() => open({ dialogo: 'paciente', alvo: request.patientId })}>
          Editar cadastro
        </Button>
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <Asked details={details} field={request.field} />
    </AnswerForm>
  );
}

function Asked({ details, field }: { details: CorrectionDetails; field: CorrectionField }) {
  const { patient } = details;
  const now = patient && registrationOf(patient).find(([term]) => term === fieldNames[field]);
  return (
    <>
      <CorrectionFacts row={details} />
      <dl style={{ margin: 0 }}>
        {patient && <Fact term="Paciente">{patient.name}</Fact>}
        {now && <Fact term="Como está hoje">{now[1] ?? '—'}</Fact>}
      </dl>
    </>
  );
}
