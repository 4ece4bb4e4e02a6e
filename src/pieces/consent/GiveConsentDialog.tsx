import type { ReactNode } from 'react';
import { useCommand } from '../../client/useCommand.ts';
import type { ConsentKind } from '../../domain/patients/consent.ts';
import { ConsentFormDialog } from './ConsentFormDialog.tsx';
import { useConsentForm } from './useConsentForm.ts';
import { GIVE } from './words.ts';

/** Asks kindly, and writes down what the patient has agreed to. */
export function GiveConsentDialog(props: {
  readonly patientId: string;
  /** Those that are ticked to begin with. */
  readonly kinds: readonly ConsentKind[];
  readonly intro?: ReactNode;
  readonly onGiven?: () => void;
  readonly onClose: () => void;
}) {
  const form = useConsentForm({ id: props.patientId, kinds: props.kinds });
  const { run, saving, failure } = useCommand('patient.giveConsent', GIVE.texts);
  const give = async () => {
    if (!(await form.form.submit(run))) return;
    props.onClose();
    props.onGiven?.();
  };
  return (
    <ConsentFormDialog
      of={form}
      intro={props.intro}
      title={GIVE.title}
      submitLabel="Registrar"
      saving={saving}
      failure={failure}
      failureTitle={GIVE.texts.refused}
      onSubmit={give}
      onClose={props.onClose}
    />
  );
}
