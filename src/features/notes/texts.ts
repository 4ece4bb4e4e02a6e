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

/** Words for a note that the present version of the word list is to read. */
export const READ_AGAIN = {
  done: 'A nota será lida de novo.',
  refused: (code: string): string =>
    code === 'no_consent' ? NO_CONSENT : 'Erro ao pedir outra leitura',
};

/** While it is not known whether a session has a note. */
export const NOTE_ARRIVING = 'A nota desta sessão ainda está sendo baixada.';
export const DRAFT_WAITS =
  'O que você escrever fica guardado neste aparelho como rascunho e se junta à nota quando ela chegar.';

export const SAVED_WITHOUT_SUMMARY = 'Nota salva, mas resumo indisponível';
/** Said where the word list's extract stands in for a provider's summary. */
export const EXTRACT_HERE =
  'O que está aqui são trechos escolhidos pelo leitor por palavras do servidor.';
export const ASK_AGAIN =
  'O serviço de IA não deu um resumo que se possa usar. Ao salvar a nota de novo, ele é chamado outra vez.';
export const NO_CONSENT =
  'Falta o consentimento do paciente para IA: nenhum programa lê esta nota.';
/** Said where a program had read the note before. */
export const ESTIMATES_HIDDEN = `${NO_CONSENT} O rascunho do resumo é de antes; as estimativas não são mostradas.`;
export const NOT_SEARCHED = `${NO_CONSENT} Trechos para reler não foram procurados.`;
export const ON_NEXT_CHANGE = 'Um resumo é feito quando o texto for alterado e salvo.';
export const QUOTA = 'Cota de uso de IA esgotada para este mês. Tente novamente no próximo mês.';

/** Beside everything that a program made of a note. */
export const BY_PROGRAM = 'Feito por um programa';
export const ONLY_AUTHORS = 'As notas clínicas são vistas apenas por quem as escreveu.';

/** Of a note that was put into the patient's record or out of it: the screen itself shows where it stands now. */
export const SHELVED = { done: null, refused: 'Erro ao mudar a nota de lugar' };

const NUMBERS = ['', 'Há outro texto', 'Há outros dois textos', 'Há outros três textos'];

/** Says how many texts wait beside the present one. */
export const waitingWords = (count: number): string =>
  `${NUMBERS[count] ?? `Há outros ${count} textos`} desta nota, escrito${count === 1 ? '' : 's'} em outro lugar no mesmo trecho.`;

export const STAYS_IN_RECORD = 'A nota continua no prontuário.';
