export const TEMPLATE_CREATED = { done: 'Modelo criado.', refused: 'Erro ao criar modelo' };
export const TEMPLATE_UPDATED = { done: 'Modelo salvo.', refused: 'Erro ao salvar modelo' };
export const TEMPLATE_DELETED = { done: 'Modelo excluído.', refused: 'Erro ao excluir modelo' };

export const NEW_TEMPLATE = 'Novo modelo';
export const EDIT_TEMPLATE = 'Editar modelo';
