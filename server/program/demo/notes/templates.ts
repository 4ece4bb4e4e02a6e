import { uuidv7 } from '../../../../src/domain/core/id.ts';
import type { NoteTemplate } from '../../../../src/domain/noteTemplates/template.ts';
import { DAY_MS } from '../calendar.ts';
import type { Random } from '../random.ts';

const TEMPLATES = [
  {
    name: 'Evolução semanal',
    text: 'Demanda da semana:\n\nEvolução e procedimentos:\n\nTarefa combinada:\n\nPróximo passo:\n',
  },
  {
    name: 'Primeira sessão',
    text: 'Quem buscou o atendimento e por quê:\n\nDemanda:\n\nHistória em poucas palavras:\n\nObjetivos:\n\nCombinados (frequência, sigilo, faltas):\n',
  },
  {
    name: 'Encaminhamento',
    text: 'Para quem e por quê:\n\nO que a pessoa autorizou dizer:\n\nRetorno combinado para:\n',
  },
] as const;

/** What a psychologist begins notes with. @param now milliseconds since 1970 */
export const createTemplates = (
  random: Random,
  psychologistId: string,
  now: number,
): NoteTemplate[] =>
  TEMPLATES.map((template, place) => {
    const createdAt = now - (60 - place) * DAY_MS;
    return {
      id: uuidv7(createdAt, random.bytes),
      psychologistId,
      ...template,
      createdAt: new Date(createdAt).toISOString(),
    };
  });
