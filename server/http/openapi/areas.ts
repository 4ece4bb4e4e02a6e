/** What the API's page calls each first segment of a path, in the page's order. */
const AREAS: readonly (readonly [segments: readonly string[], title: string])[] = [
  [['auth'], 'Contas e acesso'],
  [['users'], 'Perfil'],
  [['plans', 'billing'], 'Planos e assinatura'],
  [['patient-invites'], 'Convites de pacientes'],
  [['patients'], 'Pacientes'],
  [['appointments'], 'Sessões'],
  [['recurring-appointments'], 'Recorrências'],
  [['availability-periods', 'availability-new'], 'Disponibilidade'],
  [['availability-blocks'], 'Horários bloqueados'],
  [['recurring-breaks'], 'Pausas recorrentes'],
  [['notes', 'archived-notes'], 'Notas'],
  [['disposals'], 'Termos de descarte'],
  [['dashboard'], 'Painel'],
  [['payments'], 'Pagamentos'],
  [['financial-reports'], 'Relatórios financeiros'],
  [['google-calendar'], 'Google Calendar'],
  [['audit'], 'Registros de acesso'],
  [['sync'], 'Sincronização dos aparelhos'],
  [['health', 'openapi.json', 'docs'], 'Servidor'],
];

export const areaTitles: readonly string[] = AREAS.map(([, title]) => title);

/** The area of a path below `/api`. @throws where a first segment is none of ours yet */
export function areaOf(path: string): string {
  const [, first = ''] = path.split('/');
  const found = AREAS.find(([segments]) => segments.includes(first));
  if (!found) throw new Error(`Give /${first} an area in ${import.meta.url}.`);
  return found[1];
}
