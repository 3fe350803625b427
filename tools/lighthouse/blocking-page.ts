import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Auditor, PageAudit } from './audit-page.ts';

/** After its first frame nothing can be done for two seconds, however fast the machine is. */
const PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A page that blocks</title></head>
<body>
<h1>A page that blocks</h1>
<script>
  function block() {
    const end = performance.now() + 2000;
    while (performance.now() < end);
  }
  requestAnimationFrame(() => setTimeout(block));
</script>
</body>
</html>`;

/** What Lighthouse says about a page that is too slow everywhere. */
export async function auditBlockingPage({ audit }: Pick<Auditor, 'audit'>, cpuSlowdown: number): Promise<PageAudit> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // listens on TCP
  try {
    return await audit(`http://127.0.0.1:${port}/`, cpuSlowdown);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
