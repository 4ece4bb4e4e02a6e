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
  done: { message: 'Nota atualizada com sucesso!', detail: 'O resumo será gerado de novo.' },
  refused: 'Erro ao atualizar nota',
};
/** Where no program reads the patient's notes. */
export const UPDATED_UNREAD = { ...UPDATED, done: UPDATED.done.message };

/** While it is not known whether a session has a note. */
export const NOTE_ARRIVING = 'A nota desta sessão ainda está sendo baixada.';
export const DRAFT_WAITS =
  'O que você escrever fica guardado neste aparelho como rascunho e se junta à nota quando ela chegar.';

export const SAVED_WITHOUT_SUMMARY = 'Nota salva, mas resumo indisponível';
export const NO_CONSENT =
  'Falta o consentimento do paciente para IA: nenhum programa lê esta nota.';
export const ON_NEXT_CHANGE = 'Um resumo é feito quando o texto for alterado e salvo.';
export const QUOTA = 'Cota de uso de IA esgotada para este mês. Tente novamente no próximo mês.';

/** Beside everything that a program made of a note. */
export const BY_AI = 'Feito por IA';
export const ONLY_AUTHORS = 'As notas clínicas são vistas apenas por quem as escreveu.';

/** Of a note that was put into the patient's record or out of it: the screen itself shows where it stands now. */
export const SHELVED = { done: null, refused: 'Erro ao mudar a nota de lugar' };

const NUMBERS = ['', 'Há outro texto', 'Há outros dois textos', 'Há outros três textos'];

/** Says how many texts wait beside the present one. */
export const waitingWords = (count: number): string =>
  `${NUMBERS[count] ?? `Há outros ${count} textos`} desta nota, escrito${count === 1 ? '' : 's'} em outro lugar no mesmo trecho.`;

export const STAYS_IN_RECORD = 'A nota continua no prontuário.';
