import Button from '@mui/material/Button';
import { useZone } from '../../client/time/useZone.ts';
import type { SealAnswer } from '../../domain/contract/clinic.ts';
import { formatDate } from '../../domain/time/format.ts';
import { SettingsRow } from '../../ui/settings/SettingsRow.tsx';
import { SettingsSection } from '../../ui/settings/SettingsSection.tsx';
import { count } from './words.ts';

interface Props {
  readonly seals: readonly SealAnswer[];
  readonly onOpen: (seal: SealAnswer) => void;
}

/** Records that nobody reads, and those that were opened for a successor since. */
export function Seals({ seals, onOpen }: Props) {
  const zone = useZone();
  if (seals.length === 0) return null;
  return (
    <SettingsSection
      title="Prontuários lacrados"
      text="Para abrir um deles, passe o paciente a um psicólogo da equipe."
    >
      {seals.map((seal) => (
        <SettingsRow
          key={seal.id}
          label={seal.patientName}
          description={`Lacrado em ${formatDate(seal.sealedAt, zone)} · era de ${seal.psychologistName} · ${count(seal.items.length, 'item', 'itens')}`}
          state={
            seal.openedAt
              ? `Aberto em ${formatDate(seal.openedAt, zone)}${seal.openedForName ? `, para ${seal.openedForName}` : ''}`
              : `Guardado até ${formatDate(seal.keepUntil, zone)}`
          }
          control={
            <Button variant="outlined" onClick={() => onOpen(seal)}>
              Ver inventário
            </Button>
          }
        />
      ))}
    </SettingsSection>
  );
}
