import { useState } from 'react';
import { useActor } from '../../client/DeviceProvider.tsx';
import { useCommand } from '../../client/useCommand.ts';
import { useLive } from '../../client/useLive.ts';
import { recordOf, UNKNOWN } from '../../data/queries/known.ts';
import { crpOf } from '../../domain/professional/crp.ts';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { Arriving } from '../../ui/states/Arriving.tsx';
import { ProfessionalFields, useProfessionalForm } from './ProfessionalForm.tsx';
import { PROFESSIONAL, SAVED } from './texts.ts';
import { type ProfessionalValues, valuesOf } from './values.ts';

interface Props {
  readonly onClose: () => void;
}

/** What documents, receipts and Pix say of the psychologist; nobody else sees it. */
export default function ProfessionalDialog({ onClose }: Props) {
  const { role } = useActor();
  if (role === 'psych') return <Own onClose={onClose} />;
  // By the address alone: no menu leads an administrator here.
  return (
    <AppDialog open title={PROFESSIONAL} onClose={onClose}>
      Cada psicólogo cuida dos seus próprios dados profissionais.
    </AppDialog>
  );
}

function Own({ onClose }: Props) {
  const profile = useLive('professional.own', {});
  const practice = useLive('practice', {});
  // As it was when the form opened, whatever arrives meanwhile.
  const [start, setStart] = useState<ProfessionalValues | null>(null);
  if (start === null && profile !== undefined && profile !== UNKNOWN && practice !== undefined)
    setStart(valuesOf(profile ?? {}, crpOf(recordOf(practice.user)?.crp)));
  if (start) return <Enter start={start} onClose={onClose} />;
  if (profile !== UNKNOWN) return null;
  return (
    <AppDialog open title={PROFESSIONAL} onClose={onClose}>
      <Arriving what="Seus dados profissionais ainda não chegaram a este aparelho." />
    </AppDialog>
  );
}

function Enter({ start, onClose }: Props & { readonly start: ProfessionalValues }) {
  const form = useProfessionalForm({ start, draftKey: 'professional:own' });
  const { run, saving, failure } = useCommand('profile.setProfessional', SAVED);
  const save = async () => {
    if (!form.changed) return onClose();
    if (await form.submit(run)) onClose();
  };
  return (
    <FormDialog
      title={PROFESSIONAL}
      form={form}
      submitLabel="Salvar"
      saving={saving}
      failure={failure}
      failureTitle={SAVED.refused}
      onSubmit={save}
      onClose={onClose}
    >
      <ProfessionalFields form={form} />
    </FormDialog>
  );
}
