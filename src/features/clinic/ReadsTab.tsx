import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useActor } from '../../client/live/DeviceProvider.tsx';
import { useOnline } from '../../client/online/useOnline.ts';
import { useZone } from '../../client/time/useZone.ts';
import { recordReadsCall, type ReadAnswer } from '../../domain/contract/audit.ts';
import { formatMoment } from '../../domain/time/format.ts';
import { PatientField } from '../../pieces/people/PatientField.tsx';
import { usePatientName } from '../../pieces/people/usePatientName.ts';
import { useEveryPsychologist } from '../../pieces/people/usePsychologists.ts';
import { SettingsRow } from '../../ui/settings/SettingsRow.tsx';
import { SettingsSection } from '../../ui/settings/SettingsSection.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Fetched } from '../../ui/states/Fetched.tsx';
import { partWords } from './words.ts';

const TEXT = {
  psych:
    'Quem da equipe abriu o quê dos seus pacientes, e quando. O que foi aberto sem conexão aparece depois que o aparelho se conecta.',
  administrator:
    'Quem da equipe abriu o quê de quais pacientes, e quando: nunca o que estava escrito.',
  patient: '',
} as const;

/** Who read which record: of a psychologist's own patients, or of the whole clinic's. A page at a time, the newest first. */
export function ReadsTab() {
  const { role } = useActor();
  const [patientId, setPatientId] = useState<string | null>(null);
  // Where each page that was opened begins, the first one aside.
  const [starts, setStarts] = useState<readonly string[]>([]);
  const before = starts.at(-1);
  const reads = useOnline(recordReadsCall, {
    query: { ...(patientId && { patientId }), ...(before && { before }) },
  });
  const choose = (id: string | null) => {
    setStarts([]);
    setPatientId(id);
  };
  return (
    <SettingsSection title="Leituras de prontuários" text={TEXT[role]}>
      <Stack sx={{ gap: 2 }}>
        <PatientField value={patientId} onChange={choose} isFilter />
        <Fetched of={reads} waiting="Buscando as leituras…">
          {({ reads: rows, next }) => (
            <div>
              {rows.length === 0 && <EmptyState title="Nenhuma leitura registrada" />}
              {rows.map((row) => (
                <ReadRow key={`${row.at} ${row.userId} ${row.patientId} ${row.part}`} read={row} />
              ))}
              <Stack direction="row" sx={{ gap: 1, marginTop: 2 }}>
                {starts.length > 0 && (
                  <Button variant="outlined" onClick={() => setStarts(starts.slice(0, -1))}>
                    Mais recentes
                  </Button>
                )}
                {next !== null && (
                  <Button variant="outlined" onClick={() => setStarts([...starts, next])}>
                    Mais antigas
                  </Button>
                )}
              </Stack>
            </div>
          )}
        </Fetched>
      </Stack>
    </SettingsSection>
  );
}

function ReadRow({ read }: { read: ReadAnswer }) {
  const zone = useZone();
  return (
    <SettingsRow
      inline
      label={read.patientId === null ? 'Lista de pacientes' : <PatientName id={read.patientId} />}
      description={partWords[read.part]}
      state={
        <>
          {formatMoment(read.at, zone)} · <Reader id={read.userId} />
        </>
      }
    />
  );
}

const PatientName = ({ id }: { id: string }) => usePatientName(id);

function Reader({ id }: { id: string }) {
  const { userId, role } = useActor();
  const people = useEveryPsychologist();
  if (id === userId) return 'você';
  const other = role === 'psych' ? 'administração da clínica' : 'outra pessoa da equipe';
  return people.find((one) => one.id === id)?.name ?? other;
}
