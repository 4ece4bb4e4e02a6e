import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface Received {
  readonly to: readonly string[];
  readonly raw: string;
  /** Whether it came encrypted. */
  readonly isSecure: boolean;
}

/** A mail server on the loopback that keeps what it gets. */
export interface MailServer {
  readonly port: number;
  readonly received: Received[];
  close(): Promise<void>;
}

/** @param port 0 for a free one */
export async function openMailServer(
  options: SMTPServerOptions = {},
  port = 0,
): Promise<MailServer> {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        const raw = Buffer.concat(chunks).toString('latin1');
        received.push({ to, raw, isSecure: session.secure });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The server's answer to a command. Such answers quote addresses. */
export const answering =
  (responseCode: number, text = 'maria@exemplo.com') =>
  (_address: unknown, _session: unknown, done: (error: Error) => void): void =>
    done(Object.assign(new Error(text), { responseCode }));
