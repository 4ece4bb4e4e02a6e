import type { Theme } from '../theme.ts';

export const couple: Theme = {
  name: 'relacionamento',
  complaints: [
    'Busca terapia por conflitos repetidos no relacionamento, com discussões que terminam em dias de silêncio.',
    'Procura atendimento após uma separação recente, com dúvidas sobre a decisão e ciúme persistente.',
    'Relata padrão de relações em que se anula para evitar o abandono e depois se ressente.',
  ],
  reports: [
    'Narra a discussão do fim de semana, iniciada por um atraso e terminada em acusações antigas.',
    'Conta que leu as mensagens do celular alheio e sentiu vergonha logo em seguida.',
    'Descreve ter concordado com um plano que não queria, só para não estragar a noite.',
    'Diz que {pessoa} toma partido nas brigas, o que complica a retomada do diálogo.',
    'Relata um momento de proximidade depois de semanas, ao cozinharem juntos.',
    'Percebe que costuma ensaiar a conversa por dias e, na hora, dizer que está tudo bem.',
    'Traz a lembrança das brigas dos pais e do quanto aprendeu a "sumir" quando o tom subia.',
  ],
  progress: [
    'Conseguiu pedir uma pausa na discussão e retomá-la no dia seguinte, com menos acusações.',
    'Expressou uma necessidade na primeira pessoa, sem ironia, e foi ouvid{o}.',
    'Diferencia com mais clareza o que sente do que supõe que o outro pensa.',
    'Definiu um limite sobre o uso do celular e o sustentou.',
  ],
  setbacks: [
    'Recaiu no silêncio punitivo por dois dias, que reconhece como forma de proteção.',
    'O ciúme voltou com força após uma festa, com checagem de redes sociais.',
    'Cedeu mais uma vez para evitar o conflito e dormiu mal.',
    'A conversa planejada terminou em troca de acusações antes dos dez minutos.',
  ],
  interventions: [
    'Mapeamos o ciclo perseguição e retraimento com a cena trazida, passo a passo.',
    'Treino de comunicação não violenta: observação, sentimento, necessidade e pedido.',
    'Exploramos a ligação entre o medo do abandono e as experiências de infância.',
    'Dramatização da conversa difícil, com ênfase no tom e nas pausas.',
    'Discussão dos valores que deseja sustentar em um relacionamento.',
    'Identificação dos gatilhos de ciúme e das interpretações que os alimentam.',
  ],
  tasks: [
    {
      given: 'Combinado propor um horário semanal de conversa, sem telas, de trinta minutos.',
      done: 'A conversa semanal aconteceu e durou mais do que o combinado.',
      missed: 'O horário de conversa foi proposto, mas não saiu do papel.',
    },
    {
      given: 'Para a semana: anotar três situações em que disse sim querendo dizer não.',
      done: 'Anotou cinco situações e reconheceu o medo de desagradar em todas.',
      missed: 'Não anotou as situações; lembra-se de uma, que trouxe de memória.',
    },
    {
      given: 'Fazer um pedido claro por dia, começando pelos pequenos.',
      done: 'Fez pedidos pequenos quase todos os dias e estranhou a boa recepção.',
      missed: 'Fez um único pedido e voltou atrás quando percebeu hesitação.',
    },
    {
      given: 'Adiar por uma hora a vontade de checar redes sociais e registrar o que sentiu.',
      done: 'Adiou a checagem na maioria das vezes; em metade delas, a vontade passou.',
      missed: 'Checou as redes sem adiar, principalmente à noite.',
    },
  ],
};
