import { useState } from 'react';
import { newId } from '../../client/newId.ts';
import { useCommand } from '../../client/useCommand.ts';
import { CorrectionForm, useCorrectionForm } from './CorrectionForm.tsx';

const ASKED = {
  done: { message: 'Pedido enviado', detail: 'A clínica tem 15 dias para responder.' },
  refused: 'Erro ao pedir a correção',
};

/** Asks the practice to correct what it holds of the patient. */
export function CorrectionDialog(props: {
  readonly patientId: string;
  readonly onClose: () => void;
}) {
  const [id] = useState(newId);
  const form = useCorrectionForm({ id, patientId: props.patientId }, { field: '', wanted: '' });
  const { run, saving, failure } = useCommand('correction.request', ASKED);
  const submit = async () => {
    if (await form.submit(run)) props.onClose();
  };
  return (
    <CorrectionForm
      form={form}
      submitLabel="Enviar pedido"
      saving={saving}
      failure={failure}
      onSubmit={submit}
      onClose={props.onClose}
    />
  );
}
