import type { Theme } from '../theme.ts';

export const focus: Theme = {
  name: 'organização e atenção',
  complaints: [
    'Procura atendimento após diagnóstico de TDAH na vida adulta, para organizar rotina e estudos.',
    'Queixa de procrastinação, atrasos e projetos inacabados, com conflitos {lugar}.',
    'Relata sensação de "mil abas abertas" e frustração por não render o que acredita poder.',
  ],
  reports: [
    'Relata ter perdido o prazo de um documento que estava pronto desde a semana anterior.',
    'Conta que começou três tarefas na segunda e não terminou nenhuma.',
    'Descreve uma tarde de hiperfoco, sem almoço, seguida de dois dias de cansaço.',
    'Diz que {pessoa} {o} chama de desorganizad{o} e que a palavra já virou apelido.',
    'Percebe que tarefas sem começo claro são as que mais adia.',
    'Traz a agenda nova, usada em quatro dias da semana.',
    'Refere alívio ao entender que o esforço que faz é maior do que os outros veem.',
  ],
  progress: [
    'Cumpriu os blocos de trabalho planejados em boa parte da semana.',
    'Entregou a tarefa no prazo, sem virar a noite.',
    'Passou a quebrar tarefas em passos de quinze minutos por iniciativa própria.',
    'Usa lembretes visuais e chegou no horário em quase todos os compromissos.',
  ],
  setbacks: [
    'Semana desorganizada após uma mudança de horário, com esquecimentos repetidos.',
    'Voltou a deixar tudo para a véspera e dormiu quatro horas.',
    'Abandonou a agenda no meio da semana e se criticou por isso.',
    'Impulsividade em uma compra gerou discussão com {pessoa}.',
  ],
  interventions: [
    'Psicoeducação sobre funções executivas e estratégias externas de apoio.',
    'Planejamento da semana em sessão, com blocos curtos e folgas entre eles.',
    'Decomposição de uma tarefa adiada até o menor primeiro passo possível.',
    'Discussão do ciclo entre adiamento, culpa e nova esquiva.',
    'Revisão do ambiente de estudo e dos principais distratores.',
    'Trabalho com a identidade construída em torno de críticas recebidas na escola.',
  ],
  tasks: [
    {
      given: 'Combinado planejar o dia seguinte em cinco linhas, antes do jantar.',
      done: 'Planejou o dia em cinco noites e cumpriu cerca de dois terços das linhas.',
      missed: 'Planejou apenas a segunda-feira.',
    },
    {
      given: 'Para a semana: usar blocos de 25 minutos com pausa, dois por dia.',
      done: 'Fez os blocos na maior parte dos dias, com boa concentração na parte da manhã.',
      missed: 'Os blocos foram interrompidos pelo celular e abandonados.',
    },
    {
      given: 'Começar a tarefa adiada por cinco minutos, com permissão para parar.',
      done: 'Começou pelos cinco minutos e seguiu por quase uma hora.',
      missed: 'A tarefa adiada continua intocada; descreve "muro invisível".',
    },
    {
      given: 'Deixar chaves, carteira e crachá sempre no mesmo lugar, à vista.',
      done: 'Manteve o lugar fixo dos objetos e não se atrasou por procurá-los.',
      missed: 'O lugar fixo durou dois dias.',
    },
  ],
};
