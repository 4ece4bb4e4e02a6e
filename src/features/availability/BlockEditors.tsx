import { useActor } from '../../client/DeviceProvider.tsx';
import type { CommandEditorProps } from '../../client/commandEditor.ts';
import { useLive } from '../../client/useLive.ts';
import { useRepair } from '../../client/useRepair.ts';
import { useZone } from '../../client/useZone.ts';
import type { AvailabilityBlock } from '../../domain/availability/block.ts';
import { REPAIR } from '../../ui/forms/FormDialog.tsx';
import { BlockFormDialog } from './BlockFormDialog.tsx';
import { blockFormOf, changedBlock, newBlock } from './blockForm.ts';
import { Kept } from './Kept.tsx';
import { useBlockForm } from './useBlockForm.ts';

/** Mends a refused new block. */
export function NewBlockEditor(props: CommandEditorProps<'availabilityBlock.create'>) {
  const { args, refusal, onSubmit, onClose } = props;
  const { role, userId } = useActor();
  const isNamed = role === 'administrator';
  const zone = useZone();
  const { isRecurring = false, recurringPattern = null } = args;
  const { schema, toArgs } = newBlock(args.id, zone, isNamed);
  const form = useBlockForm({
    schema,
    toArgs: (values) => ({ ...args, ...toArgs(values) }),
    start: blockFormOf({ ...args, isRecurring, recurringPattern }, zone),
    isNamed,
    isRepair: true,
  });
  const { run, saving, failure } = useRepair(refusal, onSubmit);
  return (
    <BlockFormDialog
      {...REPAIR}
      form={form}
      psychologistId={isNamed ? form.values.psychologistId : userId}
      title="Novo bloqueio"
      saving={saving}
      failure={failure}
      onSubmit={() => form.submit(run)}
      onClose={onClose}
    />
  );
}

/** Mends a refused edit: its changes over the block as it is now. */
export function BlockEditor(props: CommandEditorProps<'availabilityBlock.update'>) {
  return (
    <Kept
      known={useLive('blocks.byId', { id: props.args.id })}
      title="Editar bloqueio"
      missing="Bloqueio não encontrado."
      onClose={props.onClose}
    >
      {(block) => <Changes {...props} block={block} />}
    </Kept>
  );
}

const given = <T extends object>(args: T): Partial<T> =>
  Object.fromEntries(Object.entries(args).filter(([, value]) => value !== undefined)) as Partial<T>;

function Changes({
  args,
  refusal,
  block,
  onSubmit,
  onClose,
}: CommandEditorProps<'availabilityBlock.update'> & { readonly block: AvailabilityBlock }) {
  const zone = useZone();
  const form = useBlockForm({
    ...changedBlock(block, zone),
    start: blockFormOf({ ...block, ...given(args) } as AvailabilityBlock, zone),
    before: blockFormOf(block, zone),
    isNamed: false,
    isRepair: true,
  });
  const { run, saving, failure } = useRepair(refusal, onSubmit);
  return (
    <BlockFormDialog
      {...REPAIR}
      form={form}
      before={block}
      psychologistId={block.psychologistId}
      title="Editar bloqueio"
      saving={saving}
      failure={failure}
      onSubmit={() => form.submit(run)}
      onClose={onClose}
    />
  );
}
