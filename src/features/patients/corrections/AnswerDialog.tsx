import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { CommandEditorProps } from '../../../client/commands/commandEditor.ts';
import type { EntityForm } from '../../../client/drafts/useEntityForm.ts';
import { useLive } from '../../../client/live/useLive.ts';
import type { CorrectionDetails } from '../../../data/queries/people/results.ts';
import { recordOf, UNKNOWN } from '../../../data/queries/kit/known.ts';
import { answerCorrection } from '../../../domain/corrections/commands.ts';
import type { CorrectionField, CorrectionOutcome } from '../../../domain/corrections/correction.ts';
import { fieldNames } from '../../../domain/corrections/labels.ts';
import { registrationOf } from '../../../domain/documents/myData.ts';
import { CommandDialog } from '../../../pieces/forms/CommandDialog.tsx';
import type { Opened } from '../../../pieces/forms/SendingDialog.tsx';
import { CorrectionFacts } from '../../../pieces/people/CorrectionFacts.tsx';
import { AppDialog } from '../../../ui/dialogs/AppDialog.tsx';
import { type DialogProps, useDialogs } from '../../../ui/dialogs.tsx';
import { Fact } from '../../../ui/Fact.tsx';
import { RadioField } from '../../../ui/fields/RadioField.tsx';
import { TextInput } from '../../../ui/fields/TextInput.tsx';
import { Arriving } from '../../../ui/states/Arriving.tsx';

const TITLE = 'Pedido de correção';
const ANSWERED = { done: 'Resposta enviada', refused: 'Erro ao responder ao pedido' };

/** What a patient wants corrected, what stands there now, and the answer. */
export default function AnswerDialog({ target, onClose }: DialogProps) {
  const known = useLive('corrections.byId', { id: target ?? '' });
  if (known === undefined) return null;
  if (known !== null && known !== UNKNOWN && known.request.status === 'open')
    return <Answer details={known} onClose={onClose} />;
  return (
    <AppDialog open title={TITLE} maxWidth="xs" onClose={onClose}>
      {known === UNKNOWN && <Arriving what="Este pedido ainda não chegou a este aparelho." />}
      {known === null && 'Pedido de correção não encontrado.'}
      {known !== null && known !== UNKNOWN && <CorrectionFacts row={known} />}
    </AppDialog>
  );
}

function Answer({ details, onClose }: { details: CorrectionDetails; onClose: () => void }) {
  const { request } = details;
  const { open } = useDialogs();
  return (
    <AnswerForm
      id={request.id}
      aside={
        <Button onClick={() => open({ dialogo: 'paciente', alvo: request.patientId })}>
          Editar cadastro
        </Button>
      }
      onClose={onClose}
    >
      <Asked details={details} field={request.field} />
    </AnswerForm>
  );
}

/** Mends a refused answer to a request to correct data. */
export function AnswerEditor(props: CommandEditorProps<'correction.answer'>) {
  const { id } = props.args;
  const details = recordOf(useLive('corrections.byId', { id }));
  return (
    <AnswerForm id={id} refused={props} onClose={props.onClose}>
      {details && <Asked details={details} field={details.request.field} />}
    </AnswerForm>
  );
}

interface Values {
  readonly outcome: CorrectionOutcome | null;
  readonly reason: string;
}

const MISSING = 'Diga ao paciente por que não foi aceito.';

/** The answer to a patient's wish to have data corrected. */
function AnswerForm({
  id,
  children,
  ...props
}: {
  readonly id: string;
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
} & Opened<'correction.answer'>) {
  return (
    <CommandDialog
      {...props}
      command={answerCorrection}
      words={ANSWERED}
      title={TITLE}
      maxWidth="xs"
      submitLabel="Responder"
      failureTitle={undefined}
      form={{
        start: { outcome: null, reason: '' } as Values,
        of: (args) => ({ outcome: args.outcome, reason: args.reason ?? '' }),
        toArgs: (values) => ({ ...values, id }),
        rules: ({ outcome, reason }) =>
          outcome === 'refused' && reason.trim() === '' ? { reason: MISSING } : {},
      }}
    >
      {(form) => (
        <Stack sx={{ gap: 2.5, paddingTop: 1 }}>
          {children}
          <AnswerFields form={form} />
        </Stack>
      )}
    </CommandDialog>
  );
}

const OUTCOMES = [
  { id: 'accepted', name: 'Aceitar', text: 'Corrija também o cadastro: isso não muda sozinho.' },
  { id: 'refused', name: 'Não aceitar', text: 'O paciente lê o motivo.' },
] as const;

function AnswerFields<A>({ form }: { readonly form: EntityForm<Values, A> }) {
  const { error, onChange, value } = form.field('outcome');
  return (
    <>
      <RadioField
        label="Resposta"
        options={OUTCOMES}
        value={value}
        onChange={onChange}
        error={error ?? undefined}
        stacked
      />
      <TextInput
        {...form.field('reason')}
        label={form.values.outcome === 'refused' ? 'Motivo' : 'Mensagem ao paciente (opcional)'}
        multiline
        minRows={2}
      />
    </>
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
