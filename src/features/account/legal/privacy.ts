import type { LegalSection } from './LegalPage.tsx';

/** It says what the product does today; who changes that changes this, and counts on in `src/domain/legal/terms.ts`. */
export const PRIVACY: readonly LegalSection[] = [
  {
    title: 'Quem responde pelos dados',
    points: [
      'Pelos dados dos pacientes respondem o psicólogo ou a clínica que atende: são os controladores. Quem mantém esta instalação do Sereno guarda os dados por ordem deles: é o operador.',
      'Pelos dados da conta de quem atende responde quem mantém esta instalação.',
      'Um pedido sobre dados de atendimento é feito ao seu psicólogo ou à clínica.',
    ],
  },
  {
    title: 'Para que os dados servem e por que podem ser usados',
    points: [
      'Agenda, contato e pagamentos: para cumprir o acordo de atendimento (LGPD, art. 7º, V) e deveres fiscais (art. 7º, II).',
      'Notas, dados de saúde e prontuário: para a proteção da saúde por um profissional e para cumprir o dever de guardar registros (LGPD, art. 11, II).',
      'Gravar uma sessão, transformar a gravação em texto e enviar notas a um serviço externo de inteligência artificial: só com o consentimento do paciente. Retirado o consentimento, nenhum programa lê as notas novas.',
      'Registros de acesso: para a segurança da conta e dos prontuários.',
      'Nada é usado para propaganda, vendido ou usado para criar perfis.',
    ],
  },
  {
    title: 'Com quem os dados ficam',
    points: [
      'No servidor desta instalação e, para funcionar sem internet, nos aparelhos de quem entra com a própria conta. No aparelho fica só o que essa pessoa pode ver.',
      'Se o psicólogo conectar o Google Calendar, o Google recebe os horários das sessões. Se a instalação usar um serviço externo de inteligência artificial, ele recebe o texto das notas ou a gravação de quem consentiu.',
      'Emails saem pelo servidor de email da instalação e não trazem dados de saúde.',
      'Um serviço externo pode ficar fora do Brasil. Quem mantém a instalação escolhe esses serviços e responde por essa escolha.',
    ],
  },
  {
    title: 'O que fica no seu navegador',
    points: [
      'Os seus dados para uso sem internet, a sua entrada na conta e as suas preferências de tela.',
      'Não há cookies de propaganda nem programas que seguem você por outros sites.',
      'Limpar os dados do site no navegador apaga essa cópia. O que ainda não tinha sido enviado se perde.',
    ],
  },
  {
    title: 'Por quanto tempo',
    points: [
      'Prontuário: 20 anos depois do último registro. Pagamentos e outros registros: 5 anos. Depois são apagados, a não ser que a Justiça peça que fiquem.',
      'Cópias de segurança guardam os dados por mais tempo, até serem destruídas pelo mesmo calendário.',
    ],
  },
  {
    title: 'Os seus direitos',
    points: [
      'Confirmar que seus dados são usados, receber uma cópia, corrigir, pedir que se apague o que não precisa ser guardado, saber com quem foram compartilhados e retirar um consentimento (LGPD, art. 18).',
      'A resposta completa deve vir em até 15 dias. Se isso não resolver, procure a Autoridade Nacional de Proteção de Dados (ANPD).',
    ],
  },
  {
    title: 'Segurança e incidentes',
    points: [
      'As conexões são cifradas, cada abertura de um prontuário fica registrada e cada pessoa recebe só o que pode ver.',
      'Se algo acontecer que ponha seus dados em risco, os controladores avisam você e a ANPD nos prazos da lei.',
    ],
  },
  {
    title: 'Quando este texto muda',
    points: [
      'Cada versão tem um número e uma data. Quando uma versão nova vale, você é avisado ao entrar e pode lê-la antes de aceitar. O acesso aos dados de atendimento não depende disso.',
    ],
  },
];
