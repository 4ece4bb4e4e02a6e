import NoteDialog from '../../../features/notes/editor/NoteDialog.tsx';
import type { DialogProps } from '../../../ui/dialogs.tsx';
import { Recorder } from './Recorder.ts';

/** The note of a session, with the recorder that another feature holds. */
export const NoteScreen = (props: DialogProps) => <NoteDialog {...props} Recorder={Recorder} />;

const CLINICAL = {
  create: 'Adicionar Nota Clínica',
  edit: 'Editar Nota Clínica',
  failure: 'Erro ao salvar nota. Tente novamente.',
} as const;

/** The same, as the history calls it. */
export const ClinicalNoteScreen = (props: DialogProps) => (
  <NoteDialog {...props} Recorder={Recorder} titles={CLINICAL} />
);
