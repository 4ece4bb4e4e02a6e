const refused = (code: string): string =>
  code === 'note_exists' ? 'Nota já existe' : 'Erro ao salvar nota';

/** What is said when the server has answered. */
export const CREATED = { done: 'Nota criada com sucesso!', refused };
export const CREATED_AND_COMPLETED = {
  done: { message: CREATED.done, detail: 'A sessão foi marcada como concluída.' },
  refused,
};
/** Of the session, together with its note. */
export const COMPLETED_WITH_NOTE = { done: null, refused: 'Erro ao completar agendamento' };
export const UPDATED = {
  done: 'Nota atualizada com sucesso!',
  refused: 'Erro ao atualizar nota',
};

/** While it is not known whether a session has a note. */
export const NOTE_ARRIVING = 'A nota desta sessão ainda está sendo baixada.';
export const DRAFT_WAITS =
  'O que você escrever fica guardado neste aparelho como rascunho e se junta à nota quando ela chegar.';
