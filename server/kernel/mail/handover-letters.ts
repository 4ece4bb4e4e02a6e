import type { Letter } from './compose.ts';
import { greetingOf } from './neutral-name.ts';

interface Of {
  readonly to: string;
  readonly name: string;
  readonly url: string;
  /** How many questions wait. */
  readonly count: number;
}

const waiting = (count: number): string =>
  count === 1
    ? 'Há 1 pedido para passar ou lacrar o que você guarda. Nada do que você escreveu passa antes da sua resposta.'
    : `Há ${count} pedidos para passar ou lacrar o que você guarda. Nada do que você escreveu passa antes da sua resposta.`;

/** To a member whose account is open. Nothing in it says of what kind the work is. */
export const handoverAskedLetter = ({ to, name, url, count }: Of): Letter => ({
  to,
  subject: 'Mudança no que está com você no Sereno',
  greeting: greetingOf(name),
  paragraphs: [
    'A administração passou, ou quer passar, algo que estava com você para outra pessoa da equipe.',
    count > 0 ? waiting(count) : 'Veja no Sereno o que mudou.',
  ],
  link: { label: 'Ver no Sereno', url },
  closing: 'Se você não sabia disto, fale com a administração.',
});

/** To a member whose account is closed. @param of.day as a person writes it */
export const handoverWaitsLetter = ({
  to,
  name,
  url,
  day,
}: Of & { readonly day: string }): Letter => ({
  to,
  subject: 'O que você guarda no Sereno vai passar para outra pessoa',
  greeting: greetingOf(name),
  paragraphs: [
    `A sua conta está desativada. A administração pediu que os registros que estão com você passem para outra pessoa da equipe, ou sejam lacrados. Isso acontece a partir de ${day}.`,
    'Se você não concorda, abra o link antes desse dia: nada passa. O que é só seu não passa em nenhum caso.',
  ],
  link: { label: 'Não concordo', url },
  closing: 'Se você concorda, não é preciso fazer nada.',
});
