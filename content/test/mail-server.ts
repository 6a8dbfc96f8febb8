import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface ReceivedMail {
  recipients: string[];
  source: string;
}

/** A mail server on a free port with configurable behavior. */
export interface MailServer {
  port: number;
  url: string;
  received: ReceivedMail[];
  /** Ends all connections. */
  dropConnections(): void;
  close(): Promise<void>;
}

type Behaviour = SMTPServerOptions & {
  /** The mail is acknowledged when this resolves. */
  take?: (mail: ReceivedMail) => Promise<void> | void;
};

export async function listenForMail(
  { take, ...behaviour }: Behaviour = {},
  port = 0,
): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 1,
    onData(stream, session, done) {
      let source = '';
      stream.setEncoding('utf8');
      stream.on('data', (part: string) => {
        source += part;
      });
      stream.on('end', async () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ recipients, source });
        await take?.({ recipients, source });
        done();
      });
    },
    ...behaviour,
  });
  server.on('error', () => undefined);
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  const boundPort = (server.server.address() as AddressInfo).port;
  return {
    port: boundPort,
    url: `smtp://127.0.0.1:${boundPort}`,
    received,
    dropConnections() {
      for (const connection of server.connections)
        (connection as unknown as { _socket: { destroy(): void } })._socket.destroy();
    },
    close: () => new Promise<void>((closed) => server.close(closed)),
  };
}
