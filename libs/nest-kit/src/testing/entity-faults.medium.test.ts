import { Column, DataSource, Entity, PrimaryColumn } from 'typeorm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dataSourceOptions } from '../database/service-database';
import { entityFaults } from './entity-faults';
import { startTestDatabase, type TestDatabase } from './test-database';

const migrations = {
  '1700000000001-guests.sql': `
    create domain seat as integer not null;
    create table guest (
      id uuid primary key default uuidv7(),
      name text not null,
      seat seat,
      tags text[] not null default '{}',
      seen_at timestamptz,
      created_at timestamptz not null default now()
    )`,
};

@Entity('guest')
class Guest {
  @PrimaryColumn('uuid') declare id: string;
  @Column('text') declare name: string;
  @Column('integer') declare seat: number;
  @Column('text', { array: true }) declare tags: string[];
  @Column('timestamptz', { nullable: true }) declare seenAt: Date | null;
}

@Entity('guest')
class WrongGuest {
  @PrimaryColumn('uuid') declare id: string;
  @Column('bigint') declare seat: string;
  @Column('text') declare tags: string;
  @Column('timestamptz', { name: 'seen_at' }) declare seenAt: Date;
  @Column('text') declare nickname: string;
}

@Entity('host')
class Host {
  @PrimaryColumn('uuid') declare id: string;
}

let db: TestDatabase;

beforeAll(async () => {
  db = await startTestDatabase({ name: 'flow', entities: [], migrations, functions: {} });
});

afterAll(() => db.stop());

async function findFaults(...entities: (new () => object)[]): Promise<string[]> {
  const dataSource = await new DataSource(
    dataSourceOptions({ name: 'flow', entities, migrations, functions: {} }, db.ownerUrl, 1),
  ).initialize();
  return entityFaults(dataSource, 'flow').finally(() => dataSource.destroy());
}

it('finds no fault in entities that describe what the migrations made, or a part of it', async () => {
  expect(await findFaults(Guest)).toEqual([]);
});

it('names every table and column that is described otherwise', async () => {
  expect(await findFaults(WrongGuest, Host)).toEqual([
    'guest.seat is of type integer, and described as bigint',
    'guest.tags is of type text[], and described as text',
    'guest.seen_at is nullable',
    'guest.nickname does not exist',
    'guest.name has no default, and is not described',
    'Host describes host, which does not exist',
  ]);
});
