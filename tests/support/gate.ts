import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A port that leads to another one, until it hangs: then it takes connections and says nothing. */
export interface Gate {
  readonly port: number;
  hang(): void;
  /** Leads on again. Connections that hung are lost. */
  pass(): void;
  /** Leads new connections on. Those that hung stay silent for ever, as after a failover or in a network that has forgotten them. */
  forget(): void;
  close(): Promise<void>;
}

export async function openGate(target: number): Promise<Gate> {
  const sockets = new Set<Socket>();
  let isHanging = false;
  const keep = (socket: Socket) =>
    sockets.add(socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket)));
  const server = createServer((near) => {
    keep(near);
    if (isHanging) return void near.pause();
    const far = connect(target, '127.0.0.1');
    keep(far);
    near.pipe(far).pipe(near);
    far.on('close', () => near.destroy());
    near.on('close', () => far.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const dropAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    hang: () => {
      isHanging = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    pass: () => {
      isHanging = false;
      dropAll();
    },
    forget: () => {
      isHanging = false;
    },
    close: async () => {
      dropAll();
      server.close();
      await once(server, 'close');
    },
  };
}
