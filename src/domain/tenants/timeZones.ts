import * as v from 'valibot';

const NAME = /^(?:UTC|[A-Z][A-Za-z]+(?:\/[A-Za-z0-9_+-]+){1,2})$/;

/** Whether the clocks of this machine know the zone. */
function isKnown(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** An IANA name. */
export const timeZone = v.pipe(
  v.string('Escolha um fuso horário.'),
  v.maxLength(64, 'Escolha um fuso horário.'),
  v.check((zone) => NAME.test(zone) && isKnown(zone), 'Escolha um fuso horário.'),
);

/** Brazil's, from east to west, by where people live. */
export const brazilianZones: readonly (readonly [zone: string, name: string])[] = [
  ['America/Noronha', 'Fernando de Noronha'],
  ['America/Sao_Paulo', 'Brasília, São Paulo, Rio de Janeiro, Sul'],
  ['America/Bahia', 'Bahia'],
  ['America/Maceio', 'Alagoas e Sergipe'],
  ['America/Recife', 'Pernambuco'],
  ['America/Fortaleza', 'Ceará, Maranhão, Paraíba, Piauí, Rio Grande do Norte'],
  ['America/Belem', 'Amapá e leste do Pará'],
  ['America/Santarem', 'Oeste do Pará'],
  ['America/Araguaina', 'Tocantins'],
  ['America/Cuiaba', 'Mato Grosso'],
  ['America/Campo_Grande', 'Mato Grosso do Sul'],
  ['America/Manaus', 'Amazonas (Manaus)'],
  ['America/Boa_Vista', 'Roraima'],
  ['America/Porto_Velho', 'Rondônia'],
  ['America/Rio_Branco', 'Acre'],
  ['America/Eirunepe', 'Oeste do Amazonas'],
];
