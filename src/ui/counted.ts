const numbers = new Intl.NumberFormat('pt-BR');

/** `1 gravação`, `3 gravações` */
export const counted = (amount: number, one: string, many: string): string =>
  `${numbers.format(amount)} ${amount === 1 ? one : many}`;
