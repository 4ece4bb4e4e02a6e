import type { Theme } from '../theme.ts';

export const social: Theme = {
  name: 'timidez e fobia social',
  complaints: [
    'Procura atendimento por medo intenso de falar em público, com prejuízo {lugar}.',
    'Queixa de vergonha em situações sociais, rubor e evitação de encontros desde a juventude.',
    'Relata poucos amigos e o desejo de se aproximar das pessoas sem "ensaiar cada frase".',
  ],
  reports: [
    'Relata ter ficado em silêncio na confraternização, observando as próprias mãos.',
    'Conta que atendeu a um telefonema diante de colegas, pela primeira vez sem sair da sala.',
    'Descreve revisão mental de uma conversa de cinco minutos durante a noite inteira.',
    'Percebe que a atenção fica toda em si, e que mal lembra do que o outro disse.',
    'Diz que {pessoa} costuma fazer os pedidos em seu lugar nos restaurantes.',
    'Traz a apresentação {lugar}, feita com a voz trêmula, mas até o fim.',
    'Refere ter aceitado um convite por mensagem e se arrependido logo depois.',
  ],
  progress: [
    'Manteve contato visual em conversas curtas e percebeu sorrisos que antes não via.',
    'Fez uma pergunta diante do grupo, sem ensaio.',
    'Deslocou a atenção para o outro durante o almoço, com queda clara da ansiedade.',
    'Reduziu a revisão mental depois dos encontros.',
  ],
  setbacks: [
    'Faltou ao aniversário de um colega com uma desculpa e se sentiu aliviad{o} e triste.',
    'Voltou a usar o celular como escudo nos intervalos.',
    'O rubor em uma reunião foi interpretado como humilhação pública.',
    'Pediu {àpessoa} que fizesse uma reclamação em seu lugar.',
  ],
  interventions: [
    'Treino de redirecionamento da atenção, do corpo para a conversa.',
    'Experimento em sessão com gravação de vídeo e comparação entre o imaginado e o visto.',
    'Hierarquia de exposição social, iniciando por pedidos simples em lojas.',
    'Discussão dos comportamentos de segurança e do seu efeito na impressão que causam.',
    'Dramatização de conversa inicial, com perguntas abertas.',
    'Reestruturação da crença de que todos notam o seu nervosismo.',
  ],
  tasks: [
    {
      given: 'Combinado pedir uma informação a um desconhecido por dia.',
      done: 'Pediu informações em seis dias; nenhuma reação foi hostil.',
      missed: 'Pediu informação duas vezes e evitou nos outros dias.',
    },
    {
      given: 'Para a semana: almoçar com colegas uma vez, sem o celular na mão.',
      done: 'Almoçou com os colegas e ficou até o fim.',
      missed: 'Almoçou sozinh{o} todos os dias.',
    },
    {
      given: 'Fazer um comentário em cada reunião, nos primeiros dez minutos.',
      done: 'Comentou em três reuniões; a segunda fala já saiu sem ensaio.',
      missed: 'Deixou para o fim das reuniões e o momento passou.',
    },
    {
      given: 'Limitar a cinco minutos a revisão mental após encontros, com hora para parar.',
      done: 'Conseguiu interromper a revisão mental na maioria das vezes.',
      missed: 'A revisão mental continuou até tarde, sem interrupção.',
    },
  ],
};
