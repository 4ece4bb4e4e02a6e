/** Fragments of notes that fit whatever a patient comes for. */
export const openings = [
  'Chegou no horário, com boa disposição para o diálogo.',
  'Chegou dez minutos atrasad{o} e pediu desculpas pelo trânsito.',
  'Início mais silencioso; a conversa ganhou ritmo aos poucos.',
  'Comparece com aparência cuidada e afeto congruente.',
  'Chegou agitad{o}, falando rápido, e foi se acalmando ao longo da sessão.',
  'Sessão realizada por vídeo, com boa conexão e ambiente reservado.',
  'Iniciamos retomando o ponto em que a última sessão terminou.',
  'Refere cansaço, mas quis manter o encontro.',
  'Disse que pensou bastante na sessão anterior durante a semana.',
] as const;

export const events = [
  'Fora isso, a semana teve a visita de {pessoa} e a rotina mudou bastante.',
  'Menciona o aniversário de um amigo, ao qual foi e ficou até tarde.',
  'Conta que o carro quebrou e que se surpreendeu com a própria calma.',
  'Comenta uma mudança de equipe {lugar}, ainda sem saber o que esperar.',
  'Houve uma consulta médica de rotina, sem alterações.',
  'Fala da obra no apartamento vizinho e do barulho desde cedo.',
  'Relata uma conversa longa com {pessoa} sobre dinheiro, mais tranquila do que as anteriores.',
  'Voltou a praticar exercícios, duas vezes na semana.',
  'Passou o feriado fora e diz que a volta foi mais difícil do que a ida.',
  'Recebeu a notícia da gravidez de uma prima, com alegria e uma ponta de inveja.',
  'Comenta um filme que {o} fez pensar na própria história.',
  'Diz que adotou um gato e que a casa "ficou menos quieta".',
  'Menciona a matrícula em um curso de idiomas, adiada havia tempo.',
  'Relata um mal-entendido com {pessoa}, resolvido no mesmo dia.',
  'A avaliação anual {lugar} ocupou boa parte dos pensamentos.',
  'Fala com carinho do fim de semana na casa dos avós.',
] as const;

export const states = [
  'Sono regular, em torno de sete horas; apetite preservado.',
  'Sono leve, com um ou dois despertares; apetite sem alterações.',
  'Humor estável, com variações ligadas aos acontecimentos da semana.',
  'Apetite reduzido à noite; sono suficiente.',
  'Humor levemente ansioso; pensamento organizado e crítica preservada.',
  'Orientad{o}, colaborativ{o}, discurso coerente. Sem queixas físicas novas.',
  'Refere mais energia pela manhã e queda depois do almoço.',
  'Choro em um momento da sessão, com boa recuperação.',
  'Mantém a medicação conforme prescrita, sem efeitos incômodos.',
  'Nega uso de álcool na semana.',
] as const;

/** How a good week is told. */
export const lighter = [
  'Diz-se animad{o} e orgulhos{o} do que conseguiu na semana; sorriu bastante.',
  'Está bem, mais confiante, e conta com alegria os planos para as férias.',
  'Sente-se aliviad{o} e feliz com a mudança; dorme bem e voltou a ter prazer no que faz.',
  'Conta que a semana foi boa e leve, e se sente em paz com as próprias escolhas.',
  'Mostra-se contente e grat{o} pelo apoio {dapessoa}; riu ao lembrar do começo do processo.',
  'Diz que está feliz, com energia, e que há muito não se sentia tão segur{o}.',
] as const;

/** How a hard week is told. */
export const heavier = [
  'Está triste e desanimad{o}; chorou boa parte da sessão.',
  'Diz-se angustiad{o} e sem energia, com sono ruim e pouca vontade de sair de casa.',
  'Sente-se frustrad{o} e culpad{o}, com muita irritação ao longo dos dias.',
  'Muito ansios{o} e com medo de que tudo piore; dormiu mal quase todas as noites.',
  'Refere cansaço, tristeza e a sensação de que nada adianta.',
  'Semana ruim: choro fácil, aperto no peito e isolamento.',
] as const;

export const closings = [
  'Segue em acompanhamento.',
  'Manter a frequência combinada.',
  'Retomar o tema na próxima sessão.',
  'Encerramos com um resumo do que fica desta sessão.',
  'Na próxima sessão, revisar os objetivos terapêuticos.',
  'Avaliar em conjunto o espaçamento das sessões no próximo mês.',
  'Sai da sessão mais aliviad{o}, segundo relata.',
  'Próximo encontro no horário habitual.',
] as const;

export const backgrounds = [
  'Mora com {pessoa} e tem bom vínculo com dois amigos próximos.',
  'Mora sozinh{o} há dois anos; a família vive no interior.',
  'Já fez terapia anteriormente e interrompeu por mudança de cidade.',
  'É a primeira experiência em psicoterapia; chega com curiosidade e alguma reserva.',
  'Passa a maior parte do dia {lugar}, onde a queixa mais aparece.',
  'Nega tentativas de suicídio, internações psiquiátricas ou uso de substâncias.',
  'Descreve infância tranquila, com exigência escolar alta.',
  'Perdeu um dos avós na adolescência, com quem era muito ligad{o}.',
  'Rede de apoio restrita, formada por {pessoa} e uma colega.',
] as const;

export const contracts = [
  'Acordados horário, sigilo, política de faltas e objetivos iniciais do processo.',
  'Apresentado o contrato terapêutico, com espaço para dúvidas; demonstra adesão.',
  'Combinadas quatro sessões de avaliação antes de definir o plano.',
  'Explicados o sigilo e os seus limites. Objetivos a detalhar no próximo encontro.',
] as const;

export const people = [
  { article: 'a', noun: 'mãe' },
  { article: 'o', noun: 'pai' },
  { article: 'a', noun: 'irmã' },
  { article: 'o', noun: 'irmão' },
  { article: 'a', noun: 'esposa' },
  { article: 'o', noun: 'marido' },
  { article: 'a', noun: 'namorada' },
  { article: 'o', noun: 'namorado' },
  { article: 'a', noun: 'sogra' },
  { article: 'a', noun: 'tia' },
  { article: 'o', noun: 'primo' },
  { article: 'a', noun: 'avó' },
] as const;

export const places = [
  'no escritório',
  'na escola em que leciona',
  'no hospital',
  'na loja',
  'na faculdade',
  'na empresa',
  'no laboratório',
  'no restaurante em que trabalha',
  'no banco',
  'na repartição',
  'no estúdio',
  'na clínica veterinária',
] as const;

export const cancellationReasons = [
  'Paciente com consulta médica no mesmo horário.',
  'Viagem de trabalho.',
  'Paciente avisou que está doente.',
  'Imprevisto familiar.',
  'Reagendada a pedido do paciente.',
  null,
] as const;

export const bookingRemarks = [
  'Atendimento por vídeo.',
  'Confirmar por mensagem na véspera.',
  'Sala 2.',
  'Trazer o diário de sono.',
  'Solicitou recibo ao final.',
] as const;
