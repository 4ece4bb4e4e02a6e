import type { Theme } from '../theme.ts';

export const grief: Theme = {
  name: 'luto',
  complaints: [
    'Procura acompanhamento após a perda de um familiar próximo há quatro meses, com tristeza intensa e sensação de vazio.',
    'Refere que desde o falecimento do avô, com quem cresceu, perdeu o interesse pelas coisas de que gostava.',
    'Chega incentivad{o} {pelapessoa}, dizendo que "todos já seguiram em frente" e que se sente parad{o} no tempo.',
  ],
  reports: [
    'Fala da primeira data comemorativa sem a pessoa que perdeu e de como a mesa pareceu grande.',
    'Conta que encontrou uma mensagem antiga de voz e a ouviu várias vezes antes de dormir.',
    'Relata culpa por ter rido em um encontro, como se estivesse esquecendo.',
    'Descreve a visita à casa da família e a dificuldade de entrar no quarto que continua igual.',
    'Diz que {pessoa} evita tocar no assunto e que isso aumenta a sensação de solidão.',
    'Traz um sonho em que conversavam normalmente; acordou com saudade, mas em paz.',
    'Relata que {lugar} as pessoas pararam de perguntar, o que sente ao mesmo tempo como alívio e abandono.',
  ],
  progress: [
    'Alterna com mais naturalidade momentos de dor e momentos de retomada da rotina.',
    'Conseguiu contar uma lembrança alegre sem interromper a fala pelo choro.',
    'Começa a pensar no vínculo como algo que continua de outra forma, e não que terminou.',
    'Voltou a cozinhar a receita da família e convidou {pessoa} para jantar.',
  ],
  setbacks: [
    'Semana de maior recolhimento, com choro frequente e pouco apetite.',
    'O aniversário da perda reativou imagens dos últimos dias no hospital.',
    'Mantém autocobrança por não ter percebido os sinais da doença antes.',
    'Recusou dois convites e passou o fim de semana sem sair de casa.',
  ],
  interventions: [
    'Acolhimento da dor e validação da ambivalência entre lembrar e descansar da lembrança.',
    'Conversamos sobre o luto como oscilação, sem etapas obrigatórias nem prazo.',
    'Escrita em sessão de uma carta de despedida, com leitura em voz alta ao final.',
    'Exploramos a culpa à luz do que era possível saber naquele momento.',
    'Identificamos rituais pessoais que ajudem a dar lugar à saudade.',
    'Trabalho com fotografias trazidas à sessão, reconstruindo a história do vínculo.',
  ],
  tasks: [
    {
      given: 'Combinado escolher um objeto de memória e definir um lugar para ele em casa.',
      done: 'Escolheu um relógio como objeto de memória e o colocou na estante da sala.',
      missed:
        'Ainda não conseguiu escolher o objeto de memória; abriu a caixa e fechou em seguida.',
    },
    {
      given: 'Para a semana: escrever sobre uma lembrança por dia, sem se preocupar com o texto.',
      done: 'Escreveu quatro lembranças e leu uma delas para {pessoa}.',
      missed: 'Não escreveu as lembranças; diz que ainda "dói pôr no papel".',
    },
    {
      given: 'Retomar uma atividade prazerosa curta, ao menos duas vezes.',
      done: 'Caminhou duas vezes no parque e descreve ter sentido algum descanso.',
      missed: 'Não retomou a atividade combinada, por falta de energia.',
    },
    {
      given: 'Conversar com uma pessoa de confiança sobre a saudade, sem pedir conselhos.',
      done: 'Conversou com {pessoa} sobre a saudade e se surpreendeu com a reciprocidade.',
      missed: 'Não encontrou momento para a conversa combinada.',
    },
  ],
};
