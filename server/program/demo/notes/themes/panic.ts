import type { Theme } from '../theme.ts';

export const panic: Theme = {
  name: 'crises de pânico',
  complaints: [
    'Procura atendimento após três crises de pânico em dois meses, a primeira delas no metrô, com ida ao pronto-socorro.',
    'Relata medo de passar mal em lugares fechados e de não conseguir ajuda, o que restringiu seus trajetos.',
    'Queixa de palpitações, tontura e medo de morrer, com investigação cardiológica normal.',
  ],
  reports: [
    'Relata uma crise curta na fila do supermercado, da qual não fugiu.',
    'Conta que continua escolhendo a cadeira perto da porta {lugar}.',
    'Descreve ter saído só acompanhad{o} {dapessoa} durante a semana.',
    'Percebe que monitora os batimentos no relógio muitas vezes ao dia.',
    'Traz a lembrança detalhada da primeira crise, agora com menos esquiva.',
    'Diz ter subido de elevador até o terceiro andar, pela primeira vez em meses.',
    'Refere tensão antecipatória na véspera de viagens, mais do que durante elas.',
  ],
  progress: [
    'Reconhece as sensações como alarme falso e permanece na situação até que diminuam.',
    'Quinze dias sem crises; houve sintomas isolados, manejados sem fuga.',
    'Deixou o relógio em casa por dois dias e relata sensação de liberdade.',
    'Fez o trajeto até o centro sem companhia, com ansiedade máxima de 6.',
  ],
  setbacks: [
    'Crise no domingo à tarde, com saída do local e vergonha depois.',
    'Voltou a carregar a garrafa de água e o remédio "por segurança" a todo lugar.',
    'Evitou o metrô a semana inteira depois de ouvir a história de um conhecido.',
    'Persistem dúvidas sobre a saúde do coração, apesar dos exames.',
  ],
  interventions: [
    'Psicoeducação sobre a resposta de luta e fuga e o ciclo do pânico.',
    'Exposição interoceptiva em sessão: hiperventilação breve e giro na cadeira, com boa tolerância.',
    'Revisão dos comportamentos de segurança e escolha de um para abandonar primeiro.',
    'Reestruturação da interpretação catastrófica das palpitações.',
    'Planejamento de exposição gradual ao transporte público, em cinco degraus.',
    'Exposição imaginária à cena temida, repetida até a queda do desconforto.',
  ],
  tasks: [
    {
      given: 'Combinado andar duas estações de metrô fora do horário de pico, três vezes.',
      done: 'Fez os três trajetos de metrô; no último, a ansiedade não passou de 4.',
      missed: 'Chegou à estação uma vez, mas não embarcou.',
    },
    {
      given: 'Repetir em casa o exercício de respiração rápida por um minuto, diariamente.',
      done: 'Repetiu o exercício em casa e diz que as sensações "perderam a graça".',
      missed: 'Evitou o exercício em casa por receio de desencadear uma crise.',
    },
    {
      given: 'Para a semana: sair sem a garrafa de água em trajetos curtos.',
      done: 'Saiu sem a garrafa quatro vezes, com desconforto decrescente.',
      missed: 'Levou a garrafa em todas as saídas.',
    },
    {
      given: 'Registrar cada sintoma com a interpretação imediata e uma alternativa.',
      done: 'O registro mostra interpretações alternativas cada vez mais prontas.',
      missed: 'Registrou os sintomas, mas não chegou às alternativas.',
    },
  ],
};
