export const ZONE_SAVED = {
  done: 'Fuso horário alterado.',
  refused: 'Erro ao alterar o fuso horário',
};

export const NOT_THERE = 'Não informado';

export const SHARING_SAVED = {
  done: 'Portal dos pacientes alterado.',
  refused: 'Erro ao alterar o portal dos pacientes',
} as const;
