/** An error as Google's APIs answer it. */
export class GoogleError extends Error {
  constructor(
    readonly status: number,
    readonly reason: string,
    message: string,
    readonly domain = 'global',
  ) {
    super(message);
  }

  /** The Calendar API's form; the token endpoint has one of its own. */
  body(): unknown {
    const { status: code, reason, message, domain } = this;
    return { error: { errors: [{ domain, reason, message }], code, message } };
  }
}

/** An error of the OAuth endpoints (RFC 6749, section 5.2). */
export class OAuthError extends Error {
  constructor(
    readonly error: string,
    readonly description: string,
    readonly status = 400,
  ) {
    super(description);
  }

  body(): unknown {
    return { error: this.error, error_description: this.description };
  }
}

export const notFound = () => new GoogleError(404, 'notFound', 'Not Found');
export const badRequest = (message: string) => new GoogleError(400, 'badRequest', message);
