import type { Letter } from './compose.ts';
import {
  firstName,
  grantedWords,
  refusedWords,
  reminderWords,
} from '../../../src/domain/reminders/words.ts';
import { greetingOf, neutralName } from './neutral-name.ts';

interface Addressee {
  readonly to: string;
  readonly name: string;
  readonly url: string;
}

const NOT_ASKED = 'Se você não fez este pedido, ignore esta mensagem; nada será alterado.';

export const verificationLetter = ({ to, name, url }: Addressee): Letter => ({
  to,
  subject: 'Confirme seu email no Sereno',
  greeting: greetingOf(name),
  paragraphs: ['Confirme que este email é seu. O link vale por 3 dias e pode ser usado uma vez.'],
  link: { label: 'Confirmar email', url },
  closing: NOT_ASKED,
});

export const resetLetter = ({ to, name, url }: Addressee): Letter => ({
  to,
  subject: 'Redefinição da sua senha no Sereno',
  greeting: greetingOf(name),
  paragraphs: [
    'Recebemos um pedido para redefinir a sua senha. O link vale por 1 hora e pode ser usado uma vez.',
    'Ao definir a nova senha, todas as sessões abertas são encerradas.',
  ],
  link: { label: 'Definir nova senha', url },
  closing: NOT_ASKED,
});

export const passwordChangedLetter = ({ to, name, url }: Addressee): Letter => ({
  to,
  subject: 'A senha da sua conta no Sereno foi alterada',
  greeting: greetingOf(name),
  paragraphs: [
    'A senha da sua conta foi alterada, e as sessões nos outros aparelhos foram encerradas.',
    'Se não foi você, escolha outra senha agora.',
  ],
  link: { label: 'Escolher outra senha', url },
  closing: 'Se foi você, não é preciso fazer nada.',
});

/** Nothing that somebody typed stands in a mail to an address that may be a stranger's. */
export const newAddressLetter = ({ to, url }: Omit<Addressee, 'name'>): Letter => ({
  to,
  subject: 'Confirme seu novo email no Sereno',
  greeting: 'Olá.',
  paragraphs: [
    'Recebemos um pedido para usar este email em uma conta do Sereno. O link vale por 3 dias e pode ser usado uma vez.',
    'Até você confirmar, a conta continua com o email de antes.',
  ],
  link: { label: 'Confirmar novo email', url },
  closing: NOT_ASKED,
});

export const addressTakenLetter = ({ to, url }: Omit<Addressee, 'name'>): Letter => ({
  to,
  subject: 'Este email já tem uma conta no Sereno',
  greeting: 'Olá.',
  paragraphs: [
    'Recebemos um pedido para usar este email em outra conta. Como ele já tem uma conta no Sereno, nada foi alterado.',
    'Se foi você, entre com este email, ou escolha outro para aquela conta.',
  ],
  link: { label: 'Entrar', url },
  closing: NOT_ASKED,
});

export const addressChangedLetter = ({
  to,
  name,
  url,
}: Omit<Addressee, 'name'> & { readonly name: string | null }): Letter => ({
  to,
  subject: 'O email da sua conta no Sereno foi alterado',
  greeting: greetingOf(name ?? ''),
  paragraphs: [
    'O email da sua conta foi trocado, e este não serve mais para entrar.',
    'Se não foi você, desfaça a troca em até 7 dias: a conta volta para este email, todas as sessões são encerradas e você escolhe outra senha.',
  ],
  link: { label: 'Desfazer a troca', url },
  closing: 'Se foi você, não é preciso fazer nada.',
});

export const accountExistsLetter = ({ to, url }: Omit<Addressee, 'name'>): Letter => ({
  to,
  subject: 'Você já tem uma conta no Sereno',
  greeting: 'Olá.',
  paragraphs: [
    'Alguém tentou criar uma conta com este email, que já tem uma. Nada foi alterado.',
    'Se foi você, entre com a sua senha, ou escolha outra em “Esqueci a senha”.',
  ],
  link: { label: 'Entrar', url },
  closing: 'Se não foi você, ignore esta mensagem.',
});

function invitation(psychologistName: string | null): string {
  const from = psychologistName === null ? null : neutralName(psychologistName);
  return from === null
    ? 'Você recebeu um convite para acompanhar e marcar seus horários pelo Sereno.'
    : `${from} convidou você para acompanhar e marcar seus horários pelo Sereno.`;
}

/** The subject says nothing of psychology: others may read it over a shoulder. */
export const inviteLetter = ({
  psychologistName,
  ...to
}: Addressee & { readonly psychologistName: string | null }): Letter => ({
  to: to.to,
  subject: 'Seu convite para o Sereno',
  greeting: greetingOf(to.name),
  paragraphs: [
    invitation(psychologistName),
    'Abra o link e escolha uma senha. Ele vale por 7 dias e pode ser usado uma vez.',
  ],
  link: { label: 'Aceitar convite', url: to.url },
  closing: 'Se você não esperava este convite, ignore esta mensagem.',
});

const firstOf = (name: string | null): string | null => {
  const neutral = name === null ? null : neutralName(firstName(name));
  return neutral === '' ? null : neutral;
};

/** Neither the clinic nor what the session is for stands in it. */
export function reminderLetter(of: {
  readonly to: string;
  readonly patientName: string;
  readonly therapistName: string;
  readonly startAt: string;
  readonly zone: string;
  readonly stop: NonNullable<Letter['stop']>;
}): Letter {
  const { to, startAt, zone, stop } = of;
  const [patient, therapist] = [firstOf(of.patientName), firstOf(of.therapistName)];
  const { subject, greeting, text, closing } = reminderWords({ patient, therapist, startAt, zone });
  return { to, subject, greeting, paragraphs: [text], closing, stop };
}

interface AnswerLetter {
  readonly to: string;
  readonly patientName: string;
  /** When the time begins that was granted, or of those refused the one that was asked for first, ISO. */
  readonly startAt: string;
  readonly zone: string;
  readonly link: NonNullable<Letter['link']>;
  readonly stop: NonNullable<Letter['stop']>;
}

export function grantedLetter(
  of: AnswerLetter & { readonly therapistName: string; readonly isSecondChoice: boolean },
): Letter {
  const { to, link, stop } = of;
  const names = { patient: firstOf(of.patientName), therapist: firstOf(of.therapistName) };
  return { to, ...grantedWords({ ...of, ...names }), link, stop };
}

export function refusedLetter(of: AnswerLetter & { readonly wished: number }): Letter {
  const { to, link, stop } = of;
  return { to, ...refusedWords({ ...of, patient: firstOf(of.patientName) }), link, stop };
}

/** To somebody who has no account yet: the address may be a stranger's, and nothing names the clinic. */
export function memberInviteLetter({
  to,
  invitedBy,
  url,
}: Omit<Addressee, 'name'> & { readonly invitedBy: string }): Letter {
  const from = neutralName(invitedBy);
  return {
    to,
    subject: 'Seu convite para trabalhar com o Sereno',
    greeting: 'Olá.',
    paragraphs: [
      `${from === null ? 'Você recebeu um convite' : `${from} convidou você`} para fazer parte de uma equipe no Sereno.`,
      'Abra o link e crie a sua conta. Ele vale por 7 dias e pode ser usado uma vez.',
    ],
    link: { label: 'Aceitar convite', url },
    closing: 'Se você não esperava este convite, ignore esta mensagem.',
  };
}

/** What is on the person's devices is named, since nobody else would say that it is still there. */
export const accountStatusLetter = ({
  to,
  name,
  isActive,
  url,
}: Addressee & { readonly isActive: boolean }): Letter => ({
  to,
  subject: isActive ? 'Sua conta no Sereno foi reativada' : 'Sua conta no Sereno foi desativada',
  greeting: greetingOf(name),
  paragraphs: isActive
    ? [
        'A administração reativou a sua conta. Entre com o seu email e a sua senha.',
        'O que estava salvo nos seus aparelhos e ainda não tinha sido enviado segue quando você entrar.',
      ]
    : [
        'A administração desativou a sua conta, e você não consegue mais entrar.',
        'O que você salvou nos seus aparelhos e ainda não foi enviado continua neles: nada é apagado. Entre em contato com o administrador.',
      ],
  link: { label: 'Abrir o Sereno', url },
  closing: 'Em caso de dúvida, fale com a administração.',
});

/** @param of.day as a person writes it */
export const closingAskedLetter = ({
  to,
  name,
  url,
  day,
}: Addressee & { readonly day: string }): Letter => ({
  to,
  subject: 'Sua conta no Sereno será encerrada',
  greeting: greetingOf(name),
  paragraphs: [
    `Recebemos um pedido para encerrar a sua conta. Ela será encerrada em ${day}, e até lá tudo continua como está.`,
    'Se mudar de ideia, abra o link e toque em “Manter a conta”. Se quiser levar os seus dados, exporte-os antes desse dia.',
  ],
  link: { label: 'Manter a conta', url },
  closing: 'Se não foi você, mantenha a conta e troque a senha.',
});

export const accountClosedLetter = ({ to, name, url }: Addressee): Letter => ({
  to,
  subject: 'Sua conta no Sereno foi encerrada',
  greeting: greetingOf(name),
  paragraphs: [
    'A sua conta foi encerrada, como você pediu, e não é mais possível entrar com ela.',
    'O que a lei manda guardar continua guardado pelo prazo dela; o resto foi apagado.',
    'O que está salvo nos seus aparelhos continua neles até você remover.',
  ],
  link: { label: 'Abrir o Sereno', url },
  closing: 'Obrigado por ter usado o Sereno.',
});

export const accountKeptLetter = ({ to, name, url }: Addressee): Letter => ({
  to,
  subject: 'Sua conta no Sereno não foi encerrada',
  greeting: greetingOf(name),
  paragraphs: [
    'Hoje a sua conta seria encerrada, mas algo mudou desde o seu pedido, e ela continua aberta.',
    'Peça o encerramento de novo em Configurações, Dados: lá está escrito o que falta.',
  ],
  link: { label: 'Abrir o Sereno', url: `${url}/app/configuracoes?aba=dados` },
  closing: 'Em caso de dúvida, fale com a administração.',
});
