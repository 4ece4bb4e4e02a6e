import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import type { EntityForm } from '../../client/drafts/useEntityForm.ts';
import type { DocumentFormat } from '../../domain/documents/issued.ts';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { PrintedPaper } from '../../pieces/papers/PrintedPaper.tsx';
import { ISSUED } from './texts.ts';
import { type IssueArgs, type Made, useIssue } from './useIssue.ts';

/** A form that makes a document, hands it over and registers it. It closes when the document is out. */
export function IssueDialog<F extends { readonly format: DocumentFormat }>(props: {
  readonly title: string;
  readonly maxWidth?: 'md';
  readonly form: EntityForm<F, IssueArgs>;
  readonly make: (args: IssueArgs) => Promise<Made>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { form, make, onClose } = props;
  const { issue, saving, failure, printed, onPrinted } = useIssue();
  const hand = () =>
    form.submit(async (args, options) => {
      const isDone = await issue(() => make(args), args, options);
      // What is printed stands in this dialog until the person is back.
      if (isDone && args.format !== 'print') onClose();
      return isDone || null;
    });
  return (
    <FormDialog
      title={props.title}
      maxWidth={props.maxWidth}
      form={form}
      submitLabel={form.values.format === 'print' ? 'Imprimir e registrar' : 'Baixar e registrar'}
      saving={saving}
      failure={failure}
      failureTitle={ISSUED.refused}
      onSubmit={hand}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2.5, paddingTop: 1 }}>{props.children}</Stack>
      {printed && <PrintedPaper paper={printed} onPrinted={() => (onPrinted(), onClose())} />}
    </FormDialog>
  );
}
