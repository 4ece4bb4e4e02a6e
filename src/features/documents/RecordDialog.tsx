import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { newId } from '../../client/newId.ts';
import { useEntityForm } from '../../client/drafts/useEntityForm.ts';
import type { RecordContents } from '../../data/queries/people/documents.ts';
import { issuedArgs } from '../../domain/documents/commands.ts';
import { type DocumentFormat, documentFormats } from '../../domain/documents/issued.ts';
import { shelfNames } from '../../domain/documents/record.ts';
import { type Shelf, shelves } from '../../domain/notes/shelf.ts';
import type { DialogProps } from '../../ui/dialogs.tsx';
import { ChecksField } from '../../ui/fields/ChecksField.tsx';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import { ChannelField, type Delivery, RecipientFields } from './DeliveryFields.tsx';
import { FormatField } from './FormatField.tsx';
import type { Issuer } from './useIssuer.ts';
import { IssueDialog } from './IssueDialog.tsx';
import { useRecordCopy } from './useRecordCopy.ts';
import { type Source, WithRecord } from './WithRecord.tsx';

const TITLE = 'Cópia do prontuário';

interface RecordForm extends Delivery {
  readonly shelves: readonly Shelf[];
  readonly format: DocumentFormat;
}

/** `?dialogo=prontuario&alvo=<patient>` */
export default function RecordDialog({ target, onClose }: DialogProps) {
  return (
    <WithRecord title={TITLE} patientId={target ?? ''} onClose={onClose}>
      {(source) => <RecordCopy {...source} onClose={onClose} />}
    </WithRecord>
  );
}

function RecordCopy(props: Source & { readonly onClose: () => void }) {
  const { issuer, contents, now, onClose } = props;
  const [id] = useState(newId);
  const copyOf = useRecordCopy(issuer, contents, now);
  const form = useRecordForm(id, issuer);
  const { values, errors, change } = form;
  return (
    <IssueDialog title={TITLE} form={form} make={copyOf} onClose={onClose}>
      <ShelvesField
        contents={contents}
        value={values.shelves}
        onChange={(chosen) => change({ shelves: chosen })}
        error={errors.shelves}
      />
      <Removed count={contents.removals.length} />
      <RecipientFields form={form} />
      <TextInput
        {...form.field('reason')}
        label="Motivo"
        required
        helperText="Fica no registro de documentos emitidos e na própria cópia."
      />
      <ChannelField form={form} />
      <FormatField
        among={documentFormats}
        value={values.format}
        onChange={(format) => change({ format })}
      />
    </IssueDialog>
  );
}

const WHY: Readonly<Record<Shelf, string>> = {
  record: 'O paciente tem direito a esta cópia (CFP 01/2009, art. 5).',
  private:
    'É só seu: não entregue ao paciente nem a terceiros. Inclua apenas para guardar ou para o Conselho.',
};

/** Says before the copy is made that it will tell of notes which left the record. */
function Removed({ count }: { readonly count: number }) {
  if (count === 0) return null;
  const notes = count === 1 ? 'Uma nota saiu' : `${count} notas saíram`;
  return <Alert severity="info">{notes} do prontuário. A cópia diz quando.</Alert>;
}

const countWords = (count: number): string => `${count} ${count === 1 ? 'nota' : 'notas'}`;

function ShelvesField({
  contents: { sessions, strays },
  ...field
}: {
  readonly contents: RecordContents;
  readonly value: readonly Shelf[];
  readonly onChange: (shelves: readonly Shelf[]) => void;
  readonly error: string | undefined;
}) {
  const notes = [...sessions.map(({ note }) => note), ...strays];
  const count = (shelf: Shelf) => notes.filter((note) => note?.shelf === shelf).length;
  const options = shelves.map((id) => ({
    id,
    name: `${shelfNames[id]} (${countWords(count(id))})`,
    detail: WHY[id],
  }));
  return <ChecksField {...field} label="O que a cópia contém" options={options} />;
}

function useRecordForm(id: string, { patient, lastPlace }: Issuer) {
  const start: RecordForm = {
    shelves: ['record'],
    format: 'pdf',
    recipient: patient.name,
    relation: '',
    reason: '',
    place: lastPlace,
    channel: 'in_person',
  };
  return useEntityForm({
    schema: issuedArgs,
    start,
    draftKey: null,
    toArgs: (form) => ({ ...form, id, patientId: patient.id, kind: 'record' }),
    rules: (form) =>
      form.shelves.length === 0 ? { shelves: 'Escolha ao menos uma parte do registro.' } : {},
  });
}
