export interface Starter {
  readonly name: string;
  readonly text: string;
}

/**
 * Texts to begin with: what the council wants in a record (CFP 01/2009, art. 2) and what many write. They are nobody's
 * until somebody keeps one.
 */
export const starters: readonly Starter[] = [
  {
    name: 'Evolução',
    text: 'Demanda e objetivos:\n\nEvolução e procedimentos:\n\nEncaminhamento ou encerramento:\n',
  },
  {
    name: 'Primeira sessão',
    text: 'Quem buscou o atendimento e por quê:\n\nDemanda:\n\nHistória em poucas palavras:\n\nObjetivos:\n\nCombinados (frequência, sigilo, faltas):\n',
  },
  {
    name: 'SOAP',
    text: 'O que a pessoa trouxe:\n\nO que observei:\n\nAvaliação:\n\nPlano:\n',
  },
  {
    name: 'Encerramento',
    text: 'Motivo do encerramento:\n\nDemanda inicial e o que mudou:\n\nOrientações e encaminhamento:\n',
  },
];
