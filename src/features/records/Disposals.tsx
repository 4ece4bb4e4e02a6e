import Button from '@mui/material/Button';
import { useState } from 'react';
import { useOnline } from '../../client/online/useOnline.ts';
import { useZone } from '../../client/time/useZone.ts';
import { type DisposalAnswer, disposalsCall } from '../../domain/contract/records.ts';
import { BASIS, type RecordKind } from '../../domain/records/retention.ts';
import { formatDate } from '../../domain/time/format.ts';
import { usePatientName } from '../../pieces/people/usePatientName.ts';
import { AppDialog } from '../../ui/dialogs/AppDialog.tsx';
import { SettingsRow } from '../../ui/settings/SettingsRow.tsx';
import { SettingsSection } from '../../ui/settings/SettingsSection.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { Fetched } from '../../ui/states/Fetched.tsx';

const ABOUT =
  'O que foi excluído fica guardado pelo prazo da lei e só depois é eliminado. De cada eliminação fica um termo, sem nenhum texto. Uma guarda por ordem judicial, na ficha do paciente, impede a eliminação.';

const KINDS: Readonly<Record<RecordKind, string>> = {
  prontuario: 'prontuário',
  registro_documental: 'registro documental',
};

/** The server tells so many at most, the newest. */
const MOST = 200;

/** What was erased at the end of its legal term: a record of each disposal, which the server alone has. */
export function Disposals() {
  const disposals = useOnline(disposalsCall, {});
  const [opened, setOpened] = useState<DisposalAnswer | null>(null);
  return (
    <SettingsSection title="Termos de descarte" text={ABOUT}>
      <Fetched of={disposals} waiting="Buscando os termos de descarte…">
        {(rows) => (
          <div>
            {rows.length === 0 && <EmptyState title="Nada foi eliminado até hoje" />}
            {rows.map((row) => (
              <Disposal key={row.id} of={row} onOpen={() => setOpened(row)} />
            ))}
            {rows.length >= MOST && <p>Aqui estão os {MOST} termos mais recentes.</p>}
          </div>
        )}
      </Fetched>
      {opened && <DisposalDialog of={opened} onClose={() => setOpened(null)} />}
    </SettingsSection>
  );
}

const items = (count: number): string => (count === 1 ? '1 item' : `${count} itens`);

function Disposal({ of, onOpen }: { readonly of: DisposalAnswer; readonly onOpen: () => void }) {
  const zone = useZone();
  const name = usePatientName(of.patientId);
  return (
    <SettingsRow
      label={name}
      description={`${items(of.count)} do ${KINDS[of.recordKind]}`}
      state={`Eliminado em ${formatDate(of.disposedAt, zone)}`}
      control={
        <Button variant="outlined" aria-label={`Ver termo: ${name}`} onClick={onOpen}>
          Ver termo
        </Button>
      }
    />
  );
}

interface DialogProps {
  readonly of: DisposalAnswer;
  readonly onClose: () => void;
}

function DisposalDialog({ of, onClose }: DialogProps) {
  const zone = useZone();
  const on = (moment: string) => formatDate(moment, zone);
  return (
    <AppDialog open title="Termo de descarte" maxWidth="sm" onClose={onClose}>
      <p>
        {items(of.count)} do {KINDS[of.recordKind]} de {usePatientName(of.patientId)}, eliminado em{' '}
        {on(of.disposedAt)}. Último registro sobre o paciente: {on(of.lastEntryAt)}. Base:{' '}
        {BASIS[of.recordKind]}.
      </p>
      {of.items.map((item) => (
        <SettingsRow
          key={`${item.entity} ${item.id}`}
          label={item.entity === 'notes' ? 'Nota de sessão' : 'Pagamento'}
          description={item.reason && `Motivo da exclusão: ${item.reason}`}
          state={`Escrito em ${on(item.enteredAt)}, excluído em ${on(item.archivedAt)}, guardado até ${on(item.keepUntil)}`}
        />
      ))}
    </AppDialog>
  );
}
