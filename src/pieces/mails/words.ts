export const OWN_SAVED = {
  done: 'Sua escolha foi salva.',
  refused: 'Erro ao salvar a sua escolha',
};
