import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { SentBeacon } from './fault-proxy.ts';

const BEACONS = '/api/releases/beacons';

/** Stands before an edge as the proxy that terminates TLS does: it tells the edge from which address a visitor comes. */
export class NetworkProxy {
  /** That of all visitors at present. */
  address = '198.51.100.1';
  /** Of the present address, in the order in which they arrived. */
  beacons: SentBeacon[] = [];
  readonly #edgePort: number;
  readonly #server = createServer((incoming, response) => {
    const { address } = this;
    void buffer(incoming)
      .then((body) => {
        if (incoming.url === BEACONS) this.beacons.push(JSON.parse(body.toString('utf8')) as SentBeacon); // written by the page
        const headers = { ...incoming.headers, 'x-forwarded-for': address };
        const { method, url: path } = incoming;
        request({ host: '127.0.0.1', port: this.#edgePort, method, path, headers }, (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response).on('error', () => response.destroy());
        })
          .on('error', () => response.destroy())
          .end(body);
      })
      .catch(() => response.destroy());
  });

  constructor(edgePort: number) {
    this.#edgePort = edgePort;
  }

  get url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`; // it listens on TCP
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  /** The next visitors come from another network (IPv4 /24). */
  moveTo(network: number): void {
    this.address = `203.0.${network}.1`;
    this.beacons = [];
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
