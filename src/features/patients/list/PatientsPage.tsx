import PersonAddIcon from '@mui/icons-material/PersonAddAltOutlined';
import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import Stack from '@mui/material/Stack';
import { useNavigate } from '@tanstack/react-router';
import { useActor } from '../../../client/live/DeviceProvider.tsx';
import { usePages } from '../../../client/live/usePages.ts';
import { isWhole } from '../../../data/queries/kit/known.ts';
import type { PatientList } from '../../../data/queries/people/results.ts';
import { IconAction } from '../../../ui/actions/IconAction.tsx';
import { ActionButton } from '../../../ui/actions/ActionButton.tsx';
import { useDialogs } from '../../../ui/dialogs.tsx';
import { StatCards } from '../../../ui/figures/StatCards.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { PatientFilters, PatientRows } from './PatientRows.tsx';
import { PatientsOrFailed } from './PatientsFailed.tsx';
import { usePatientsFilter } from './search.ts';

/** /app/pacientes */
export const PatientsPage = () => (
  <>
    <Header />
    <PatientsOrFailed>
      <Contents />
    </PatientsOrFailed>
  </>
);

function Contents() {
  const { list } = usePages('patients.list', usePatientsFilter());
  if (!list) return null;
  return (
    <Stack sx={{ gap: { xs: 1, md: 1.5 } }}>
      <StatCards stats={figuresOf(isWhole(list) ? list.whole.counts : null)} />
      <PatientFilters />
      <PatientRows />
    </Stack>
  );
}

function Header() {
  const { role } = useActor();
  const { open } = useDialogs();
  const navigate = useNavigate();
  return (
    <PageHeader
      title="Pacientes"
      actions={
        <Stack direction="row" sx={{ gap: 1 }}>
          {role === 'psych' && (
            <LinkButton to="/app/notas" variant="outlined">
              Notas
            </LinkButton>
          )}
          <IconAction
            label="Importar pacientes"
            onClick={() => void navigate({ to: '/app/pacientes/importar' })}
          >
            <UploadFileIcon />
          </IconAction>
          <ActionButton
            keys="Alt+P"
            variant="contained"
            startIcon={<PersonAddIcon />}
            onClick={() => open({ dialogo: 'paciente' })}
          >
            Novo paciente
          </ActionButton>
        </Stack>
      }
    />
  );
}

/** @param counts `null` while not all patients are here */
const figuresOf = (counts: PatientList['counts'] | null) => [
  { label: 'Total', value: counts?.total },
  { label: 'Ativos', value: counts?.active },
  { label: 'Inativos', value: counts?.inactive },
];
