import { useState } from 'react';
import { useActor } from '../../client/DeviceProvider.tsx';
import { newId } from '../../client/newId.ts';
import { useCommand } from '../../client/useCommand.ts';
import { useLive } from '../../client/useLive.ts';
import { useZone } from '../../client/useZone.ts';
import type { AvailabilityBlock } from '../../domain/availability/block.ts';
import { wallClock } from '../../domain/time/zone.ts';
import type { DialogProps } from '../../ui/dialogs.tsx';
import { BlockFormDialog } from './BlockFormDialog.tsx';
import { blankBlock, blockFormOf, changedBlock, newBlock } from './blockForm.ts';
import { useNow } from '../../ui/useNow.ts';
import { Kept } from './Kept.tsx';
import { SAVED } from './texts.ts';
import { useBlockForm } from './useBlockForm.ts';
import { type NewDraft, NewTimes } from './NewTimes.tsx';

/** A new block, or with a target that one. */
export function BlockDialog({ target, draft = null, onClose }: DialogProps) {
  return target ? (
    <EditBlock id={target} onClose={onClose} />
  ) : (
    <NewTimes kind="block" wanted={draft}>
      {(kept) => <NewBlock {...kept} onClose={onClose} />}
    </NewTimes>
  );
}

function NewBlock({ draftKey, psychologistId, onClose }: NewDraft & { onClose: () => void }) {
  const isNamed = useActor().role === 'administrator';
  const zone = useZone();
  const now = useNow();
  const [id] = useState(newId);
  const form = useBlockForm({
    ...newBlock(id, zone, isNamed),
    start: blankBlock(psychologistId, wallClock(now, zone).day),
    draftKey,
    isNamed,
  });
  const { run, saving, failure } = useCommand('availabilityBlock.create', SAVED);
  return (
    <BlockFormDialog
      form={form}
      psychologistId={form.values.psychologistId ?? psychologistId}
      title="Novo bloqueio"
      submitLabel="Bloquear"
      saving={saving}
      failure={failure}
      failureTitle={SAVED.refused}
      onSubmit={async () => (await form.submit(run)) && onClose()}
      onClose={onClose}
    />
  );
}

const EditBlock = ({ id, onClose }: { id: string; onClose: () => void }) => (
  <Kept
    known={useLive('blocks.byId', { id })}
    title="Editar bloqueio"
    missing="Bloqueio não encontrado."
    onClose={onClose}
  >
    {(found) => <ChangeBlock block={found} onClose={onClose} />}
  </Kept>
);

function ChangeBlock({ block, onClose }: { block: AvailabilityBlock; onClose: () => void }) {
  const zone = useZone();
  const start = blockFormOf(block, zone);
  const form = useBlockForm({
    ...changedBlock(block, zone),
    start,
    draftKey: `block:${block.id}`,
    before: start,
    isNamed: false,
  });
  const { run, saving, failure } = useCommand('availabilityBlock.update', SAVED);
  const save = async () => {
    if (!form.changed && form.valid) return onClose();
    if (await form.submit(run)) onClose();
  };
  return (
    <BlockFormDialog
      form={form}
      before={block}
      psychologistId={form.changed ? block.psychologistId : null}
      title="Editar bloqueio"
      submitLabel="Salvar"
      saving={saving}
      failure={failure}
      failureTitle={SAVED.refused}
      onSubmit={save}
      onClose={onClose}
    />
  );
}
