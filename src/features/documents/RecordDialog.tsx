import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { newId } from '../../client/newId.ts';
import { useEntityForm } from '../../client/useEntityForm.ts';
import { useLive } from '../../client/useLive.ts';
import { isWhole } from '../../data/queries/known.ts';
import type { SessionOfRecord } from '../../data/queries/documents.ts';
import { issuedArgs } from '../../domain/documents/commands.ts';
import { type DocumentFormat, documentFormats } from '../../domain/documents/issued.ts';
import { shelfNames } from '../../domain/documents/record.ts';
import { type Shelf, shelves } from '../../domain/notes/shelf.ts';
import type { DialogProps } from '../../ui/dialogs.tsx';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { Arriving } from '../../ui/states/Arriving.tsx';
import { useNow } from '../../ui/useNow.ts';
import { ChannelField, type Delivery, RecipientFields } from './DeliveryFields.tsx';
import { FormatField } from './FormatField.tsx';
import { PrintedPaper } from './PrintedPaper.tsx';
import { ARRIVING, ISSUED } from './texts.ts';
import { useIssue } from './useIssue.ts';
import { type Issuer, useIssuer } from './useIssuer.ts';
import { useRecordCopy } from './useRecordCopy.ts';

const TITLE = 'Cópia do prontuário';

interface RecordForm extends Delivery {
  readonly shelves: readonly Shelf[];
  readonly format: DocumentFormat;
}

/** `?dialogo=prontuario&alvo=<patient>` */
export default function RecordDialog({ target, onClose }: DialogProps) {
  const patientId = target ?? '';
  const issuer = useIssuer(patientId);
  const [now] = useState(useNow());
  const sessions = useLive('documents.record', { patientId, now });
  if (issuer === undefined || sessions === undefined) return null;
  if (issuer === null || !isWhole(sessions))
    return (
      <AppDialog open title={TITLE} onClose={onClose}>
        <Arriving what={ARRIVING} />
      </AppDialog>
    );
  return <RecordCopy issuer={issuer} sessions={sessions.whole} now={now} onClose={onClose} />;
}

function RecordCopy(props: {
  readonly issuer: Issuer;
  readonly sessions: readonly SessionOfRecord[];
  readonly now: string;
  readonly onClose: () => void;
}) {
  const { issuer, sessions, now, onClose } = props;
  const [id] = useState(newId);
  const { issue, saving, failure, printed, onPrinted } = useIssue();
  const copyOf = useRecordCopy(issuer, sessions, now);
  const form = useRecordForm(id, issuer);
  const { values, errors, change } = form;
  const hand = () =>
    form.submit((args, options) =>
      issue(() => copyOf(args), args, options).then((done) => {
        if (done && args.format !== 'print') onClose();
        return done || null;
      }),
    );
  return (
    <FormDialog
      title={TITLE}
      form={form}
      submitLabel={values.format === 'print' ? 'Imprimir e registrar' : 'Baixar e registrar'}
      saving={saving}
      failure={failure}
      failureTitle={ISSUED.refused}
      onSubmit={hand}
      onClose={onClose}
    >
      <Stack sx={{ gap: 2.5, paddingTop: 1 }}>
        <ShelvesField
          sessions={sessions}
          value={values.shelves}
          onChange={(chosen) => change({ shelves: chosen })}
          error={errors.shelves}
        />
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
      </Stack>
      {printed && <PrintedPaper paper={printed} onPrinted={() => (onPrinted(), onClose())} />}
    </FormDialog>
  );
}

const WHY: Readonly<Record<Shelf, string>> = {
  record: 'O paciente tem direito a esta cópia (CFP 01/2009, art. 5).',
  private:
    'É só seu: não entregue ao paciente nem a terceiros. Inclua apenas para guardar ou para o Conselho.',
};

const countWords = (count: number): string => `${count} ${count === 1 ? 'nota' : 'notas'}`;

function ShelvesField(props: {
  readonly sessions: readonly SessionOfRecord[];
  readonly value: readonly Shelf[];
  readonly onChange: (shelves: readonly Shelf[]) => void;
  readonly error: string | undefined;
}) {
  const { sessions, value, onChange, error } = props;
  const count = (shelf: Shelf) => sessions.filter(({ note }) => note?.shelf === shelf).length;
  const toggle = (shelf: Shelf) =>
    onChange(shelves.filter((each) => (each === shelf) !== value.includes(each)));
  return (
    <FormControl component="fieldset" error={error !== undefined}>
      <FormLabel component="legend">O que a cópia contém</FormLabel>
      <FormGroup>
        {shelves.map((shelf) => (
          <FormControlLabel
            key={shelf}
            sx={{ alignItems: 'flex-start', marginTop: 1 }}
            control={<Checkbox checked={value.includes(shelf)} onChange={() => toggle(shelf)} />}
            label={
              <>
                <Typography component="span" sx={{ display: 'block', paddingTop: 1 }}>
                  {shelfNames[shelf]} ({countWords(count(shelf))})
                </Typography>
                <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                  {WHY[shelf]}
                </Typography>
              </>
            }
          />
        ))}
      </FormGroup>
      {error && <FormHelperText>{error}</FormHelperText>}
    </FormControl>
  );
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
