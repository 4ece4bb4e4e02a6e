import { reasonOf } from '../../pieces/calendar/texts.ts';

/** A failure's headline with the reason behind it. */
const saying =
  (headline: string) =>
  (error: unknown): string =>
    `${headline}: ${reasonOf(error)}`;

export const NOT_OPENED = saying('Não foi possível abrir a página do Google');
export const NOT_LISTED = saying('Erro ao listar calendários');
export const NOT_CONNECTED = saying('Erro ao conectar com calendário selecionado');
export const NOT_CHANGED = saying('Erro ao atualizar configurações');
export const NOT_SYNCED = saying('Erro na sincronização');
export const NOT_DISCONNECTED = saying('Erro ao desconectar Google Calendar');

export const WINDOW_CLOSED =
  'A janela do Google foi fechada antes do fim. Nada mudou; conecte de novo quando quiser.';
const DENIED = 'O acesso não foi permitido na tela do Google. Nada mudou.';

/** @param error as Google names it, or words of ours */
export const errorWords = (error: string): string =>
  error === 'access_denied' ? DENIED : `O Google não autorizou o acesso: ${error}.`;

export const SESSIONS_THERE =
  'No Google, cada sessão aparece só como “Sessão”, sem o nome de quem é atendido.';
export const READ_ONLY =
  'Neste calendário não dá para criar eventos: os horários ocupados aparecem aqui, mas as sessões não vão para ele.';
export const REFUSED =
  'Aqui vale o horário da sua agenda; no Google ainda está como antes. O Sereno tenta de novo sozinho. Um evento que outra pessoa organiza só ela pode mudar.';

export const HELD_BACK =
  'Nada foi cancelado aqui. Se você apagou ou moveu esses eventos de propósito, cancele as sessões; senão, mantenha, e o Sereno escreve no Google outra vez.';
export const ELSEWHERE =
  'O evento foi para outro calendário da sua conta; o que mudar aqui não chega a ele.';
export const NOT_ANSWERED = saying('Não foi possível guardar a resposta');
export const heldBackWords = (count: number): string =>
  count === 1
    ? '1 sessão não está mais neste calendário do Google. Ela ainda vale?'
    : `${count} sessões não estão mais neste calendário do Google. Elas ainda valem?`;
