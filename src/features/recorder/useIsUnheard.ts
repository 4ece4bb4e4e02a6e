import { useKeptAnswer } from '../../client/online/useKeptAnswer.ts';
import { aiProviderCall } from '../../domain/contract/kit/server.ts';

/**
 * True if this server is known to turn no recording into text.
 * Without a network its last answer counts.
 */
export const useIsUnheard = (): boolean => useKeptAnswer(aiProviderCall)?.recordings === 'none';
