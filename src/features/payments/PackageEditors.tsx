import type { CommandEditorProps } from '../../client/commandEditor.ts';
import { useEntityForm } from '../../client/useEntityForm.ts';
import { useLive } from '../../client/useLive.ts';
import { useRepair } from '../../client/useRepair.ts';
import { recordOf } from '../../data/queries/known.ts';
import type { SessionPackage } from '../../domain/packages/package.ts';
import { createPackage, updatePackage } from '../../domain/packages/commands.ts';
import { REPAIR } from '../../ui/forms/FormDialog.tsx';
import { doubtOfPackage, formOfPackage, packageArgs } from './packageForm.ts';
import { PackageFormDialog } from './PackageFormDialog.tsx';
import { EDIT_PACKAGE, SELL_PACKAGE } from './texts.ts';
import { usePatientFee } from './usePatientFee.ts';

/** Mends a refused sale. */
export function NewPackageEditor(props: CommandEditorProps<'package.create'>) {
  const { args, refusal, onSubmit, onClose } = props;
  const { id, patientId } = args;
  const fee = usePatientFee(patientId);
  const form = useEntityForm({
    schema: createPackage.args,
    start: formOfPackage(args),
    draftKey: null,
    toArgs: (values) => ({ id, patientId, ...packageArgs(values) }),
    doubt: (values) => doubtOfPackage(values, fee),
    refused: refusal.fields,
  });
  const { run, saving, failure } = useRepair(refusal, onSubmit);
  return (
    <PackageFormDialog
      {...REPAIR}
      title={SELL_PACKAGE}
      form={form}
      saving={saving}
      failure={failure}
      onSubmit={() => form.submit(run)}
      onClose={onClose}
    />
  );
}

/** Mends a refused correction: its changes over the package as it is now. */
export function PackageEditor(props: CommandEditorProps<'package.update'>) {
  const known = recordOf(useLive('packages.byId', { id: props.args.id }));
  return known && <Mend {...props} sold={known.sold} />;
}

function Mend(props: CommandEditorProps<'package.update'> & { readonly sold: SessionPackage }) {
  const { args, refusal, sold, onSubmit, onClose } = props;
  const fee = usePatientFee(sold.patientId);
  const form = useEntityForm({
    schema: updatePackage.args,
    start: formOfPackage({ ...sold, ...(args as Partial<SessionPackage>) }),
    draftKey: null,
    toArgs: (values) => ({ id: args.id, ...packageArgs(values) }),
    doubt: (values) => (values.amount === sold.amount ? null : doubtOfPackage(values, fee)),
    refused: refusal.fields,
  });
  const { run, saving, failure } = useRepair(refusal, onSubmit);
  return (
    <PackageFormDialog
      {...REPAIR}
      title={EDIT_PACKAGE}
      form={form}
      saving={saving}
      failure={failure}
      onSubmit={() => form.submit(run)}
      onClose={onClose}
    />
  );
}
