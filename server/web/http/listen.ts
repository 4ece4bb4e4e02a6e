import type { Server } from 'node:http';
import { StartError } from '../../kernel/config.ts';

const GRACE_MS = 10_000;
const SWEEP_MS = 50;

/** Resolves with the port when the server accepts connections. @throws StartError where the port is taken */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        reject(new StartError(`A porta ${port} já está em uso; escolha outra com PORT=<número>.`));
      else if (error.code === 'EACCES')
        reject(new StartError(`Não há permissão para usar a porta ${port}.`));
      else reject(error);
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** Accepts nothing new, lets running requests finish, and cuts what still hangs after ten seconds. */
export function finishRequests(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), GRACE_MS);
    // A kept-alive connection becomes idle only when its last answer has been sent.
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    server.close(() => {
      clearTimeout(cut);
      clearInterval(sweep);
      resolve();
    });
  });
}
