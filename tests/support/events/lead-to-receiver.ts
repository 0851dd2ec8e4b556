// Given to an engine by `--import`: each system that it posts to by HTTPS is the receiver of the test. The engine itself knows nothing of it.
import { Agent } from 'node:https';
import { connect } from 'node:tls';

const { EVENT_RECEIVER_PORT: port, EVENT_RECEIVER_CERTIFICATE: ca } = process.env;

Agent.prototype.createConnection = () =>
  connect({ host: '127.0.0.1', port: Number(port), servername: 'localhost', ...(ca && { ca }) });
