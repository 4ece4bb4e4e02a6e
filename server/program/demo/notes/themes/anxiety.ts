import type { Theme } from '../theme.ts';

export const anxiety: Theme = {
  name: 'ansiedade',
  complaints: [
    'Procura atendimento por preocupação constante, tensão muscular e dificuldade para desligar a cabeça à noite, com piora nos últimos seis meses.',
    'Queixa principal de ansiedade diária, com antecipação de problemas {lugar} e sensação de que algo vai dar errado a qualquer momento.',
    'Chega por indicação da clínica geral, depois de exames sem alterações, relatando aperto no peito, inquietação e irritabilidade.',
  ],
  reports: [
    'Descreve uma semana de preocupações em cadeia: começou por um prazo {lugar} e terminou na saúde dos familiares.',
    'Relata ter conferido a mesma mensagem várias vezes antes de enviar, com medo de ser mal interpretad{o}.',
    'Conta que evitou uma ligação importante por três dias e que o alívio durou pouco.',
    'Percebe que a tensão aparece primeiro nos ombros e na mandíbula, e só depois em pensamentos.',
    'Traz um episódio com {pessoa} em que interpretou um silêncio como reprovação e passou a tarde remoendo.',
    'Diz que no domingo à noite a ansiedade "chega antes da segunda-feira".',
    'Refere ter cancelado um passeio por imaginar imprevistos, e se sentiu frustrad{o} ao ver as fotos dos amigos.',
  ],
  progress: [
    'Consegue nomear a preocupação como hipótese e não como fato em boa parte das situações trazidas.',
    'A intensidade média da ansiedade, na escala de 0 a 10, caiu de 7 para 5 desde o mês passado.',
    'Tolerou a incerteza de uma resposta por dois dias sem buscar reasseguramento.',
    'Retomou atividades que vinha evitando e notou que a ansiedade diminui depois dos primeiros minutos.',
  ],
  setbacks: [
    'Semana mais difícil, com retorno da checagem repetida e do sono fragmentado.',
    'Voltou a pedir confirmações {àpessoa} várias vezes ao dia e se critica por isso.',
    'Mantém a crença de que se preocupar é uma forma de evitar o pior, ainda pouco flexível.',
    'Relata dois dias de ansiedade intensa sem gatilho claro, que atribui ao acúmulo de tarefas.',
  ],
  interventions: [
    'Trabalhamos a diferença entre preocupação produtiva e improdutiva com exemplos da própria semana.',
    'Psicoeducação sobre o ciclo da ansiedade e o papel da evitação na sua manutenção.',
    'Questionamento socrático sobre a probabilidade e o custo real dos desfechos temidos.',
    'Treino de respiração diafragmática em sessão, com queda da tensão referida de 6 para 3.',
    'Construímos uma hierarquia de situações evitadas, das mais leves às mais difíceis.',
    'Exercício de descatastrofização: pior, melhor e mais provável desfecho da situação relatada.',
  ],
  tasks: [
    {
      given: 'Combinado o registro de preocupações em horário fixo, vinte minutos por dia.',
      done: 'Fez o registro de preocupações em cinco dos sete dias e notou temas repetidos.',
      missed: 'Não manteve o horário das preocupações; diz que esqueceu nos dias mais corridos.',
    },
    {
      given: 'Para a semana: enviar três mensagens sem reler e anotar o que aconteceu.',
      done: 'Enviou as mensagens sem reler; nenhuma das consequências temidas ocorreu.',
      missed:
        'Tentou enviar as mensagens sem reler apenas uma vez e ficou apreensiv{o} o dia todo.',
    },
    {
      given: 'Praticar a respiração diafragmática duas vezes ao dia, ao acordar e antes de dormir.',
      done: 'Praticou a respiração quase todas as noites e percebe o corpo mais solto.',
      missed: 'Praticou a respiração apenas quando já estava muito ansios{o}, com pouco efeito.',
    },
    {
      given:
        'Primeiro passo da hierarquia: fazer a ligação adiada e observar a ansiedade até baixar.',
      done: 'Fez a ligação adiada; a ansiedade subiu a 7 e baixou sozinha em poucos minutos.',
      missed: 'A ligação foi adiada de novo, por receio de não saber o que dizer.',
    },
  ],
};
