import { Socket } from 'node:net';
import { DataSource } from 'typeorm';
import { dataSourceOptions, type ServiceDatabase } from '../database/service-database';

/** Counts round trips: how often the client wrote after it had read. Writes of one tick, with nothing read in between, are one. */
export class RoundTripCounter {
  count = 0;
  private waitsForWrite = true;

  /** One connection to a database, as its service connects, whose round trips are counted. */
  connect(database: ServiceDatabase, url: string): Promise<DataSource> {
    const options = dataSourceOptions(database, url, 1);
    return new DataSource({ ...options, extra: { ...options.extra, stream: this.stream } }).initialize();
  }

  /** For the `stream` option of a pg client, which then connects this socket. */
  readonly stream = (): Socket => {
    const counted = new CountedSocket(() => this.noteWrite());
    return counted.on('data', () => (this.waitsForWrite = true));
  };

  /** How many round trips `work` takes. */
  async during(work: () => Promise<unknown>): Promise<number> {
    const before = this.count;
    await work();
    return this.count - before;
  }

  private noteWrite(): void {
    if (this.waitsForWrite) this.count += 1;
    this.waitsForWrite = false;
  }
}

class CountedSocket extends Socket {
  constructor(private readonly onWrite: () => void) {
    super();
  }

  override _write(...values: Parameters<Socket['_write']>): void {
    this.onWrite();
    super._write(...values);
  }

  override _writev(...values: Parameters<NonNullable<Socket['_writev']>>): void {
    this.onWrite();
    super._writev?.(...values);
  }
}
