import { AsyncLocalStorage } from 'node:async_hooks';
import { DataSource, type DataSourceOptions } from 'typeorm';

const transactions = new AsyncLocalStorage<true>();

/** Whether the code that asks runs inside of a transaction of a service's data source. */
export function isInTransaction(): boolean {
  return transactions.getStore() === true;
}

/** Runs work that `isInTransaction` is true for: it holds a connection of the pool. */
export function markInTransaction<Result>(work: () => Result): Result {
  return transactions.run(true, work);
}

/** A service's data source, which knows what runs inside of its transactions. */
export function createServiceDataSource(options: DataSourceOptions): DataSource {
  const dataSource = new DataSource(options);
  const transaction = dataSource.transaction.bind(dataSource) as (...values: unknown[]) => Promise<unknown>;
  // An own property, because the method is overloaded: the work comes alone, or behind an isolation level.
  Object.defineProperty(dataSource, 'transaction', {
    value: (...values: unknown[]) => transaction(...values.map(marked)),
  });
  return dataSource;
}

function marked(value: unknown): unknown {
  if (typeof value !== 'function') return value;
  const work = value as (...values: unknown[]) => unknown; // all that `typeof` says
  return (...values: unknown[]): unknown => markInTransaction(() => work(...values));
}
