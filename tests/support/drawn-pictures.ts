// Loaded into an engine by `--import`, before its own code. A request with the header `x-drawn-pictures` gets the same small drawing for each picture,
// which takes the engine a second of processor time to make. Routes in the browser would turn its cache off, for scripts as well.
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000"><rect width="1600" height="1000" fill="#8fb8c8"/></svg>';
const headers = { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=31536000, immutable' };
// oxlint-disable-next-line typescript/unbound-method -- called with its server below
const { emit } = Server.prototype;

Server.prototype.emit = function (name: string | symbol, ...args: unknown[]): boolean {
  if (name !== 'request') return emit.call(this, name, ...args);
  const [request, response] = args as [IncomingMessage, ServerResponse];
  const isDrawn = request.url?.startsWith('/pictures/') && request.headers['x-drawn-pictures'];
  if (!isDrawn) return emit.call(this, name, ...args);
  response.writeHead(200, headers).end(drawing);
  return true;
};
