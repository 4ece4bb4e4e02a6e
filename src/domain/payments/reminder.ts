import { firstName } from '../patients/whatsapp.ts';

/** What is still to be paid: whoever reads it over a shoulder learns neither for what nor with whom. */
export interface Due {
  readonly name: string | null;
  readonly sessions: number;
  /** As it is written, e.g. `R$ 600,00`; `null` where not all of it is known. */
  readonly amount: string | null;
}

/** No word of the service, the practice or the reason. */
export function dueText({ name, sessions, amount }: Due): string {
  const hello = firstName(name ?? '');
  const times = sessions === 1 ? 'do nosso horário' : `dos nossos ${sessions} horários`;
  const what = amount === null ? `o acerto ${times}` : `o acerto ${times}, no total de ${amount}`;
  return `Olá${hello && `, ${hello}`}! Passando para combinar ${what}. Se já acertou, desconsidere. Obrigado!`;
}

/** A mail with the text written, for the person to send; `null` without an address. */
export const dueMail = (email: string | null, text: string): string | null =>
  email &&
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent('Acerto dos horários')}&body=${encodeURIComponent(text)}`;
