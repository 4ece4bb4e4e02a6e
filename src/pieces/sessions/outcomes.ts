/** What is said when the server has answered that a session is over, one way or the other. */
export const COMPLETED = {
  done: 'Agendamento marcado como concluído!',
  refused: 'Erro ao completar agendamento',
};
export const NO_SHOW = {
  done: {
    message: 'Status atualizado',
    detail: 'Sessão marcada como "Não Compareceu" com sucesso!',
  },
  refused: 'Erro ao atualizar status',
};
