export const UNAVAILABLE = 'Horário não disponível';

/** The headline of a refused time; another refusal's own. */
export const bookingRefused =
  (otherwise: string) =>
  (code: string): string =>
    code === 'appointment_overlap' ? UNAVAILABLE : otherwise;

/** What is said of a new session when the server has answered. */
export const BOOKED = {
  done: 'Agendamento realizado!',
  refused: bookingRefused('Erro ao agendar'),
};
