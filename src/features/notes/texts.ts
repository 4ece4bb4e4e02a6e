const refused = (code: string): string =>
  code === 'note_exists' ? 'Nota já existe' : 'Erro ao salvar nota';

/** What is said when the server has answered. */
export const CREATED = { done: 'Nota criada com sucesso!', refused };
export const UPDATED = {
  done: 'Nota atualizada com sucesso!',
  refused: () => 'Erro ao atualizar nota',
};
