import type { ConsentKind } from '../../domain/patients/consent.ts';

/** What the patient is asked, in words that can be read aloud. */
export const consentDetails: Readonly<Record<ConsentKind, string>> = {
  recording: 'Gravar trechos da sessão. A gravação fica neste aparelho até virar texto.',
  transcription: 'Enviar a gravação, só quando eu pedir, para que ela vire texto.',
  ai: 'Ler as notas com um programa, que resume e encontra temas. Eu reviso o que ele escreve.',
};

export const GIVE = {
  title: 'Registrar consentimento',
  texts: { done: 'Consentimento registrado.', refused: 'Erro ao registrar consentimento' },
} as const;

export const REVOKE = {
  title: 'Revogar consentimento',
  texts: { done: 'Consentimento revogado.', refused: 'Erro ao revogar consentimento' },
} as const;
