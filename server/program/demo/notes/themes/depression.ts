import type { Theme } from '../theme.ts';

export const depression: Theme = {
  name: 'humor deprimido',
  complaints: [
    'Procura atendimento por desânimo há vários meses, perda de interesse e dificuldade de sair da cama pela manhã.',
    'Queixa de tristeza persistente, isolamento e sensação de peso no corpo; em acompanhamento psiquiátrico, com medicação estável.',
    'Relata que "tudo exige esforço demais", com queda de rendimento {lugar} e afastamento dos amigos.',
  ],
  reports: [
    'Descreve manhãs lentas e alguma melhora no fim da tarde.',
    'Conta que respondeu mensagens acumuladas e recebeu acolhimento onde esperava cobrança.',
    'Relata ter passado o sábado na cama, com culpa ao anoitecer.',
    'Diz que {pessoa} insiste para que "reaja", e que isso aumenta a sensação de incapacidade.',
    'Percebe que perdeu o hábito de ouvir música, que sempre fez parte dos seus dias.',
    'Traz um momento de prazer breve: o sol na varanda, com o café ainda quente.',
    'Refere dificuldade de concentração {lugar} e de terminar o que começa.',
  ],
  progress: [
    'Aumentou as atividades da semana e relaciona a melhora do humor a elas.',
    'Retomou o contato com dois amigos e aceitou um convite para almoçar.',
    'Relata despertar com menos peso e tomar banho antes das nove na maior parte dos dias.',
    'Consegue perceber pensamentos depressivos como sintomas e não como verdades.',
  ],
  setbacks: [
    'Humor mais rebaixado nesta semana, com retorno do isolamento. Nega ideação suicida.',
    'Interrompeu as caminhadas e voltou a dormir durante o dia.',
    'Pensamentos de inutilidade frequentes após um conflito com {pessoa}. Nega ideação suicida; rede de apoio revisada.',
    'Deixou a casa acumular tarefas e usa isso como prova de fracasso.',
  ],
  interventions: [
    'Ativação comportamental: planejamento de atividades pequenas, com hora e lugar.',
    'Monitoramento de humor e prazer, relacionando atividade e energia.',
    'Reestruturação de um pensamento de desvalia, com busca de evidências na própria semana.',
    'Revisão do plano de segurança e dos contatos de apoio.',
    'Trabalho com autocompaixão diante do ritmo possível.',
    'Psicoeducação sobre depressão e o círculo entre inatividade e humor.',
  ],
  tasks: [
    {
      given: 'Combinada uma caminhada de dez minutos em três dias, de preferência pela manhã.',
      done: 'Caminhou nos três dias combinados e em um deles foi além.',
      missed: 'Caminhou uma vez; nos outros dias não conseguiu sair.',
    },
    {
      given: 'Para a semana: responder uma mensagem por dia, com o texto que for possível.',
      done: 'Respondeu mensagens todos os dias e marcou um café.',
      missed: 'As mensagens continuam sem resposta, com vergonha crescente.',
    },
    {
      given: 'Preencher a grade de atividades com notas de prazer e domínio.',
      done: 'Trouxe a grade preenchida, com notas mais altas ligadas a contato com pessoas.',
      missed: 'A grade ficou em branco a partir de quarta-feira.',
    },
    {
      given: 'Ouvir um disco inteiro de que gostava, sem fazer outra coisa.',
      done: 'Ouviu o disco combinado e chorou, "mas de um jeito bom".',
      missed: 'Não ouviu o disco; diz que nada lhe parece interessante.',
    },
  ],
};
