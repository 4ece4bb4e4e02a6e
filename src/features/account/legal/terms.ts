import type { LegalSection } from './LegalPage.tsx';

/** What a person agrees to. It says what the product does today; who changes that changes this. */
export const TERMS_OF_USE: readonly LegalSection[] = [
  {
    title: 'O que é o Sereno',
    points: [
      'O Sereno organiza agenda, pacientes, sessões e notas de psicólogos e clínicas. Ele não atende, não diagnostica e não decide nada sobre o cuidado de ninguém.',
      'O atendimento é um acordo entre você e o seu psicólogo: valores, horários, faltas e sigilo são combinados com ele.',
      'O Sereno não serve para emergências. Em risco imediato, ligue 192 (SAMU) ou vá ao pronto-socorro mais próximo. Para conversar, o CVV atende 24 horas, de graça, pelo 188.',
    ],
  },
  {
    title: 'Quais dados ficam guardados',
    points: [
      'De pacientes: nome, email e o que o psicólogo registrar, como telefone, CPF, endereço, contato de emergência, dados de saúde, sessões, pagamentos e notas.',
      'De profissionais: nome, email, CRP e os dados da clínica.',
      'Dados de saúde são dados sensíveis para a Lei Geral de Proteção de Dados (LGPD). Eles são usados para o atendimento e para cumprir o dever de guardar registros, e não para propaganda.',
      'Para funcionar sem internet, o Sereno guarda no seu aparelho uma cópia do que você pode ver. Proteja o aparelho com senha e saia da conta em aparelhos de outras pessoas.',
    ],
  },
  {
    title: 'Quem vê o quê',
    points: [
      'As notas e os dados de saúde são vistos pelo psicólogo do paciente. A administração da clínica vê a agenda e os contatos, e não as notas.',
      'O paciente vê os próprios dados e sessões. O que o psicólogo escreve nas notas não aparece no portal do paciente.',
      'Cada abertura de um prontuário por um profissional fica registrada.',
      'Um programa lê as notas para ajudar o psicólogo a encontrá-las depois. Ele às vezes erra e não julga riscos. Se o responsável pela instalação ligar um serviço externo de inteligência artificial, esse serviço recebe o texto das notas dos pacientes que consentiram.',
    ],
  },
  {
    title: 'Por quanto tempo',
    points: [
      'O prontuário é guardado por 20 anos depois do último registro (Lei 13.787/2018) e os pagamentos por 5 anos. Depois disso são apagados, a não ser que a Justiça peça que fiquem.',
      'Por isso um pedido para apagar o prontuário antes desse prazo não pode ser atendido; o que não precisa ser guardado pode ser apagado.',
    ],
  },
  {
    title: 'O que você pode pedir',
    points: [
      'Saber quais dados seus existem, receber uma cópia, corrigir o que estiver errado e saber com quem foram compartilhados (LGPD, art. 18).',
      'O pedido é feito ao seu psicólogo ou à clínica, que são responsáveis pelos dados. Uma resposta completa deve vir em até 15 dias.',
      'Se algo não for resolvido, você pode procurar a Autoridade Nacional de Proteção de Dados (ANPD) ou o Conselho Regional de Psicologia.',
    ],
  },
  {
    title: 'O que esperamos de você',
    points: [
      'Que os dados informados sejam seus e verdadeiros, e que a sua senha não seja dada a mais ninguém.',
      'Crianças e adolescentes são atendidos com a autorização por escrito de um responsável.',
    ],
  },
  {
    title: 'O que não prometemos',
    points: [
      'Que o serviço nunca vai parar. O que foi guardado no aparelho continua lá e segue para a nuvem quando houver conexão.',
      'Que uma alteração ainda não enviada sobreviva se os dados do navegador forem apagados.',
    ],
  },
];
