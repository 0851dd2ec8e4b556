// Loaded into an engine by `--import`. Each HTTPS request then goes to the test's receiver, whatever its host. The engine's own code does not know of
// it.
import { Agent } from 'node:https';
import { connect } from 'node:tls';

const { EVENT_RECEIVER_PORT: port, EVENT_RECEIVER_CERTIFICATE: ca } = process.env;

Agent.prototype.createConnection = () =>
  connect({ host: '127.0.0.1', port: Number(port), servername: 'localhost', ...(ca && { ca }) });
