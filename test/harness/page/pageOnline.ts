import { ApiError } from '../../../src/client/online/apiError.ts';
import type { Online } from '../../../src/client/online/online.ts';
import type { Call, CallAnswer, CallArgs } from '../../../src/domain/contract/kit/call.ts';

export interface Answered {
  readonly call: Call;
  readonly answer: (args: never) => unknown;
}

/** How the server answers a call; what it throws is why it failed. What a screen does not look at may be left out. */
export const answering = <C extends Call>(
  call: C,
  answer: (args: CallArgs<C>) => Promise<Partial<CallAnswer<C>> | void>,
): Answered => ({ call, answer });

/** What the server knows the page's device by. */
export const DEVICE = 'd'.repeat(43);

/** The page's calls, answered by a test. */
export const pageOnline = (...answers: readonly Answered[]): Online => ({
  device: () => DEVICE,
  async call<C extends Call>(call: C, args: CallArgs<C>) {
    const found = answers.find((one) => one.call === call);
    if (!found) throw new ApiError(404, 'not_found', `Nobody answers ${call.path}.`);
    return ((await found.answer(args as never)) ?? { success: true, message: '' }) as CallAnswer<C>;
  },
});
