import { type ComponentType, Suspense } from 'react';
import type { CommandEditorProps, CommandEditors } from '../../client/commandEditor.ts';
import { useDevice } from '../../client/DeviceProvider.tsx';
import type { SyncItem } from '../../data/queries/results.ts';
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
  // The registry gives each name the editor of its own arguments; here the name is any.
  const Editor = editors[item.name] as ComponentType<CommandEditorProps> | undefined;
  if (!Editor) return null;
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
        reason={item.refusal?.message ?? null}
        onSubmit={submit}
        onReplaced={replaced}
        onClose={onClose}
      />
    </Suspense>
  );
}
