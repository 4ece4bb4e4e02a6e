import type { Toast } from '../../../ui/toasts/toasts.ts';

/** Why a person is at home and not at the address that was asked for. */
export const ELSEWHERE_WORDS = {
  lost: { message: 'Não encontramos essa página. Este é o seu início.', tone: 'info' },
  restricted: {
    message: 'Acesso Restrito',
    detail: 'Esta funcionalidade é exclusiva para psicólogos e administradores.',
    tone: 'info',
  },
} as const satisfies Record<string, Toast>;
