import { buildEdge } from './app';
import { readConfig } from './config';

const GRACE_MS = 5_000;

try {
  const config = readConfig(process.env);
  const app = await buildEdge(config);

  const stop = async () => {
    // Running requests may finish, within reason.
    const impatience = setTimeout(() => app.server.closeAllConnections(), GRACE_MS);
    await app.close();
    clearTimeout(impatience);
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());

  await app.listen({ port: config.port, host: config.host });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
