import Alert from '@mui/material/Alert';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { useMemo, useState } from 'react';
import { newId } from '../../client/newId.ts';
import { useEntityForm } from '../../client/drafts/useEntityForm.ts';
import { useZone } from '../../client/time/useZone.ts';
import type { SessionOfRecord } from '../../data/queries/people/documents.ts';
import { issuedArgs } from '../../domain/documents/commands.ts';
import { declarationOf } from '../../domain/documents/declaration.ts';
import type { DocumentFormat } from '../../domain/documents/issued.ts';
import { printablePaper } from '../../domain/documents/paper.ts';
import { wallClock } from '../../domain/time/zone.ts';
import { DayField } from '../../ui/DayField.tsx';
import type { DialogProps } from '../../ui/dialogs.tsx';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ChannelField, type Delivery, RecipientFields } from './DeliveryFields.tsx';
import { FormatField } from './FormatField.tsx';
import { IssueDialog } from './IssueDialog.tsx';
import { lostWords } from '../../domain/documents/printable.ts';
import { PaperView } from '../../pieces/papers/PaperView.tsx';
import type { Issuer } from './useIssuer.ts';
import { WithRecord } from './WithRecord.tsx';

const TITLE = 'Declaração de comparecimento';
const FORMATS = ['pdf', 'print'] as const;

interface DeclarationForm extends Delivery {
  readonly from: string | null;
  readonly to: string | null;
  readonly companion: string;
  readonly format: DocumentFormat;
}

/** `?dialogo=declaracao&alvo=<patient>` */
export default function DeclarationDialog({ target, onClose }: DialogProps) {
  return (
    <WithRecord title={TITLE} patientId={target ?? ''} onClose={onClose}>
      {({ issuer, contents: { sessions }, now }) => {
        const attended = sessions.filter(({ status }) => status === 'completed');
        return attended.length === 0 ? (
          <Nothing onClose={onClose} />
        ) : (
          <Declaration issuer={issuer} attended={attended} now={now} onClose={onClose} />
        );
      }}
    </WithRecord>
  );
}

const Nothing = ({ onClose }: { onClose: () => void }) => (
  <AppDialog open title={TITLE} onClose={onClose}>
    <EmptyState
      title="Este paciente ainda não tem sessões concluídas."
      text="A declaração diz em que dias e horários o paciente compareceu. Marque a sessão como concluída e volte aqui."
    />
  </AppDialog>
);

interface DeclarationProps {
  readonly issuer: Issuer;
  readonly attended: readonly SessionOfRecord[];
  readonly now: string;
  readonly onClose: () => void;
}

function Declaration({ issuer, attended, now, onClose }: DeclarationProps) {
  const { patient, professional, head, signature } = issuer;
  const zone = useZone();
  const today = wallClock(now, zone).day;
  const [id] = useState(newId);
  const form = useDeclarationForm({ id, issuer, attended });
  const { values } = form;
  const chosen = useMemo(() => within(attended, values, zone), [attended, values, zone]);
  const { paper, lost } = printablePaper(
    declarationOf({
      head,
      patientName: patient.name,
      companion: values.companion,
      sessions: chosen,
      purpose: values.reason,
      place: values.place || '________________',
      day: today,
      zone,
      professional,
      signature,
    }),
  );
  return (
    <IssueDialog
      title={TITLE}
      maxWidth="md"
      form={form}
      make={async () => ({ paper, at: now })}
      onClose={onClose}
    >
      <DeclarationFields form={form} today={today} />
      {!professional.crp && (
        <Alert severity="info">
          Seus dados profissionais não têm o CRP. Preencha-o no menu da sua conta, ou escreva-o à
          mão ao lado da assinatura.
        </Alert>
      )}
      {lost.length > 0 && <Alert severity="info">{lostWords(lost)}</Alert>}
      <Paper variant="outlined" component="section" aria-label="Como fica" sx={{ padding: 2 }}>
        <PaperView paper={paper} />
      </Paper>
    </IssueDialog>
  );
}

const PURPOSES = [
  'justificar ausência no trabalho',
  'justificar falta na escola ou na faculdade',
  'comprovar comparecimento e horário',
  'apresentar ao plano de saúde',
] as const;

/** Usual purposes, each by one touch. */
const Purposes = ({ onChoose }: { onChoose: (purpose: string) => void }) => (
  <Stack
    direction="row"
    component="fieldset"
    aria-label="Finalidades frequentes"
    sx={{ gap: 1, flexWrap: 'wrap', border: 0, padding: 0, margin: 0, minWidth: 0 }}
  >
    {PURPOSES.map((purpose) => (
      <Chip
        key={purpose}
        label={purpose}
        variant="outlined"
        onClick={() => onChoose(purpose)}
        sx={{ height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal', paddingBlock: 0.75 } }}
      />
    ))}
  </Stack>
);

interface FieldsProps {
  readonly form: ReturnType<typeof useDeclarationForm>;
  readonly today: string;
}

function DeclarationFields({ form, today }: FieldsProps) {
  const { values, errors, change } = form;
  return (
    <>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        <DayField
          label="De"
          value={values.from}
          max={today}
          required
          onChange={(from) => change({ from })}
          error={errors.from ?? null}
        />
        <DayField
          label="Até"
          value={values.to}
          max={today}
          required
          onChange={(to) => change({ to })}
          error={errors.to ?? null}
        />
      </Stack>
      <TextInput
        {...form.field('reason')}
        label="Finalidade"
        required
        helperText="Sem sintomas, situações nem estados psicológicos."
      />
      <Purposes onChoose={(reason) => change({ reason })} />
      <TextInput {...form.field('companion')} label="Acompanhante" />
      <TextInput {...form.field('place')} label="Cidade" required />
      <RecipientFields form={form} />
      <ChannelField form={form} />
      <FormatField
        among={FORMATS}
        value={values.format}
        onChange={(format) => change({ format })}
      />
    </>
  );
}

const within = (
  attended: readonly SessionOfRecord[],
  { from, to }: Pick<DeclarationForm, 'from' | 'to'>,
  zone: string,
): readonly SessionOfRecord[] =>
  attended.filter(({ startAt }) => {
    const { day } = wallClock(startAt, zone);
    return from !== null && to !== null && from <= day && day <= to;
  });

function useDeclarationForm(props: {
  readonly id: string;
  readonly issuer: Issuer;
  readonly attended: readonly SessionOfRecord[];
}) {
  const { id, issuer, attended } = props;
  const zone = useZone();
  const last = attended.at(-1);
  const day = last ? wallClock(last.startAt, zone).day : null;
  const start: DeclarationForm = {
    from: day,
    to: day,
    companion: '',
    format: 'pdf',
    recipient: issuer.patient.name,
    relation: '',
    reason: '',
    place: issuer.lastPlace,
    channel: 'in_person',
  };
  return useEntityForm({
    schema: issuedArgs,
    start,
    draftKey: null,
    toArgs: ({ from: _from, to: _to, companion: _companion, ...args }) => ({
      ...args,
      id,
      patientId: issuer.patient.id,
      kind: 'declaration',
      shelves: [],
    }),
    rules: (form) => ({
      ...(form.place.trim() === '' && { place: 'Informe a cidade.' }),
      ...(within(attended, form, zone).length === 0 && {
        from: 'Não há sessões concluídas neste período.',
      }),
    }),
  });
}
