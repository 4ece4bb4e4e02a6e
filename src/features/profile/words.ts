export const ZONE_SAVED = {
  done: 'Fuso horário alterado.',
  refused: 'Erro ao alterar o fuso horário',
};

export const NOT_THERE = 'Não informado';
