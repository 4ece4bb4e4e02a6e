import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { linkOptions, useNavigate, useParams } from '@tanstack/react-router';
import { type ComponentType, Suspense } from 'react';
import { useActor } from '../../../client/live/DeviceProvider.tsx';
import { useLive } from '../../../client/live/useLive.ts';
import { usePatientRead } from '../../../client/records/useRecordRead.ts';
import type { PatientDetails } from '../../../data/queries/people/results.ts';
import { MissingPatient } from '../../../pieces/people/MissingPatient.tsx';
import { useDialogs } from '../../../ui/dialogs.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { useEscape } from '../../../ui/page/useEscape.ts';
import { SectionTabs } from '../../../ui/page/SectionTabs.tsx';
import { SyncMark } from '../../../ui/states/SyncMark.tsx';
import { ActiveBadge } from '../ActiveBadge.tsx';
import { PatientOverview } from './PatientOverview.tsx';
import { PatientActions } from '../actions/PatientActions.tsx';
import { RecordElsewhere } from './RecordElsewhere.tsx';
import { PatientSessions } from './PatientSessions.tsx';
import { recordOf, UNKNOWN } from '../../../data/queries/kit/known.ts';
import { Arriving } from '../../../ui/states/Arriving.tsx';

/** The list as it was: its filters stand in the address, beside the patient's own tab. */
const LIST = linkOptions({
  to: '/app/pacientes',
  search: ({ aba: _, ...former }) => former,
});

type PatientPart = ComponentType<{ patientId: string }>;

/** From the features that hold them: the list of a patient's notes, the documents issued about the patient, and the payments. */
export interface PatientParts {
  readonly Notes: PatientPart;
  readonly Documents: PatientPart;
  readonly Payments: PatientPart;
}

/** /app/pacientes/{patientId} */
export function PatientPage(parts: PatientParts) {
  const { patientId = '' } = useParams({ strict: false }) as { patientId?: string };
  const details = useLive('patients.byId', { id: patientId });
  usePatientRead(recordOf(details)?.patient ?? null);
  const navigate = useNavigate();
  useEscape(LIST);
  const back = () => void navigate(LIST);
  if (details === undefined) return null;
  if (details === UNKNOWN)
    return <Arriving what="Este paciente ainda não chegou a este aparelho." />;
  if (details === null)
    return (
      <MissingPatient patientId={patientId} onBack={back} ownNotes={<OwnNotes id={patientId} />} />
    );
  return (
    <>
      <LinkButton
        {...LIST}
        startIcon={<ArrowBackIcon />}
        sx={{ marginInlineStart: -1, marginBottom: 1 }}
      >
        Voltar
      </LinkButton>
      <Header details={details} onDeleted={back} />
      <RecordElsewhere patient={details.patient} />
      <Sections details={details} {...parts} />
    </>
  );
}

const OwnNotes = ({ id }: { id: string }) => (
  <Stack sx={{ alignItems: 'center' }}>
    <LinkButton to="/app/notas/$patientId" params={{ patientId: id }} variant="outlined">
      Ver minhas notas
    </LinkButton>
  </Stack>
);

function Header(props: { readonly details: PatientDetails; readonly onDeleted: () => void }) {
  const { patient, mark } = props.details;
  const { open } = useDialogs();
  return (
    <PageHeader
      title={
        <>
          {patient.name}
          <SyncMark mark={mark} />
        </>
      }
      subtitle={<ActiveBadge isActive={patient.isActive} />}
      actions={
        <Stack direction="row" sx={{ gap: 1 }}>
          <Button
            variant="outlined"
            onClick={() => open({ dialogo: 'paciente', alvo: patient.id })}
          >
            Editar
          </Button>
          {patient.isActive && (
            <Button
              variant="contained"
              onClick={() => open({ dialogo: 'agendamento-rapido', alvo: patient.id })}
            >
              Agendar sessão
            </Button>
          )}
          <PatientActions id={patient.id} onDeleted={props.onDeleted} />
        </Stack>
      }
    />
  );
}

function Sections({
  details: { patient },
  Notes,
  Documents,
  Payments,
}: PatientParts & { readonly details: PatientDetails }) {
  const { role } = useActor();
  const notes = {
    name: 'notas',
    label: 'Notas',
    content: <Notes patientId={patient.id} />,
  };
  const documents = {
    name: 'documentos',
    label: 'Documentos',
    content: (
      <Suspense fallback={null}>
        <Documents patientId={patient.id} />
      </Suspense>
    ),
  };
  const payments = {
    name: 'pagamentos',
    label: 'Pagamentos',
    content: (
      <Suspense fallback={null}>
        <Payments patientId={patient.id} />
      </Suspense>
    ),
  };
  return (
    <SectionTabs
      label="Sobre o paciente"
      sections={[
        {
          name: 'visao-geral',
          label: 'Visão Geral',
          content: <PatientOverview patient={patient} />,
        },
        {
          name: 'agendamentos',
          label: 'Agendamentos',
          content: <PatientSessions patient={patient} />,
        },
        ...(role === 'psych' ? [notes] : []),
        payments,
        ...(role === 'psych' ? [documents] : []),
      ]}
    />
  );
}
