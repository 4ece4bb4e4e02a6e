import type { Theme } from '../theme.ts';

export const sleep: Theme = {
  name: 'insônia',
  complaints: [
    'Queixa de insônia há cerca de um ano, com demora de até duas horas para adormecer e cansaço durante o dia.',
    'Procura atendimento por despertares às três da manhã, com ruminação até o amanhecer.',
    'Relata sono irregular desde a mudança de turno e uso frequente de telas na cama.',
  ],
  reports: [
    'Descreve ter ficado na cama das 22h às 8h para "recuperar", com menos de seis horas de sono.',
    'Conta que acorda antes do despertador e calcula quanto tempo ainda lhe resta.',
    'Relata um cochilo de duas horas no sábado e uma noite difícil em seguida.',
    'Percebe que leva para a cama as discussões com {pessoa}.',
    'Diz que {lugar} já notaram seu cansaço e que sente vergonha de bocejar em reuniões.',
    'Refere ter trocado o celular por um livro em algumas noites.',
    'Traz o diário de sono preenchido, com eficiência em torno de 72%.',
  ],
  progress: [
    'Eficiência do sono subiu para 84% na última semana, pelo diário.',
    'Adormeceu em menos de trinta minutos na maioria das noites.',
    'Sai da cama quando não dorme e volta só com sono, sem se irritar com o relógio.',
    'Relata mais disposição pela manhã e menos café à tarde.',
  ],
  setbacks: [
    'Três noites ruins seguidas reacenderam o medo de "nunca mais dormir direito".',
    'Retomou os cochilos longos à tarde por causa do cansaço.',
    'O celular voltou para a mesa de cabeceira e o horário de deitar ficou irregular.',
    'Uma viagem de trabalho desorganizou a rotina construída.',
  ],
  interventions: [
    'Revisão da higiene do sono e definição da janela de sono a partir do diário.',
    'Controle de estímulos: a cama só para dormir, levantar após vinte minutos acordad{o}.',
    'Reestruturação de crenças sobre a necessidade de oito horas exatas.',
    'Relaxamento muscular progressivo em sessão, com gravação para uso em casa.',
    'Técnica de "despejo mental": escrever pendências uma hora antes de deitar.',
    'Conversamos sobre a relação entre o esforço para dormir e a vigília.',
  ],
  tasks: [
    {
      given:
        'Manter horário fixo de levantar, inclusive no fim de semana, e preencher o diário de sono.',
      done: 'Manteve o horário de levantar em todos os dias e trouxe o diário completo.',
      missed: 'O diário veio incompleto e o horário de levantar variou no fim de semana.',
    },
    {
      given: 'Combinado deixar o celular carregando na sala.',
      done: 'O celular dormiu na sala em cinco noites, com adormecimento mais rápido.',
      missed: 'O celular voltou ao quarto já na segunda noite.',
    },
    {
      given: 'Escrever pendências e próximos passos às 20h, por dez minutos.',
      done: 'Escreveu as pendências quase todas as noites e diz deitar "mais leve".',
      missed: 'Não escreveu as pendências; a cabeça continuou "fazendo listas" na cama.',
    },
    {
      given: 'Ouvir o relaxamento gravado ao deitar e registrar o tempo até adormecer.',
      done: 'Usou o relaxamento e em duas noites adormeceu antes do fim da gravação.',
      missed: 'Ouviu o relaxamento uma vez e se distraiu com mensagens.',
    },
  ],
};
