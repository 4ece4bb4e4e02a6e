export const RESTORED = {
  done: { message: 'Versão restaurada.', detail: 'O texto de antes continua entre as versões.' },
  refused: 'Erro ao restaurar a versão',
};

export const NEEDS_NETWORK =
  'As versões anteriores ficam no servidor: para vê-las é preciso conexão. O texto atual está neste aparelho.';

export const ONLY_AUTHORS = 'As versões de uma nota são vistas apenas por quem a escreveu.';

/** What a whole chain says, and what it does not. */
export const PROVES = [
  'Cada versão da nota tem um selo, calculado do texto, do autor, das horas e do selo da versão anterior. Se uma letra de uma versão mudasse, o selo dela e os de todas as seguintes deixariam de combinar.',
  'A assinatura mostra que este servidor tinha estas versões, e não um estranho que montou o arquivo.',
  'Quem guardou um comprovante antes pode compará-lo com um novo: se a história tiver sido reescrita, os selos antigos não aparecem mais.',
] as const;

export const DOES_NOT_PROVE = [
  'A assinatura é do servidor, e não de quem escreveu: não usa certificado ICP-Brasil e não prova quem estava diante do teclado.',
  'As horas são as do aparelho de quem escreveu e as do servidor; nenhuma autoridade de tempo as confirma.',
  'Quem controla o servidor poderia refazer a cadeia inteira e assiná-la de novo. Por isso o que a ancora é um comprovante entregue ou guardado fora dele.',
  'Um comprovante não mostra versões que vieram depois dele, nem diz se o que foi escrito é verdade.',
] as const;
