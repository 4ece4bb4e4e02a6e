import type { Letter } from './compose.ts';

interface Addressee {
  readonly to: string;
  readonly name: string;
  readonly url: string;
}

const NOT_ASKED = 'Se você não fez este pedido, ignore esta mensagem; nada será alterado.';

export const verificationLetter = ({ to, name, url }: Addressee): Letter => ({
  to,
  subject: 'Confirme seu email no Sereno',
  greeting: `Olá, ${name}.`,
  paragraphs: ['Confirme que este email é seu. O link vale por 3 dias e pode ser usado uma vez.'],
  link: { label: 'Confirmar email', url },
  closing: NOT_ASKED,
});

export const resetLetter = ({ to, name, url }: Addressee): Letter => ({
  to,
  subject: 'Redefinição da sua senha no Sereno',
  greeting: `Olá, ${name}.`,
  paragraphs: [
    'Recebemos um pedido para redefinir a sua senha. O link vale por 1 hora e pode ser usado uma vez.',
    'Ao definir a nova senha, todas as sessões abertas são encerradas.',
  ],
  link: { label: 'Definir nova senha', url },
  closing: NOT_ASKED,
});

/** The subject says nothing of psychology: others may read it over a shoulder. */
export const inviteLetter = ({
  psychologistName,
  ...to
}: Addressee & { readonly psychologistName: string | null }): Letter => ({
  to: to.to,
  subject: 'Seu convite para o Sereno',
  greeting: `Olá, ${to.name}.`,
  paragraphs: [
    psychologistName
      ? `${psychologistName} convidou você para acompanhar e marcar seus horários pelo Sereno.`
      : 'Você recebeu um convite para acompanhar e marcar seus horários pelo Sereno.',
    'Abra o link e escolha uma senha. Ele vale por 7 dias e pode ser usado uma vez.',
  ],
  link: { label: 'Aceitar convite', url: to.url },
  closing: 'Se você não esperava este convite, ignore esta mensagem.',
});
