import fastify from 'fastify';

let script: Promise<string> | undefined;

/** The script of the viewer, as its package serves it: the library is loaded when the script is first asked for. */
export function readViewerScript(): Promise<string> {
  return (script ??= extractScript());
}

/** The package has the script inside a plugin only, so a server that listens nowhere is asked for it. */
async function extractScript(): Promise<string> {
  const { default: viewer } = await import('@scalar/fastify-api-reference');
  const app = fastify();
  await app.register(viewer, { routePrefix: '/viewer', configuration: { url: '/v1/openapi.json' } });
  const { body } = await app.inject('/viewer/js/scalar.js');
  await app.close();
  return body;
}
