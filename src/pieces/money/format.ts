const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const round = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  maximumFractionDigits: 0,
});
const plain = new Intl.NumberFormat('pt-BR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 20,
});

/** `R$ 1.234,56`, with a space that does not break. @param amount in reais, as on the wire */
export const formatMoney = (amount: number): string => reais.format(amount);

/** `R$ 1.234` of a round sum, for the marks of an axis; any other with its centavos. */
export const formatRoundMoney = (amount: number): string =>
  Number.isInteger(amount) ? round.format(amount) : formatMoney(amount);

/** `1.234,56`, for a field that has `R$` before it. @param amount in reais */
export const formatAmount = (amount: number): string => plain.format(amount);
