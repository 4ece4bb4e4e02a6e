import type { Theme } from '../theme.ts';

export const career: Theme = {
  name: 'escolhas de carreira',
  complaints: [
    'Busca terapia para decidir sobre uma mudança de carreira, com medo de decepcionar a família.',
    'Relata sensação de estar "vivendo a vida de outra pessoa" {lugar}, sem saber o que deseja.',
    'Procura atendimento após uma demissão, com perda de rotina e dúvidas sobre o próprio valor.',
  ],
  reports: [
    'Conta que abriu a página da inscrição várias vezes e fechou sem enviar.',
    'Relata a conversa com {pessoa}, que considera a mudança uma imprudência.',
    'Descreve entusiasmo ao ajudar um conhecido em um projeto da área nova.',
    'Percebe que escolhe sempre a opção que ninguém pode criticar.',
    'Diz que {lugar} o tempo "não passa" e que se pega imaginando outra rotina.',
    'Traz contas e planilhas do orçamento e o alívio de ter números no lugar de medos.',
    'Refere inveja de um colega que mudou de área, e depois curiosidade sobre o caminho dele.',
  ],
  progress: [
    'Definiu um prazo e critérios para a decisão, em vez de esperar pela certeza.',
    'Fez a primeira entrevista e saiu dela reconhecendo as próprias competências.',
    'Conseguiu sustentar a escolha diante da crítica, sem se justificar demais.',
    'Organizou uma reserva para os próximos seis meses, o que reduziu a urgência.',
  ],
  setbacks: [
    'Uma recusa em processo seletivo trouxe de volta a ideia de fracasso.',
    'Adiou a decisão por mais um mês, com o argumento de que "não é o momento".',
    'Retomou a rotina irregular, acordando tarde e sem compromissos.',
    'A opinião da família pesou mais do que gostaria e houve recuo em relação ao plano inicial.',
  ],
  interventions: [
    'Exercício de valores: ordenar o que importa em trabalho, família e tempo livre.',
    'Exploramos a lealdade familiar presente na escolha da primeira profissão.',
    'Matriz de decisão com custos e ganhos de mudar e de permanecer.',
    'Planejamento de experimentos de baixo risco na área de interesse.',
    'Discussão da diferença entre medo e sinal de que algo está errado.',
    'Simulação de entrevista, com atenção à forma de narrar as próprias conquistas.',
  ],
  tasks: [
    {
      given: 'Combinado conversar com duas pessoas que trabalham na área desejada.',
      done: 'Conversou com duas pessoas da área e trouxe informações concretas.',
      missed: 'Mandou mensagem a uma pessoa, mas não marcou a conversa.',
    },
    {
      given: 'Para a semana: escrever um dia comum daqui a cinco anos, com detalhes.',
      done: 'Escreveu o dia daqui a cinco anos e se surpreendeu com a simplicidade dele.',
      missed: 'Começou o texto sobre o futuro e parou na segunda linha.',
    },
    {
      given: 'Enviar uma candidatura, mesmo imperfeita.',
      done: 'Enviou duas candidaturas e descreve orgulho discreto.',
      missed: 'O currículo continua "quase pronto" e não foi enviado.',
    },
    {
      given: 'Montar o orçamento mensal com três cenários.',
      done: 'Montou os três cenários e percebeu que a mudança é viável em um ano.',
      missed: 'O orçamento ficou para depois; evita olhar os números.',
    },
  ],
};
