export const count = new Intl.NumberFormat('pt-BR');
