import type { Actor } from '../../../src/domain/core/command.ts';

const base64url = (value: unknown): string =>
  Buffer.from(JSON.stringify(value)).toString('base64url');

/** Sign-ins: who has which token, and which of them the server still takes. */
export class Tokens {
  readonly #valid = new Map<string, Actor>();
  readonly #owners = new Map<string, string>();
  #made = 0;

  signIn(actor: Actor): string {
    const token = `h.${base64url({
      sub: actor.userId,
      email: 'a@exemplo.com',
      name: 'A',
      role: actor.role,
      tenantId: actor.tenantId,
      sid: String(++this.#made),
      iat: 0,
      exp: 4_000_000_000,
    })}.s`;
    this.#valid.set(token, actor);
    this.#owners.set(token, actor.userId);
    return token;
  }

  /** Whose token it is, valid or not. */
  ownerOf(token: string): string | undefined {
    return this.#owners.get(token);
  }

  revoke(token: string): void {
    this.#valid.delete(token);
  }

  holderOf(token: string): Actor | undefined {
    return this.#valid.get(token);
  }
}
