import Grid from '@mui/material/Grid';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type HTMLInputAutoCompleteAttribute, memo } from 'react';
import { useActor } from '../../client/DeviceProvider.tsx';
import type { PatientDuplicates } from '../../data/queries/results.ts';
import { wallClock } from '../../domain/time/zone.ts';
import { PsychologistField } from '../../pieces/people/PsychologistField.tsx';
import { AppLink } from '../../ui/AppLink.tsx';
import { DayField } from '../../ui/DayField.tsx';
import { useZone } from '../../client/useZone.ts';
import { useNow } from '../../ui/useNow.ts';
import { Folded } from './Folded.tsx';
import {
  type PatientErrors,
  type PatientForm,
  type PatientTextField,
  tidyCpf,
  tidyPhone,
} from './patientForm.ts';

interface Props {
  readonly form: PatientForm;
  readonly errors: PatientErrors;
  /** Who already has the e-mail or the CPF. */
  readonly duplicates: PatientDuplicates;
  /** Stable, so that a change draws one field only. */
  readonly onChange: (changes: Partial<PatientForm>) => void;
  /** Stable. */
  readonly onLeave: (field: PatientTextField) => void;
  /** Only a new patient's psychologist is chosen here. */
  readonly isNew: boolean;
}

interface TextSpec {
  readonly field: PatientTextField;
  readonly label: string;
  readonly required?: boolean;
  readonly half?: boolean;
  readonly rows?: number;
  readonly type?: 'email' | 'tel';
  readonly inputMode?: 'numeric';
  readonly tidy?: (typed: string) => string;
}

const IDENTITY: readonly TextSpec[] = [
  { field: 'name', label: 'Nome', required: true },
  { field: 'email', label: 'Email', required: true, half: true, type: 'email' },
  { field: 'phone', label: 'Telefone', half: true, type: 'tel', tidy: tidyPhone },
];

const CPF: TextSpec = {
  field: 'cpf',
  label: 'CPF',
  half: true,
  inputMode: 'numeric',
  tidy: tidyCpf,
};

const CONTACT: readonly TextSpec[] = [
  { field: 'address', label: 'Endereço', rows: 2 },
  { field: 'emergencyContact', label: 'Contato de emergência', rows: 2 },
];

const CLINICAL: readonly TextSpec[] = [
  { field: 'medicalHistory', label: 'Histórico médico', rows: 3 },
  { field: 'currentMedications', label: 'Medicações em uso', rows: 2 },
  { field: 'allergies', label: 'Alergias', rows: 2 },
];

/** Of a new patient, what can wait until later. */
const more = [
  'birthDate',
  ...[CPF, ...CONTACT, ...CLINICAL].map(({ field }) => field),
] as const satisfies readonly (keyof PatientForm)[];

/** The browser must not offer the psychologist's own data for a patient's. */
const NO_AUTOFILL: HTMLInputAutoCompleteAttribute = 'off';

export function PatientFields({ form, errors, duplicates, onChange, onLeave, isNew }: Props) {
  const { role } = useActor();
  const text = (spec: TextSpec) => (
    <PatientText
      key={spec.field}
      spec={spec}
      value={form[spec.field]}
      error={errors[spec.field]}
      taken={spec.field === 'email' || spec.field === 'cpf' ? duplicates[spec.field] : null}
      onChange={onChange}
      onLeave={onLeave}
    />
  );
  return (
    <Grid container spacing={2} sx={{ paddingTop: 1 }}>
      {IDENTITY.map(text)}
      {isNew && role === 'administrator' && (
        <Grid size={{ xs: 12, sm: 6 }}>
          <PsychologistField
            value={form.psychologistId}
            onChange={(psychologistId) => onChange({ psychologistId })}
            error={errors.psychologistId}
            helperText="Quem atende este paciente."
          />
        </Grid>
      )}
      <Folded isOpen={!isNew || more.some((field) => form[field] || errors[field])}>
        {text(CPF)}
        <BirthDate value={form.birthDate} error={errors.birthDate} onChange={onChange} />
        {CONTACT.map(text)}
        {role === 'psych' && (
          <>
            <Grid size={12}>
              <Typography variant="h3" sx={{ marginTop: 1 }}>
                Saúde
              </Typography>
            </Grid>
            {CLINICAL.map(text)}
          </>
        )}
      </Folded>
    </Grid>
  );
}

/** Memoised: a keystroke draws its own field alone, also on a slow phone. */
const PatientText = memo(function PatientText(props: {
  spec: TextSpec;
  value: string;
  error: string | undefined;
  /** The patient who already has the value. */
  taken: PatientDuplicates['email'];
  onChange: Props['onChange'];
  onLeave: Props['onLeave'];
}) {
  const { spec, value, error, taken, onChange, onLeave } = props;
  const { field, tidy } = spec;
  const leave = () => {
    if (tidy && tidy(value) !== value) onChange({ [field]: tidy(value) });
    onLeave(field);
  };
  return (
    <Grid size={{ xs: 12, sm: spec.half ? 6 : 12 }}>
      <TextField
        label={spec.label}
        value={value}
        onChange={(event) => onChange({ [field]: event.target.value })}
        onBlur={leave}
        required={spec.required ?? false}
        multiline={spec.rows !== undefined}
        {...(spec.rows === undefined ? {} : { minRows: spec.rows })}
        {...(spec.type ? { type: spec.type } : {})}
        error={error !== undefined}
        helperText={error && taken ? <Taken error={error} by={taken} /> : error}
        autoComplete={NO_AUTOFILL}
        slotProps={{ htmlInput: spec.inputMode ? { inputMode: spec.inputMode } : {} }}
      />
    </Grid>
  );
});

const Taken = (props: { error: string; by: { id: string; name: string } }) => (
  <>
    {props.error}{' '}
    <AppLink to="/app/pacientes/$patientId" params={{ patientId: props.by.id }}>
      Abrir {props.by.name}
    </AppLink>
  </>
);

const BirthDate = memo(function BirthDate(props: {
  value: string | null;
  error: string | undefined;
  onChange: Props['onChange'];
}) {
  const today = wallClock(useNow(), useZone()).day;
  return (
    <Grid size={{ xs: 12, sm: 6 }}>
      <DayField
        label="Data de nascimento"
        value={props.value}
        onChange={(birthDate) => props.onChange({ birthDate })}
        max={today}
        error={props.error ?? null}
        startWithYear
      />
    </Grid>
  );
});
