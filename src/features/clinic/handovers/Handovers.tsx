import Button from '@mui/material/Button';
import { useState } from 'react';
import { useActor } from '../../../client/live/DeviceProvider.tsx';
import { useCommand } from '../../../client/commands/useCommand.ts';
import { useLive } from '../../../client/live/useLive.ts';
import { useZone } from '../../../client/time/useZone.ts';
import type { HandoverRow } from '../../../data/queries/people/handovers.ts';
import { shownOf } from '../../../data/queries/kit/known.ts';
import { ANSWERED_AT_A_TIME } from '../../../domain/handovers/commands.ts';
import { handoverKinds, isAskedOf, isOpen } from '../../../domain/handovers/handover.ts';
import { FORMER_PATIENT } from '../../../pieces/people/usePatientName.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { useDialogs } from '../../../ui/dialogs.tsx';
import { SettingsRow } from '../../../ui/settings/SettingsRow.tsx';
import { SettingsSection } from '../../../ui/settings/SettingsSection.tsx';
import { count } from '../words.ts';
import { aboutWords, agreedWords, ANSWERED, dayWords, stateWords, WITHDRAWN } from './words.ts';

/** Lists hand-overs: what the person is asked, waits for, or asked as the administration. */
export function Handovers() {
  const { userId } = useActor();
  const rows = useLive('handovers.list', {});
  const listed = rows ? shownOf(rows) : [];
  const [isAsking, setAsking] = useState(false);
  if (listed.length === 0) return null;
  const own = listed.filter(({ handover }) => isAskedOf(handover, userId));
  return (
    <SettingsSection
      title="Passagens e lacres"
      text="O que alguém escreveu só passa, ou é lacrado, depois que a pessoa permite. De uma conta desativada, ao menos sete dias depois do aviso por email."
      actions={
        own.length > 1 && (
          <Button variant="outlined" onClick={() => setAsking(true)}>
            Permitir os {own.length}
          </Button>
        )
      }
    >
      {listed.map((row) => (
        <Row key={row.handover.id} row={row} />
      ))}
      {isAsking && <AgreeToAll rows={own} onClose={() => setAsking(false)} />}
    </SettingsSection>
  );
}

function Row({ row: { handover, patientName } }: { readonly row: HandoverRow }) {
  const zone = useZone();
  const { userId, role } = useActor();
  const { open } = useDialogs();
  const { id } = handover;
  const name = patientName ?? FORMER_PATIENT;
  return (
    <SettingsRow
      label={name}
      description={aboutWords(handover, userId)}
      state={`${stateWords(handover)} · ${dayWords(handover, zone)}`}
      control={
        isAskedOf(handover, userId) ? (
          <Button
            variant="contained"
            aria-label={`Responder: ${name}`}
            onClick={() => open({ dialogo: 'passagem', alvo: id })}
          >
            Responder
          </Button>
        ) : role === 'administrator' && isOpen(handover) ? (
          <Withdraw id={id} name={name} />
        ) : undefined
      }
    />
  );
}

function Withdraw({ id, name }: { readonly id: string; readonly name: string }) {
  const { run, failure } = useCommand('handover.withdraw', WITHDRAWN);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button color="inherit" aria-label={`Retirar: ${name}`} onClick={() => setAsking(true)}>
        Retirar
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          title="Retirar o pedido?"
          confirmLabel="Retirar"
          failure={failure}
          onConfirm={async () => (await run({ id })) !== null}
          onClose={() => setAsking(false)}
        >
          O prontuário continua com quem o guarda. A agenda e o cadastro que já foram passados não
          voltam.
        </ConfirmDialog>
      )}
    </>
  );
}

function AgreeToAll(props: {
  readonly rows: readonly HandoverRow[];
  readonly onClose: () => void;
}) {
  const { run, failure } = useCommand('handover.answer', ANSWERED);
  const { rows, onClose } = props;
  const kinds = handoverKinds.filter((kind) => rows.some(({ handover }) => handover.kind === kind));
  const agree = async () => {
    for (let at = 0; at < rows.length; at += ANSWERED_AT_A_TIME) {
      const ids = rows.slice(at, at + ANSWERED_AT_A_TIME).map(({ handover }) => handover.id);
      if (!(await run({ ids, answer: 'agreed' }))) return false;
    }
    return true;
  };
  return (
    <ConfirmDialog
      open
      title={`Permitir ${count(rows.length, 'pedido', 'pedidos')}?`}
      confirmLabel="Permitir todos"
      failure={failure}
      onConfirm={agree}
      onClose={onClose}
    >
      {kinds.map((kind) => (
        <p key={kind}>{agreedWords({ kind, successorName: null })}</p>
      ))}
    </ConfirmDialog>
  );
}
