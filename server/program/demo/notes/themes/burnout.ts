import type { Theme } from '../theme.ts';

export const burnout: Theme = {
  name: 'esgotamento no trabalho',
  complaints: [
    'Queixa de exaustão {lugar}, irritabilidade e queda de rendimento, após mais de um ano acumulando funções.',
    'Procura atendimento depois de um afastamento de quinze dias por esgotamento, com receio de voltar.',
    'Relata sentir-se "no automático", sem prazer no que faz e com cinismo crescente em relação ao trabalho.',
  ],
  reports: [
    'Relata ter trabalhado no fim de semana de novo, apesar do combinado consigo mesm{o} de não abrir o e-mail.',
    'Descreve a reunião de segunda como o momento em que "a bateria acaba".',
    'Conta que assumiu a tarefa de um colega para evitar um conflito e se arrependeu no mesmo dia.',
    'Traz a reclamação {dapessoa} de que está sempre ausente, mesmo estando em casa.',
    'Percebe que responde mensagens à noite por medo de ser vist{o} como descompromissad{o}.',
    'Diz que almoçou na frente do computador quatro dias seguidos.',
    'Refere dores de cabeça ao final do expediente e café em excesso para dar conta da tarde.',
  ],
  progress: [
    'Conseguiu recusar um pedido fora do escopo e a reação da chefia foi melhor do que previa.',
    'Encerrou o expediente no horário em três dias e descreve as noites como "devolvidas".',
    'Reconhece sinais precoces de exaustão e faz pausas antes de chegar ao limite.',
    'Redistribuiu duas tarefas em conversa direta com a equipe.',
  ],
  setbacks: [
    'Voltou a acumular horas extras diante de uma entrega e relata sono não reparador.',
    'Retomou o hábito de checar o celular na cama, até depois da meia-noite.',
    'Sente culpa sempre que descansa, como se estivesse devendo algo a alguém.',
    'Cancelou a atividade física da semana inteira por causa de uma demanda urgente.',
  ],
  interventions: [
    'Mapeamos demandas e recursos da semana, separando o que é do cargo do que foi assumido por hábito.',
    'Ensaio de comunicação assertiva para a conversa com a chefia, com troca de papéis.',
    'Discussão do valor pessoal atrelado à produtividade e da sua origem na história familiar.',
    'Planejamento de pausas curtas e de um ritual de encerramento do expediente.',
    'Análise custo-benefício de dizer sim automaticamente.',
    'Revisão de uma regra rígida: "se eu não fizer, ninguém faz".',
  ],
  tasks: [
    {
      given: 'Combinado desligar as notificações do trabalho a partir das 19h.',
      done: 'Manteve as notificações desligadas em quatro noites e não houve nenhuma urgência real.',
      missed: 'Religou as notificações já na terça-feira, por receio de perder algo.',
    },
    {
      given:
        'Para a semana: dizer "vou verificar e respondo amanhã" antes de aceitar qualquer pedido novo.',
      done: 'Usou a frase combinada duas vezes e uma das demandas se resolveu sozinha.',
      missed: 'Aceitou os pedidos na hora, como de costume; só lembrou da frase depois.',
    },
    {
      given: 'Fazer uma pausa de quinze minutos longe da tela no meio da tarde.',
      done: 'Fez as pausas na maior parte dos dias e sentiu a tarde render mais.',
      missed: 'As pausas não aconteceram; descreve a agenda como "emendada".',
    },
    {
      given: 'Registrar energia de 0 a 10 três vezes ao dia e o que a antecedeu.',
      done: 'Trouxe o registro de energia completo, com queda marcada após as reuniões longas.',
      missed: 'Preencheu o registro de energia só no primeiro dia.',
    },
  ],
};
