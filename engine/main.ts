import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';

const host = process.env.HOST ?? '127.0.0.1';
const port = Number(process.env.PORT ?? 8080);
const page = readFileSync(new URL('../dist/page/index.html', import.meta.url), 'utf8');

const server = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
});

server.listen(port, host, () => {
  const address = server.address();
  if (address && typeof address === 'object') console.log(`Landfall is at http://${host}:${address.port}/`);
});

process.on('SIGTERM', () => server.close(() => process.exit(0)));
