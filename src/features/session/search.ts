const tabs = ['visao-geral', 'anotacoes', 'historico'] as const;
export type SessionTab = (typeof tabs)[number];

/** The open tab, as it stands in the address. */
export interface SessionSearch {
  readonly aba?: SessionTab;
}

export function validateSessionSearch(search: Record<string, unknown>): SessionSearch {
  const aba = tabs.find((tab) => tab === search['aba']);
  return aba ? { aba } : {};
}
