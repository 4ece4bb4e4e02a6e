import type { AiProviderAnswer } from '../../domain/contract/kit/server.ts';

const UNKNOWN = 'Quem lê as notas e ouve as gravações aparece aqui quando houver conexão.';
const NOBODY = 'Quem mantém este servidor não disse qual serviço é, nem em que país fica.';

const HIDDEN =
  'Nome, CPF, telefone, email e endereço do paciente são trocados antes de o texto sair, e voltam no resumo. O resto do texto vai como está escrito.';
const SOUND = 'A gravação vai como foi feita, com a voz e o que se diz nela.';

/** Names the service and its country, or says that nobody has. */
function whoWords({ name, country }: AiProviderAnswer): string {
  if (name === null && country === null) return NOBODY;
  if (name === null)
    return `O serviço fica em: ${country}. Quem mantém este servidor não disse qual é.`;
  if (country === null)
    return `O serviço é: ${name}. Quem mantém este servidor não disse em que país fica.`;
  return `O serviço é: ${name}. País: ${country}.`;
}

/** Says who reads notes and hears recordings, in a sentence each. */
export function providerWords(provider: AiProviderAnswer | null): string {
  if (provider === null) return UNKNOWN;
  const { notes, recordings } = provider;
  const isOutside = notes === 'outside' || recordings === 'outside';
  return [
    notes === 'outside'
      ? 'Um serviço externo lê as notas.'
      : 'As notas são lidas por um programa deste servidor, e não saem dele.',
    ...(recordings === 'outside' ? ['Um serviço externo ouve as gravações.'] : []),
    ...(recordings === 'server'
      ? ['As gravações são ouvidas por um programa deste servidor.']
      : []),
    ...(recordings === 'none' ? ['Neste servidor nada transforma gravações em texto.'] : []),
    ...(isOutside ? [whoWords(provider)] : []),
    ...(notes === 'outside' ? [HIDDEN] : []),
    ...(recordings === 'outside' ? [SOUND] : []),
  ].join(' ');
}
