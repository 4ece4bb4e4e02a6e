import type { CommandEditorProps } from '../../client/commandEditor.ts';
import { ReasonEditor } from '../../pieces/forms/ReasonEditor.tsx';
import { deleteNote } from '../../domain/notes/commands.ts';

/** Mends a refused deletion: its reason. */
export default function DeleteNoteEditor(props: CommandEditorProps<'note.delete'>) {
  return <ReasonEditor {...props} title="Excluir nota" schema={deleteNote.args} />;
}
