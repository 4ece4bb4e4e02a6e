import type { Theme } from '../theme.ts';

export const selfEsteem: Theme = {
  name: 'autoestima',
  complaints: [
    'Procura atendimento por autocrítica intensa e sensação de ser uma fraude {lugar}.',
    'Queixa de baixa autoestima desde a adolescência, com comparação constante e isolamento.',
    'Relata dificuldade de receber elogios e de se colocar em grupos, com medo de ser julgad{o}.',
  ],
  reports: [
    'Conta que recebeu um elogio {lugar} e passou o dia procurando o erro que ainda não tinham visto.',
    'Relata ter desistido de se inscrever em um curso por achar que não estaria à altura.',
    'Descreve uma voz interna dura e sem pausa, que compara com o tom de um antigo professor.',
    'Comparou-se com uma amiga durante o jantar inteiro e voltou para casa em silêncio.',
    'Traz a lembrança de apresentações na escola em que riram da sua fala.',
    'Diz que {pessoa} comentou sua aparência e que a frase ficou ecoando por dias.',
    'Percebe que pede desculpas antes de dar qualquer opinião.',
  ],
  progress: [
    'Respondeu a um elogio com um simples "obrigad{o}" e sustentou o desconforto.',
    'Identifica a autocrítica em andamento e consegue falar consigo em tom mais gentil.',
    'Inscreveu-se na atividade que vinha adiando havia meses.',
    'Expôs uma opinião divergente e percebeu que a relação não se rompeu.',
  ],
  setbacks: [
    'Um erro pequeno reativou a ideia de incompetência, com ruminação por dois dias.',
    'Voltou a evitar fotos e encontros nesta semana.',
    'Interpretou um comentário neutro como crítica e se retraiu.',
    'Passou horas revisando um texto simples antes de entregar.',
  ],
  interventions: [
    'Trabalho com a técnica da cadeira vazia, dialogando com a parte autocrítica.',
    'Levantamento de evidências contra e a favor da crença "não sou suficiente".',
    'Prática de autocompaixão guiada, com atenção ao tom da voz interna.',
    'Linha do tempo com situações em que foi capaz, construída em sessão.',
    'Discussão do padrão perfeccionista e dos critérios duplos que aplica a si e aos outros.',
    'Experimento comportamental planejado: entregar algo "bom o bastante".',
  ],
  tasks: [
    {
      given: 'Combinado anotar, ao fim do dia, uma coisa feita com cuidado, por menor que seja.',
      done: 'Anotou realizações em seis dias e se emocionou ao reler a lista.',
      missed: 'Anotou só dois dias, por achar que "nada contava".',
    },
    {
      given: 'Para a semana: entregar uma tarefa sem a terceira revisão.',
      done: 'Entregou sem a terceira revisão e ninguém notou diferença.',
      missed: 'Acabou revisando mais uma vez, "só por garantia".',
    },
    {
      given: 'Reescrever três frases autocríticas como diria a um amigo.',
      done: 'Reescreveu as frases e guardou uma delas no celular.',
      missed: 'Não reescreveu as frases; sentiu-se artificial ao tentar.',
    },
    {
      given: 'Falar uma vez na reunião ou na aula, sem pedir desculpas antes.',
      done: 'Falou na reunião sem se desculpar e foi citad{o} por um colega.',
      missed: 'A ocasião de falar passou; descreve "travamento" na garganta.',
    },
  ],
};
