import { bookingRefused } from '../../pieces/sessions/booked.ts';

/** What is said when the server has answered. */
/** A session that was held before anybody wrote it down. */
export const RECORDED = {
  done: 'Sessão registrada como concluída!',
  refused: bookingRefused('Erro ao registrar sessão'),
};
/** It goes with another command, which says it. */
export const HELD = { done: null, refused: 'Erro ao completar agendamento' };
export const MOVED = {
  done: 'Sessão remarcada!',
  refused: bookingRefused('Erro ao remarcar a sessão'),
};
export const MOVED_BACK = {
  done: 'A sessão voltou ao horário de antes.',
  refused: bookingRefused('Erro ao desfazer'),
};
export const CANCELLED = {
  done: 'Agendamento cancelado com sucesso!',
  refused: 'Erro ao cancelar agendamento',
};
export const RESTORED = {
  done: 'A sessão voltou à agenda.',
  refused: bookingRefused('Erro ao desfazer'),
};
export const ASSOCIATED = {
  done: 'Paciente associado com sucesso!',
  refused: 'Erro ao associar paciente',
};

export const ONLY_SCHEDULED = "Apenas agendamentos com status 'Agendado' podem ser cancelados";
