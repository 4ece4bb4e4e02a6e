import { KEEP_YEARS } from '../../../domain/records/retention.ts';
import { CLOSING_DAYS } from '../../../domain/users/closing.ts';

/** Whose account it is, as far as its end differs. */
export type Closing = 'patient' | 'ownPractice' | 'clinicPsychologist' | 'administrator';

export const FIRST = `A conta é encerrada ${CLOSING_DAYS} dias depois do pedido. Até lá tudo continua como está, e você pode voltar atrás.`;

const YEARS = `prontuários por ${KEEP_YEARS.prontuario} anos depois do último registro (Lei 13.787/2018), as demais notas e os pagamentos por ${KEEP_YEARS.registro_documental} (Resolução CFP 1/2009)`;
const ERASED =
  'senha, telefone, biografia, CPF do cadastro, chave Pix, assinatura, modelos de nota';
const TAKE_ALONG =
  'Antes, leve uma cópia: “Exportar tudo”, acima, tem tudo em JSON e em planilhas.';

/** What is erased, what is kept, for how long and by whom. */
export const CLOSING_WORDS: Readonly<Record<Closing, readonly string[]>> = {
  patient: [
    'Apagamos seu nome, email, telefone e senha desta conta, e você deixa de entrar no portal.',
    'O consultório é obrigado a guardar o seu prontuário, e continua com ele. O que é seu de direito pode ser pedido a ele a qualquer momento.',
    'Sessões marcadas continuam marcadas. Se quiser desmarcar, faça isso antes.',
  ],
  ownPractice: [
    `Apagamos ${ERASED}, a ligação com o Google Calendar e o acesso dos pacientes ao portal.`,
    `O que a lei manda guardar fica guardado sem acesso, em seu nome, CRP e email: ${YEARS}. Depois é eliminado.`,
    `${TAKE_ALONG} A guarda continua sendo sua responsabilidade, e a cópia é o que você terá para responder a pedidos.`,
    'Sessões futuras não são desmarcadas: avise seus pacientes.',
  ],
  clinicPsychologist: [
    'Seus pacientes precisam passar antes a outro psicólogo, ou ter o prontuário lacrado: peça a quem administra a clínica.',
    `Apagamos ${ERASED} e a ligação com o Google Calendar.`,
    `O que você escreveu fica guardado em seu nome, CRP e email: ${YEARS}.`,
    TAKE_ALONG,
  ],
  administrator: [
    'A clínica precisa de quem a administre: enquanto outras pessoas trabalham nela, a última conta de administração fica.',
    'Apagamos seu email, telefone e senha. Seu nome fica no registro do que foi feito com as contas.',
    `Se ninguém mais trabalhar na clínica, o acesso dos pacientes ao portal fecha, e o que a lei manda guardar fica guardado sem acesso: ${YEARS}.`,
    TAKE_ALONG,
  ],
};
