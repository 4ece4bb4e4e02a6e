import { type ComponentType, Suspense } from 'react';
import {
  type CommandEditorProps,
  type CommandEditors,
  hasEditor,
} from '../../client/commands/commandEditor.ts';
import { useDevice } from '../../client/live/DeviceProvider.tsx';
import type { SyncItem } from '../../data/queries/sync/results.ts';
import { useToast } from '../../ui/toasts/toasts.ts';

/** The form of a refused change, filled in with what the person had entered. */
export function ItemEditor(props: {
  readonly item: SyncItem;
  readonly editors: CommandEditors;
  readonly onClose: () => void;
}) {
  const { item, editors, onClose } = props;
  const { device } = useDevice();
  const toast = useToast();
  if (!hasEditor(editors, item.name)) return null;
  // The registry gives each name the editor of its own arguments; here the name is any.
  const Editor = editors[item.name] as ComponentType<CommandEditorProps>;
  const submit = async (args: unknown) => {
    await device.retry(item.key, args);
    toast({ message: 'Alteração guardada', detail: 'Ela será enviada de novo.' });
    onClose();
  };
  const replaced = async () => {
    await device.discard(item.key);
    toast({ message: 'Alteração guardada' });
    onClose();
  };
  return (
    <Suspense fallback={null}>
      <Editor
        args={item.args as CommandEditorProps['args']}
        refusal={refusalOf(item)}
        onSubmit={submit}
        onReplaced={replaced}
        onClose={onClose}
      />
    </Suspense>
  );
}

const refusalOf = ({ refusal }: SyncItem): CommandEditorProps['refusal'] => ({
  reason: refusal?.message ?? null,
  fields: (refusal?.details?.['fields'] ?? {}) as Readonly<Record<string, string>>,
  ...(refusal?.details && { details: refusal.details }),
});
