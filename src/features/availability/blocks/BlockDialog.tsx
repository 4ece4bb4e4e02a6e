import { useState } from 'react';
import { useActor } from '../../../client/live/DeviceProvider.tsx';
import { newId } from '../../../client/newId.ts';
import { useLive } from '../../../client/live/useLive.ts';
import { useToday } from '../../../client/time/useToday.ts';
import { useZone } from '../../../client/time/useZone.ts';
import type { AvailabilityBlock } from '../../../domain/availability/block.ts';
import { createBlock, updateBlock } from '../../../domain/availability/commands/blockCommands.ts';
import { changedSpan } from '../../../domain/availability/wallSpan.ts';
import { CommandDialog } from '../../../pieces/forms/CommandDialog.tsx';
import { editorOf, type Opened } from '../../../pieces/forms/SendingDialog.tsx';
import { OverRecord } from '../../../pieces/forms/OverRecord.tsx';
import type { DialogProps } from '../../../ui/dialogs.tsx';
import { BlockFields } from './BlockFields.tsx';
import { blankBlock, blockErrors, blockFormOf, changedBlock, newBlock } from './blockForm.ts';
import { type NewDraft, NewTimes } from '../NewTimes.tsx';
import { SAVED } from '../texts.ts';
import { whileInvalid } from '../times.ts';

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

function NewBlock(props: Partial<NewDraft> & Opened<'availabilityBlock.create'>) {
  const { psychologistId = null, refused } = props;
  const { role, userId } = useActor();
  const isNamed = role === 'administrator';
  const zone = useZone();
  const today = useToday();
  const [id] = useState(() => refused?.args.id ?? newId());
  return (
    <CommandDialog
      {...props}
      command={createBlock}
      words={SAVED}
      title="Novo bloqueio"
      submitLabel="Bloquear"
      form={{
        start: blankBlock(psychologistId, today),
        of: (args) => blockFormOf({ isRecurring: false, recurringPattern: null, ...args }, zone),
        toArgs: (values, sent) => ({ ...sent, ...newBlock(id, zone, isNamed).toArgs(values) }),
        rules: (values) => blockErrors(values, { today, isNamed }),
      }}
      shown={whileInvalid}
    >
      {(form) => (
        <BlockFields
          form={form}
          today={today}
          psychologistId={isNamed ? form.values.psychologistId : userId}
        />
      )}
    </CommandDialog>
  );
}

function EditBlock(props: { readonly id: string } & Opened<'availabilityBlock.update'>) {
  return (
    <OverRecord
      known={useLive('blocks.byId', { id: props.id })}
      title="Editar bloqueio"
      missing="Bloqueio não encontrado."
      onClose={props.onClose}
    >
      {(block) => <ChangeBlock {...props} block={block} />}
    </OverRecord>
  );
}

function ChangeBlock({
  block,
  ...props
}: { readonly block: AvailabilityBlock } & Opened<'availabilityBlock.update'>) {
  const zone = useZone();
  const today = useToday();
  const before = blockFormOf(block, zone);
  return (
    <CommandDialog
      {...props}
      command={updateBlock}
      words={SAVED}
      title="Editar bloqueio"
      submitLabel="Salvar"
      isChange
      draftKey={`block:${block.id}`}
      form={{
        start: before,
        of: (args) =>
          blockFormOf({ ...block, ...given(args), ...changedSpan(block, args, zone) }, zone),
        toArgs: changedBlock(block, zone).toArgs,
        rules: (values) => blockErrors(values, { today, isNamed: false, before }),
      }}
      shown={whileInvalid}
    >
      {(form) => (
        <BlockFields
          form={form}
          today={today}
          before={block}
          psychologistId={props.refused || form.changed ? block.psychologistId : null}
        />
      )}
    </CommandDialog>
  );
}

const given = <T extends object>(args: T) =>
  Object.fromEntries(
    Object.entries(args).filter(([, value]) => value !== undefined),
  ) as Partial<AvailabilityBlock>;

/** Mends a refused new block. */
export const NewBlockEditor = editorOf<'availabilityBlock.create'>(NewBlock);

/** Mends a refused edit: its changes over the block as it is now. */
export const BlockEditor = editorOf<'availabilityBlock.update'>(EditBlock);
