const tabs = ['visao-geral', 'agendamentos', 'notas'] as const;
export type PatientTab = (typeof tabs)[number];

/** The open tab, as it stands in the address. */
export interface PatientSearch {
  readonly aba?: PatientTab;
}

export function validatePatientSearch(search: Record<string, unknown>): PatientSearch {
  const aba = tabs.find((tab) => tab === search['aba']);
  return aba ? { aba } : {};
}
