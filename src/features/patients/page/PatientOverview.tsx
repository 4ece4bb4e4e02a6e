import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { shownAddress } from '../../../pieces/people/shownAddress.ts';
import { useActor } from '../../../client/live/DeviceProvider.tsx';
import { useLive } from '../../../client/live/useLive.ts';
import { useZone } from '../../../client/time/useZone.ts';
import { statusAt } from '../../../domain/appointments/state.ts';
import { ageOn } from '../../../domain/patients/age.ts';
import { counted } from '../../../ui/counted.ts';
import type { Patient } from '../../../domain/patients/patient.ts';
import { formatDate, formatDay, formatTime } from '../../../domain/time/format.ts';
import { Fact } from '../../../ui/Fact.tsx';
import { GuardianNotice } from './GuardianNotice.tsx';
import { payerFacts, guardianFacts } from './thirdPersons.ts';
import { arriving } from '../../../ui/arriving.tsx';
import { useNow } from '../../../ui/useNow.ts';
import { type ReactNode, Suspense } from 'react';
import type { InheritedRow } from '../../../data/queries/notes/results.ts';
import { isWhole, shownOf } from '../../../data/queries/kit/known.ts';
import { NotYet } from '../../../ui/states/Arriving.tsx';
import { useToday } from '../../../client/time/useToday.ts';

const PatientConsents = arriving(() =>
  import('../rules/PatientConsents.tsx').then((m) => m.PatientConsents),
);

const PatientReminders = arriving(() =>
  import('../rules/PatientReminders.tsx').then((m) => m.PatientReminders),
);

const PatientCorrections = arriving(() =>
  import('../corrections/PatientCorrections.tsx').then((m) => m.PatientCorrections),
);

type Facts = readonly (readonly [term: string, value: ReactNode])[];

/** Who the patient is, and when they come. */
export function PatientOverview({ patient }: { patient: Patient }) {
  const { role } = useActor();
  return (
    <Grid container spacing={2}>
      <GuardianNotice patient={patient} />
      <Section title="Sessões" facts={useSessionFacts(patient)} />
      <Section title="Contato" facts={useContactFacts(patient)}>
        <Suspense fallback={null}>
          <PatientReminders patient={patient} />
        </Suspense>
      </Section>
      <Section title="Responsável legal" facts={guardianFacts(patient)} isOptional />
      <Section title="Quem paga" facts={payerFacts(patient)} isOptional />
      <Grid size={{ xs: 12, md: 6 }}>
        <Suspense fallback={null}>
          <PatientConsents patient={patient} />
        </Suspense>
      </Grid>
      <Suspense fallback={null}>
        <PatientCorrections patientId={patient.id} />
      </Suspense>
      {role === 'administrator' && (
        <Grid size={12}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Notas e dados de saúde ficam só com o psicólogo do paciente.
          </Typography>
        </Grid>
      )}
      {role === 'psych' && (
        <Section
          title="Saúde"
          facts={[
            ['Histórico médico', patient.medicalHistory],
            ['Medicações em uso', patient.currentMedications],
            ['Alergias', patient.allergies],
          ]}
        />
      )}
    </Grid>
  );
}

function Section(props: {
  readonly title: string;
  readonly facts: Facts;
  /** Not there where nothing is known: most patients have none. */
  readonly isOptional?: boolean;
  readonly children?: ReactNode;
}) {
  const { title, facts } = props;
  if (props.isOptional && facts.every(([, value]) => !value)) return null;
  return (
    <Grid size={{ xs: 12, md: 6 }}>
      <Paper component="section" variant="outlined" sx={{ padding: 2, height: '100%' }}>
        <Typography variant="h3" component="h2" sx={{ marginBottom: 1.5 }}>
          {title}
        </Typography>
        <Stack component="dl" sx={{ gap: 1, margin: 0 }}>
          {facts.map(([term, value]) => (
            <Fact key={term} term={term}>
              {value || '—'}
            </Fact>
          ))}
        </Stack>
        {props.children}
      </Paper>
    </Grid>
  );
}

/** `12/05/1990 (36 anos)`; of a day that is still to come, the day alone. */
const bornWords = (birthDate: string, today: string): string =>
  birthDate > today
    ? formatDay(birthDate)
    : `${formatDay(birthDate)} (${counted(ageOn(birthDate, today), 'ano', 'anos')})`;

function useContactFacts(patient: Patient): Facts {
  const today = useToday();
  const { birthDate } = patient;
  return [
    ['Email', shownAddress(patient.email)],
    ['Telefone', patient.phone],
    ['CPF', patient.cpf],
    ['Data de nascimento', birthDate && bornWords(birthDate, today)],
    ['Endereço', patient.address],
    ['Contato de emergência', patient.emergencyContact],
  ];
}

function useSessionFacts({ id }: Patient): Facts {
  const zone = useZone();
  const now = useNow();
  const known = useLive('appointments.ofPatient', { patientId: id });
  const inherited = useLive('patients.inherited', { patientId: id });
  if (!known || !isWhole(known)) {
    const terms = ['Próxima sessão', 'Última sessão concluída', 'Sessões concluídas'];
    return terms.map((term) => [term, <NotYet key={term} />] as const);
  }
  const sessions = known.whole;
  const at = (instant: string | undefined) =>
    instant && `${formatDate(instant, zone)} às ${formatTime(instant, zone)}`;
  const next = sessions.findLast(
    (session) => session.startAt > now && session.status === 'scheduled',
  );
  const completed = sessions.filter(({ status }) => status === 'completed');
  const missing = sessions.filter((session) => statusAt(session, now) === 'expired').length;
  return [
    ['Próxima sessão', at(next?.startAt)],
    ['Última sessão concluída', at(completed[0]?.startAt)],
    ['Sessões concluídas', String(completed.length)],
    ...inheritedFacts(inherited && shownOf(inherited), zone),
    ...(missing > 0 ? [['A registrar', `${missing} sem registro de presença`] as const] : []),
  ];
}

/** How many sessions earlier psychologists completed, and when the last one was. */
function inheritedFacts(rows: readonly InheritedRow[] | undefined, zone: string): Facts {
  const completed = rows?.filter(({ session }) => session?.status === 'completed') ?? [];
  const [last] = completed;
  if (!last) return [];
  const words = `${completed.length}, a última em ${formatDate(last.at, zone)}`;
  return [['Concluídas com quem atendia antes', words]];
}
