import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useActor } from '../../../client/live/DeviceProvider.tsx';
import { isMinor } from '../../../domain/patients/guardian.ts';
import { PsychologistField } from '../../../pieces/people/PsychologistField.tsx';
import {
  CLINICAL,
  CONTACT,
  CPF,
  GUARDIAN,
  IDENTITY,
  LATER,
  PAYER,
  type TextSpec,
  THIRD_PERSONS,
} from './fieldSpecs.ts';
import { Folded } from './Folded.tsx';
import { PatientDay, PatientFee, PatientText } from './PatientInputs.tsx';
import type { PatientErrors, PatientForm } from './patientForm.ts';
import type { PatientFormState } from './usePatientForm.ts';
import { useToday } from '../../../client/time/useToday.ts';

interface Props {
  readonly form: Pick<
    PatientFormState<unknown>,
    'values' | 'errors' | 'duplicates' | 'change' | 'leave'
  >;
  /** Only a new patient's psychologist is chosen here. */
  readonly isNew: boolean;
  /** The question that follows from another fee. */
  readonly feeChange?: ReactNode;
}

const THIRD_PERSONS_LABEL = 'Responsável e quem paga';

export function PatientFields(props: Props) {
  const { isNew } = props;
  // Stable functions, so that a change draws one field only.
  const { values: form, errors, duplicates, change: onChange, leave: onLeave } = props.form;
  const { role } = useActor();
  const today = useToday();
  const isSaid = (field: keyof PatientForm) => Boolean(form[field] || errors[field]);
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
      <Folded label="Mais dados" isOpen={!isNew || LATER.some(isSaid)}>
        {text(CPF)}
        <PatientDay
          field="birthDate"
          label="Data de nascimento"
          value={form.birthDate}
          error={errors.birthDate}
          today={today}
          onChange={onChange}
        />
        <PatientFee
          value={form.sessionFee}
          error={errors.sessionFee}
          onChange={onChange}
          onLeave={onLeave}
        />
        {props.feeChange}
        {CONTACT.map(text)}
        <ThirdPersons form={form} errors={errors} today={today} text={text} onChange={onChange} />
        {role === 'psych' && (
          <>
            <Heading>Saúde</Heading>
            {CLINICAL.map(text)}
          </>
        )}
      </Folded>
    </Grid>
  );
}

/** Who answers for the patient, and who pays: most have neither. */
function ThirdPersons(props: {
  readonly form: PatientForm;
  readonly errors: PatientErrors;
  /** `yyyy-MM-dd` */
  readonly today: string;
  readonly text: (spec: TextSpec) => ReactNode;
  readonly onChange: (changes: Partial<PatientForm>) => void;
}) {
  const { form, errors, today, text } = props;
  const isSaid = THIRD_PERSONS.some((field) => form[field] || errors[field]);
  return (
    <Folded label={THIRD_PERSONS_LABEL} isOpen={isSaid || isMinor(form, today)}>
      <Heading>Responsável legal</Heading>
      {GUARDIAN.map(text)}
      <PatientDay
        field="guardianAuthorizedOn"
        label="Autorização por escrito em"
        value={form.guardianAuthorizedOn}
        error={errors.guardianAuthorizedOn}
        today={today}
        onChange={props.onChange}
      />
      <Heading>Quem paga, se não for o paciente</Heading>
      {PAYER.map(text)}
    </Folded>
  );
}

const Heading = ({ children }: { children: string }) => (
  <Grid size={12}>
    <Typography variant="h3" sx={{ marginTop: 1 }}>
      {children}
    </Typography>
  </Grid>
);
