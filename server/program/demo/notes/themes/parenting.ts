import type { Theme } from '../theme.ts';

export const parenting: Theme = {
  name: 'parentalidade',
  complaints: [
    'Procura orientação e apoio diante de conflitos com a filha adolescente e culpa por perder a paciência.',
    'Queixa de sobrecarga após o nascimento do segundo filho, com choro fácil e sensação de inadequação.',
    'Relata dificuldade de pôr limites em casa e desacordo com {pessoa} sobre a educação das crianças.',
  ],
  reports: [
    'Conta a discussão sobre o horário do celular, que terminou com porta batida e arrependimento.',
    'Relata ter gritado na hora da lição e passado a noite se sentindo a pior pessoa do mundo.',
    'Descreve o café da manhã de sábado em que brincaram sem pressa.',
    'Diz que {pessoa} desautoriza as combinações na frente das crianças.',
    'Percebe que repete frases que ouvia na própria infância e que jurou não repetir.',
    'Traz a reunião da escola, em que ouviu elogios e só guardou a única observação negativa.',
    'Refere não ter tido um momento só seu durante a semana inteira.',
  ],
  progress: [
    'Manteve o combinado do celular com firmeza e afeto, sem entrar na negociação sem fim.',
    'Reparou um momento de explosão conversando depois com a filha, que acolheu bem.',
    'Dividiu tarefas da noite e recuperou meia hora para si.',
    'Consegue reconhecer a própria exaustão antes do grito em boa parte das vezes.',
  ],
  setbacks: [
    'Semana de gritos e castigos retirados logo depois, com muita culpa.',
    'Voltou a assumir tudo sozinh{o}, por achar mais rápido do que pedir.',
    'A comparação com outras famílias nas redes pesou no humor.',
    'O desacordo sobre limites se agravou durante a visita dos avós.',
  ],
  interventions: [
    'Psicoeducação sobre desenvolvimento na adolescência e função da oposição.',
    'Ensaio de um combinado claro, com consequência lógica e tom firme.',
    'Exploramos o modelo de cuidado recebido e o que deseja manter ou transformar.',
    'Trabalho com a culpa, separando responsabilidade de onipotência.',
    'Planejamento de tempo especial: quinze minutos de atenção plena com cada criança.',
    'Técnica de pausa: reconhecer sinais no corpo e sair por dois minutos antes de responder.',
  ],
  tasks: [
    {
      given: 'Combinado o tempo especial de quinze minutos, três vezes na semana.',
      done: 'O tempo especial aconteceu três vezes e as crianças passaram a pedir.',
      missed: 'O tempo especial aconteceu uma vez, interrompido por uma ligação.',
    },
    {
      given: 'Definir com {pessoa} uma única regra da casa e sustentá-la juntos.',
      done: 'Definiram a regra do horário de dormir e a sustentaram a semana toda.',
      missed: 'A conversa sobre a regra da casa não aconteceu.',
    },
    {
      given: 'Para a semana: usar a pausa de dois minutos ao perceber a voz subindo.',
      done: 'Usou a pausa quatro vezes e evitou duas discussões.',
      missed: 'Lembrou da pausa só depois das explosões.',
    },
    {
      given: 'Reservar uma hora só para si e não ocupá-la com tarefas.',
      done: 'Foi à aula de dança na hora reservada e voltou com outra energia.',
      missed: 'A hora reservada foi ocupada por compras e louça.',
    },
  ],
};
